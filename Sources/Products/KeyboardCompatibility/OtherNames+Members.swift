// Written by `make generate`; don't edit.

public import KeyboardCore
public import KeyboardInput
public import KeyboardLexicon
public import KeyboardStyling
public import KeyboardViews

extension Autocomplete {

  /// The name of `Autocomplete.DisabledAutocompleteService` in KeyboardKit 8.0.
  public typealias DisabledProvider = Autocomplete.DisabledAutocompleteService

  /// The name of `Autocomplete.DisabledAutocompleteService` in KeyboardKit 8.9.
  public typealias DisabledService = Autocomplete.DisabledAutocompleteService

  /// The name of `Autocomplete.LocalService` in KeyboardKit 9.9.
  public typealias LocalAutocompleteService = Autocomplete.LocalService

  /// The name of `Autocomplete.LocalService` in KeyboardKit 8.0.
  public typealias LocalProvider = Autocomplete.LocalService

  /// The name of `Autocomplete.NextWordPredictionRequestType` in KeyboardKit 10.3.
  public typealias NextWordPredictionMethod = Autocomplete.NextWordPredictionRequestType

  /// The name of `KeyboardSettingsPicker<AutocompleteMethod>` in KeyboardKit 10.3.
  public typealias NextWordPredictionTypePicker = KeyboardSettingsPicker<AutocompleteMethod>

  /// The name of `Autocomplete.ServiceResult` in KeyboardKit 10.0.
  public typealias Result = Autocomplete.ServiceResult

  /// The name of `Autocomplete.LocalService` in KeyboardKit 10.0.
  public typealias StandardAutocompleteService = Autocomplete.LocalService
}

extension Emoji {

  /// The name of `EmojiSearchField` in KeyboardKit 10.7.
  public typealias KeyboardSearchField = EmojiSearchField
}

extension EmojiKeyboard {

  /// The name of `Emoji.KeyboardStyle` in KeyboardKit 10.0.
  public typealias Configuration = Emoji.KeyboardStyle

  /// The name of `Emoji.KeyboardStyle` in KeyboardKit 10.0.
  public typealias Sizes = Emoji.KeyboardStyle

  /// The name of `EmojiKeyboard` in KeyboardKit 10.0.
  public typealias State = EmojiKeyboard

  /// The name of `Emoji.KeyboardStyle` in KeyboardKit 10.0.
  public typealias Style = Emoji.KeyboardStyle
}

extension Fonts {

  /// The name of `KeyboardUnicodeFont` in KeyboardKit 10.0.
  public typealias UnicodeFont = KeyboardUnicodeFont

  /// The name of `KeyboardUnicodeFontOption` in KeyboardKit 10.0.
  public typealias UnicodeFontOption = KeyboardUnicodeFontOption
}

extension InputSet {

  /// The name of `InputSet.ItemRow` in KeyboardKit 8.0.
  public typealias Row = InputSet.ItemRow

  /// The name of `InputSet.ItemRows` in KeyboardKit 8.0.
  public typealias Rows = InputSet.ItemRows
}

extension Keyboard {

  /// The name of `Keyboard.Diacritic` in KeyboardKit 8.0.
  public typealias Accent = Keyboard.Diacritic

  /// The name of `Keyboard.KeyboardCase` in KeyboardKit 8.0.
  public typealias Case = Keyboard.KeyboardCase

  /// The name of `KeyboardCore.DeviceType` in KeyboardKit 10.2.
  public typealias DeviceType = KeyboardCore.DeviceType

  /// The name of `Keyboard.DiacriticInsertionResult` in KeyboardKit 8.0.
  public typealias DiacriticResult = Keyboard.DiacriticInsertionResult

  /// The name of `KeyboardInput.DragGestureHandler` in KeyboardKit 10.4.1.
  public typealias DragGestureHandler = KeyboardInput.DragGestureHandler

  /// The name of `Keyboard.TextFieldType` in KeyboardKit 10.0.
  public typealias InputType = Keyboard.TextFieldType

  /// The name of `KeyboardCore.InterfaceOrientation` in KeyboardKit 10.2.
  public typealias InterfaceOrientation = KeyboardCore.InterfaceOrientation

  /// The name of `Keyboard.SpaceMenuType` in KeyboardKit 8.0.
  public typealias SpaceContextMenu = Keyboard.SpaceMenuType

  /// The name of `Gestures.SpaceDragGestureHandler` in KeyboardKit 10.6.
  public typealias SpacebarDragGestureHandler = Gestures.SpaceDragGestureHandler

  /// The name of `Keyboard.SpaceDragSensitivity` in KeyboardKit 10.6.
  public typealias SpacebarDragSensitivity = Keyboard.SpaceDragSensitivity

  /// The name of `Keyboard.SpaceLongPressBehavior` in KeyboardKit 10.7.
  public typealias SpacebarLongPressBehavior = Keyboard.SpaceLongPressBehavior

  /// The name of `Keyboard.SpaceLongPressPicker` in KeyboardKit 10.7.
  public typealias SpacebarLongPressBehaviorPicker = Keyboard.SpaceLongPressPicker

  /// The name of `Keyboard.SpaceMenuType` in KeyboardKit 10.7.
  public typealias SpacebarMenuType = Keyboard.SpaceMenuType

  /// The name of `Keyboard.SpaceMenuTypePicker` in KeyboardKit 10.7.
  public typealias SpacebarMenuTypePicker = Keyboard.SpaceMenuTypePicker

  /// The name of `Keyboard.StandardKeyboardBehavior` in KeyboardKit 8.0.
  public typealias StandardBehavior = Keyboard.StandardKeyboardBehavior
}

extension Keyboard.ButtonStyle {

  /// The name of `Keyboard.ButtonBorderStyle` in KeyboardKit 8.0.
  public typealias BorderStyle = Keyboard.ButtonBorderStyle

  /// The name of `Keyboard.ButtonShadowStyle` in KeyboardKit 8.0.
  public typealias ShadowStyle = Keyboard.ButtonShadowStyle
}

extension KeyboardCallout {

  /// The name of `KeyboardCallout.BaseCalloutService` in KeyboardKit 8.0.
  public typealias BaseService = KeyboardCallout.BaseCalloutService

  /// The name of `KeyboardCallout.DisabledCalloutService` in KeyboardKit 8.0.
  public typealias DisabledService = KeyboardCallout.DisabledCalloutService

  /// The name of `KeyboardCallout.StandardCalloutService` in KeyboardKit 8.0.
  public typealias StandardService = KeyboardCallout.StandardCalloutService
}

extension KeyboardCalloutActions {

  /// The name of `Callouts.ActionsBuilder` in KeyboardKit 10.7.
  public typealias Builder = Callouts.ActionsBuilder

  /// The name of `Callouts.ActionsBuilderParams` in KeyboardKit 10.7.
  public typealias BuilderParams = Callouts.ActionsBuilderParams
}

extension KeyboardLayout {

  /// The name of `KeyboardLayout.BaseService` in KeyboardKit 9.0.
  public typealias BaseLayoutService = KeyboardLayout.BaseService

  /// The name of `KeyboardLayout.DeviceConfiguration` in KeyboardKit 8.0.
  public typealias Configuration = KeyboardLayout.DeviceConfiguration

  /// The name of `KeyboardLayout.DeviceBasedService` in KeyboardKit 9.0.
  public typealias DeviceBasedLayoutService = KeyboardLayout.DeviceBasedService

  /// The name of `KeyboardLayout.ProService` in KeyboardKit 9.0.
  public typealias ProLayoutService = KeyboardLayout.ProService

  /// The name of `KeyboardLayout.StandardService` in KeyboardKit 9.0.
  public typealias StandardLayoutService = KeyboardLayout.StandardService

  /// The name of `KeyboardLayout.iPadService` in KeyboardKit 9.0.
  public typealias iPadLayoutService = KeyboardLayout.iPadService

  /// The name of `KeyboardLayout.iPadProService` in KeyboardKit 9.0.
  public typealias iPadProLayoutService = KeyboardLayout.iPadProService

  /// The name of `KeyboardLayout.iPhoneService` in KeyboardKit 9.0.
  public typealias iPhoneLayoutService = KeyboardLayout.iPhoneService
}

extension KeyboardSettings {

  /// The name of `Keyboard.InputToolbarType` in KeyboardKit 9.0.
  public typealias InputToolbarType = Keyboard.InputToolbarType

  /// The name of `KeyboardSettingsPickerValue` in KeyboardKit 10.4.1.
  public typealias PickerValue = KeyboardSettingsPickerValue
}

extension KeyboardStyle {

  /// The name of `KeyboardCallout.ActionCalloutStyle` in KeyboardKit 8.0.
  public typealias ActionCallout = KeyboardCallout.ActionCalloutStyle

  /// The name of `Autocomplete.ToolbarStyle` in KeyboardKit 8.0.
  public typealias AutocompleteToolbar = Autocomplete.ToolbarStyle

  /// The name of `Autocomplete.ToolbarItemStyle` in KeyboardKit 8.0.
  public typealias AutocompleteToolbarItem = Autocomplete.ToolbarItemStyle

  /// The name of `Autocomplete.ToolbarSeparatorStyle` in KeyboardKit 8.0.
  public typealias AutocompleteToolbarSeparator = Autocomplete.ToolbarSeparatorStyle

  /// The name of `Keyboard.Background` in KeyboardKit 8.0.
  public typealias Background = Keyboard.Background

  /// The name of `Keyboard.ButtonStyle` in KeyboardKit 8.0.
  public typealias Button = Keyboard.ButtonStyle

  /// The name of `Keyboard.ButtonBorderStyle` in KeyboardKit 8.0.
  public typealias ButtonBorder = Keyboard.ButtonBorderStyle

  /// The name of `Keyboard.ButtonShadowStyle` in KeyboardKit 8.0.
  public typealias ButtonShadow = Keyboard.ButtonShadowStyle

  /// The name of `KeyboardCallout.CalloutStyle` in KeyboardKit 8.0.
  public typealias Callout = KeyboardCallout.CalloutStyle

  /// The name of `Emoji.KeyboardStyle` in KeyboardKit 8.0.
  public typealias EmojiKeyboard = Emoji.KeyboardStyle

  /// The name of `KeyboardCallout.InputCalloutStyle` in KeyboardKit 8.0.
  public typealias InputCallout = KeyboardCallout.InputCalloutStyle

  /// The name of `StandardKeyboardAppearance` in KeyboardKit 8.0.
  public typealias StandardProvider = StandardKeyboardAppearance

  /// The name of `StandardKeyboardAppearance` in KeyboardKit 8.9.
  public typealias StandardService = StandardKeyboardAppearance

  /// The name of `StandardKeyboardAppearance` in KeyboardKit 9.0.
  public typealias StandardStyleService = StandardKeyboardAppearance

  /// The name of `KeyboardThemeAppearance` in KeyboardKit 8.0.
  public typealias ThemeBasedProvider = KeyboardThemeAppearance

  /// The name of `KeyboardThemeAppearance` in KeyboardKit 8.9.
  public typealias ThemeBasedService = KeyboardThemeAppearance

  /// The name of `KeyboardThemeAppearance` in KeyboardKit 9.0.
  public typealias ThemeBasedStyleService = KeyboardThemeAppearance
}

extension Proxy {

  /// The name of `TextDocumentReaderConfiguration` in KeyboardKit 10.0.
  public typealias FullDocumentReaderConfiguration = TextDocumentReaderConfiguration

  /// The name of `TextDocumentReaderError` in KeyboardKit 10.0.
  public typealias FullDocumentReaderError = TextDocumentReaderError

  /// The name of `TextDocumentReaderResult` in KeyboardKit 10.0.
  public typealias FullDocumentReaderResult = TextDocumentReaderResult

  /// The name of `Keyboard.TextSelectionEdge` in KeyboardKit 10.1.
  public typealias SelectionEdge = Keyboard.TextSelectionEdge
}
