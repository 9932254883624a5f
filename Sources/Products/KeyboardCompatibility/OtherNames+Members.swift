// Written by `make generate`; don't edit.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import KeyboardCore
public import KeyboardInput
public import KeyboardLexicon
public import KeyboardStyling
public import KeyboardViews

extension Autocomplete {

  // KeyboardKit 10.0.
  public typealias Result = Autocomplete.ServiceResult
  public typealias StandardAutocompleteService = Autocomplete.LocalService

  // KeyboardKit 10.3.
  public typealias NextWordPredictionMethod = Autocomplete.NextWordPredictionRequestType
  public typealias NextWordPredictionTypePicker = KeyboardSettingsPicker<AutocompleteMethod>

  // KeyboardKit 8.0.
  public typealias DisabledProvider = Autocomplete.DisabledAutocompleteService
  public typealias LocalProvider = Autocomplete.LocalService

  // KeyboardKit 8.9.
  public typealias DisabledService = Autocomplete.DisabledAutocompleteService

  // KeyboardKit 9.9.
  public typealias LocalAutocompleteService = Autocomplete.LocalService
}

extension Emoji {

  // KeyboardKit 10.7.
  public typealias KeyboardSearchField = EmojiSearchField
}

extension EmojiKeyboard {

  // KeyboardKit 10.0.
  public typealias Configuration = Emoji.KeyboardStyle
  public typealias Sizes = Emoji.KeyboardStyle
  public typealias State = EmojiKeyboard
  public typealias Style = Emoji.KeyboardStyle
}

extension Fonts {

  // KeyboardKit 10.0.
  public typealias UnicodeFont = KeyboardUnicodeFont
  public typealias UnicodeFontOption = KeyboardUnicodeFontOption
}

extension InputSet {

  // KeyboardKit 8.0.
  public typealias Row = InputSet.ItemRow
  public typealias Rows = InputSet.ItemRows
}

extension Keyboard {

  // KeyboardKit 10.0.
  public typealias InputType = Keyboard.TextFieldType

  // KeyboardKit 10.2.
  public typealias DeviceType = KeyboardCore.DeviceType
  public typealias InterfaceOrientation = KeyboardCore.InterfaceOrientation

  // KeyboardKit 10.4.1.
  public typealias DragGestureHandler = KeyboardInput.DragGestureHandler

  // KeyboardKit 10.6.
  public typealias SpacebarDragGestureHandler = Gestures.SpaceDragGestureHandler
  public typealias SpacebarDragSensitivity = Keyboard.SpaceDragSensitivity

  // KeyboardKit 10.7.
  public typealias SpacebarLongPressBehavior = Keyboard.SpaceLongPressBehavior
  public typealias SpacebarLongPressBehaviorPicker = Keyboard.SpaceLongPressPicker
  public typealias SpacebarMenuType = Keyboard.SpaceMenuType
  public typealias SpacebarMenuTypePicker = Keyboard.SpaceMenuTypePicker

  // KeyboardKit 8.0.
  public typealias Accent = Keyboard.Diacritic
  public typealias Case = Keyboard.KeyboardCase
  public typealias DiacriticResult = Keyboard.DiacriticInsertionResult
  public typealias SpaceContextMenu = Keyboard.SpaceMenuType
  public typealias StandardBehavior = Keyboard.StandardKeyboardBehavior
}

extension Keyboard.ButtonStyle {

  // KeyboardKit 8.0.
  public typealias BorderStyle = Keyboard.ButtonBorderStyle
  public typealias ShadowStyle = Keyboard.ButtonShadowStyle
}

extension KeyboardCallout {

  // KeyboardKit 8.0.
  public typealias BaseService = KeyboardCallout.BaseCalloutService
  public typealias DisabledService = KeyboardCallout.DisabledCalloutService
  public typealias StandardService = KeyboardCallout.StandardCalloutService
}

extension KeyboardCalloutActions {

  // KeyboardKit 10.7.
  public typealias Builder = Callouts.ActionsBuilder
  public typealias BuilderParams = Callouts.ActionsBuilderParams
}

extension KeyboardLayout {

  // KeyboardKit 8.0.
  public typealias Configuration = KeyboardLayout.DeviceConfiguration

  // KeyboardKit 9.0.
  public typealias BaseLayoutService = KeyboardLayout.BaseService
  public typealias DeviceBasedLayoutService = KeyboardLayout.DeviceBasedService
  public typealias ProLayoutService = KeyboardLayout.ProService
  public typealias StandardLayoutService = KeyboardLayout.StandardService
  public typealias iPadLayoutService = KeyboardLayout.iPadService
  public typealias iPadProLayoutService = KeyboardLayout.iPadProService
  public typealias iPhoneLayoutService = KeyboardLayout.iPhoneService
}

extension KeyboardSettings {

  // KeyboardKit 10.4.1.
  public typealias PickerValue = KeyboardSettingsPickerValue

  // KeyboardKit 9.0.
  public typealias InputToolbarType = Keyboard.InputToolbarType
}

extension KeyboardStyle {

  // KeyboardKit 8.0.
  public typealias ActionCallout = KeyboardCallout.ActionCalloutStyle
  public typealias AutocompleteToolbar = Autocomplete.ToolbarStyle
  public typealias AutocompleteToolbarItem = Autocomplete.ToolbarItemStyle
  public typealias AutocompleteToolbarSeparator = Autocomplete.ToolbarSeparatorStyle
  public typealias Background = Keyboard.Background
  public typealias Button = Keyboard.ButtonStyle
  public typealias ButtonBorder = Keyboard.ButtonBorderStyle
  public typealias ButtonShadow = Keyboard.ButtonShadowStyle
  public typealias Callout = KeyboardCallout.CalloutStyle
  public typealias EmojiKeyboard = Emoji.KeyboardStyle
  public typealias InputCallout = KeyboardCallout.InputCalloutStyle
  public typealias StandardProvider = StandardKeyboardAppearance
  public typealias ThemeBasedProvider = KeyboardThemeAppearance

  // KeyboardKit 8.9.
  public typealias StandardService = StandardKeyboardAppearance
  public typealias ThemeBasedService = KeyboardThemeAppearance

  // KeyboardKit 9.0.
  public typealias StandardStyleService = StandardKeyboardAppearance
  public typealias ThemeBasedStyleService = KeyboardThemeAppearance
}

extension Proxy {

  // KeyboardKit 10.0.
  public typealias FullDocumentReaderConfiguration = TextDocumentReaderConfiguration
  public typealias FullDocumentReaderError = TextDocumentReaderError
  public typealias FullDocumentReaderResult = TextDocumentReaderResult

  // KeyboardKit 10.1.
  public typealias SelectionEdge = Keyboard.TextSelectionEdge
}
