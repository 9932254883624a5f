// Written by `make generate`; don't edit.

public import Foundation
public import KeyboardCore
public import KeyboardInput
public import KeyboardLexicon
public import KeyboardStyling
public import KeyboardViews

/// The name of `Autocomplete.NextWordPredictionRequestType` in KeyboardKit 10.7.
public typealias AutocompleteMethod = Autocomplete.NextWordPredictionRequestType

/// The name of `KeyboardSettingsPicker<AutocompleteMethod>` in KeyboardKit 10.7.
public typealias AutocompleteMethodPicker = KeyboardSettingsPicker<AutocompleteMethod>

/// The name of `AutocompleteService` in KeyboardKit 8.0.
public typealias AutocompleteProvider = AutocompleteService

/// The name of `Autocomplete.TextReplacementDictionary` in KeyboardKit 10.7.
public typealias AutocompleteReplacementDictionary = Autocomplete.TextReplacementDictionary

/// The name of `Autocomplete.ServiceResult` in KeyboardKit 10.7.
public typealias AutocompleteResult = Autocomplete.ServiceResult

/// The name of `Autocomplete.Suggestion` in KeyboardKit 10.7.
public typealias AutocompleteSuggestion = Autocomplete.Suggestion

/// The name of `Autocomplete.SuggestionType` in KeyboardKit 10.7.
public typealias AutocompleteSuggestionType = Autocomplete.SuggestionType

/// The name of `Autocomplete.Toolbar` in KeyboardKit 10.7.
public typealias AutocompleteToolbar = Autocomplete.Toolbar

/// The name of `Autocomplete.ToolbarItem` in KeyboardKit 10.7.
public typealias AutocompleteToolbarItem = Autocomplete.ToolbarItem

/// The name of `Autocomplete.ToolbarItemStyle` in KeyboardKit 10.7.
public typealias AutocompleteToolbarItemStyle = Autocomplete.ToolbarItemStyle

/// The name of `Autocomplete.ToolbarScrollMode` in KeyboardKit 10.7.
public typealias AutocompleteToolbarScrollMode = Autocomplete.ToolbarScrollMode

/// The name of `Autocomplete.ToolbarSeparator` in KeyboardKit 10.7.
public typealias AutocompleteToolbarSeparator = Autocomplete.ToolbarSeparator

/// The name of `Autocomplete.ToolbarSeparatorStyle` in KeyboardKit 10.7.
public typealias AutocompleteToolbarSeparatorStyle = Autocomplete.ToolbarSeparatorStyle

/// The name of `Autocomplete.ToolbarStyle` in KeyboardKit 10.7.
public typealias AutocompleteToolbarStyle = Autocomplete.ToolbarStyle

/// The name of `Autocomplete.AutocorrectionDisabledToContextModifer` in KeyboardKit 10.7.
public typealias AutocorrectionDisabledModifer = Autocomplete.AutocorrectionDisabledToContextModifer

/// The name of `KeyboardCalloutContext` in KeyboardKit 8.0.
public typealias CalloutContext = KeyboardCalloutContext

/// The name of `KeyboardCallout.CalloutStyle` in KeyboardKit 7.2.
public typealias CalloutStyle = KeyboardCallout.CalloutStyle

/// The name of `KeyboardCallout` in KeyboardKit 8.0.
public typealias Callouts = KeyboardCallout

/// The name of `Dictation.AuthorizationStatus` in KeyboardKit 10.7.
public typealias DictationAuthorizationStatus = Dictation.AuthorizationStatus

/// The name of `Dictation.ServiceError` in KeyboardKit 10.7.
public typealias DictationServiceError = Dictation.ServiceError

/// The name of `Autocomplete.DisabledAutocompleteService` in KeyboardKit 10.7.
public typealias DisabledAutocompleteService = Autocomplete.DisabledAutocompleteService

/// The name of `Dictation.DisabledDictationService` in KeyboardKit 10.7.
public typealias DisabledDictationService = Dictation.DisabledDictationService

/// The name of `Feedback.DisabledFeedbackService` in KeyboardKit 10.7.
public typealias DisabledKeyboardFeedbackService = Feedback.DisabledFeedbackService

/// The name of `TextDocumentReader` in KeyboardKit 10.6.
public typealias DocumentReader = TextDocumentReader

/// The name of `TextDocumentReaderConfiguration` in KeyboardKit 10.6.
public typealias DocumentReaderConfiguration = TextDocumentReaderConfiguration

/// The name of `TextDocumentReaderError` in KeyboardKit 10.6.
public typealias DocumentReaderError = TextDocumentReaderError

/// The name of `TextDocumentReaderResult` in KeyboardKit 10.6.
public typealias DocumentReaderResult = TextDocumentReaderResult

/// The name of `Emoji.ColonSearch` in KeyboardKit 10.7.
public typealias EmojiColonSearch = Emoji.ColonSearch

/// The name of `Emoji.KeyboardStyle` in KeyboardKit 10.7.
public typealias EmojiKeyboardConfiguration = Emoji.KeyboardStyle

/// The name of `Emoji.KeyboardStyle` in KeyboardKit 10.7.
public typealias EmojiKeyboardSizes = Emoji.KeyboardStyle

/// The name of `EmojiKeyboard` in KeyboardKit 10.7.
public typealias EmojiKeyboardState = EmojiKeyboard

/// The name of `Emoji.KeyboardStyle` in KeyboardKit 10.7.
public typealias EmojiKeyboardStyle = Emoji.KeyboardStyle

/// The name of `KeyboardFeedback` in KeyboardKit 8.0.
public typealias Feedback = KeyboardFeedback

/// The name of `KeyboardFeedbackContext` in KeyboardKit 8.0.
public typealias FeedbackContext = KeyboardFeedbackContext

/// The name of `KeyboardFeedbackService` in KeyboardKit 8.0.
public typealias FeedbackService = KeyboardFeedbackService

/// The name of `KeyboardFontContext` in KeyboardKit 10.0.
public typealias FontContext = KeyboardFontContext

/// The name of `KeyboardFontSettings` in KeyboardKit 10.0.
public typealias FontSettings = KeyboardFontSettings

/// The name of `Callouts.ActionCallout` in KeyboardKit 10.7.
public typealias KeyboardActionCallout = Callouts.ActionCallout

/// The name of `Feedback.Audio` in KeyboardKit 10.7.
public typealias KeyboardAudioFeedback = Feedback.Audio

/// The name of `Feedback.AudioConfiguration` in KeyboardKit 10.7.
public typealias KeyboardAudioFeedbackConfiguration = Feedback.AudioConfiguration

/// The name of `Feedback.AudioEngine` in KeyboardKit 10.7.
public typealias KeyboardAudioFeedbackEngine = Feedback.AudioEngine

/// The name of `Keyboard.ButtonStyle` in KeyboardKit 7.2.
public typealias KeyboardButtonStyle = Keyboard.ButtonStyle

/// The name of `Callouts.Actions` in KeyboardKit 10.7.
public typealias KeyboardCalloutActions = Callouts.Actions

/// The name of `KeyboardCallout.CalloutStyle` in KeyboardKit 10.7.
public typealias KeyboardCalloutStyle = KeyboardCallout.CalloutStyle

/// The name of `FeedbackSettings` in KeyboardKit 10.7.
public typealias KeyboardFeedbackSettings = FeedbackSettings

/// The name of `Feedback.Haptic` in KeyboardKit 10.7.
public typealias KeyboardHapticFeedback = Feedback.Haptic

/// The name of `Feedback.HapticConfiguration` in KeyboardKit 10.7.
public typealias KeyboardHapticFeedbackConfiguration = Feedback.HapticConfiguration

/// The name of `Feedback.HapticEngine` in KeyboardKit 10.7.
public typealias KeyboardHapticFeedbackEngine = Feedback.HapticEngine

/// The name of `Callouts.InputCallout` in KeyboardKit 10.7.
public typealias KeyboardInputCallout = Callouts.InputCallout

/// The name of `KeyboardLayout.DeviceConfiguration` in KeyboardKit 10.6.
public typealias KeyboardLayoutConfiguration = KeyboardLayout.DeviceConfiguration

/// The name of `KeyboardLayout.Item` in KeyboardKit 10.6.
public typealias KeyboardLayoutItem = KeyboardLayout.Item

/// The name of `Locale` in KeyboardKit 8.0.
public typealias KeyboardLocale = Locale

/// The name of `KeyboardLocale.ContextMenu` in KeyboardKit 10.6.
public typealias KeyboardLocaleContextMenuModifier = KeyboardLocale.ContextMenu

/// The name of `KeyboardLocale.ListItem` in KeyboardKit 10.6.
public typealias KeyboardLocaleListItem = KeyboardLocale.ListItem

/// The name of `KeyboardStatus.Label` in KeyboardKit 10.6.
public typealias KeyboardStatusLabel = KeyboardStatus.Label

/// The name of `KeyboardStatus.LabelStyle` in KeyboardKit 10.6.
public typealias KeyboardStatusLabelStyle = KeyboardStatus.LabelStyle

/// The name of `KeyboardAppearance` in KeyboardKit 8.0.
public typealias KeyboardStyleProvider = KeyboardAppearance

/// The name of `KeyboardAppearance` in KeyboardKit 8.9.
public typealias KeyboardStyleService = KeyboardAppearance

/// The name of `KeyboardTheme.Collection` in KeyboardKit 10.6.
public typealias KeyboardThemeCollection = KeyboardTheme.Collection

/// The name of `KeyboardLicense` in KeyboardKit 8.0.
public typealias License = KeyboardLicense

/// The name of `Autocomplete.NextWordPredictionRequestType` in KeyboardKit 10.3.
public typealias NextWordPredictionMethod = Autocomplete.NextWordPredictionRequestType

/// The name of `KeyboardPreviews.AutocompleteService` in KeyboardKit 10.6.
public typealias PreviewAutocompleteService = KeyboardPreviews.AutocompleteService

/// The name of `KeyboardPreviews.ActionHandler` in KeyboardKit 10.6.
public typealias PreviewKeyboardActionHandler = KeyboardPreviews.ActionHandler

/// The name of `KeyboardPreviews.InputViewController` in KeyboardKit 10.6.
public typealias PreviewKeyboardInputViewController = KeyboardPreviews.InputViewController

/// The name of `KeyboardPreviews.TextDocumentProxy` in KeyboardKit 10.6.
public typealias PreviewTextDocumentProxy = KeyboardPreviews.TextDocumentProxy

/// The name of `Autocomplete.NextWordPredictionRequest` in KeyboardKit 10.7.
public typealias RemoteAutocompleteRequest = Autocomplete.NextWordPredictionRequest

/// The name of `Autocomplete.NextWordPredictionRequest` in KeyboardKit 10.0.
public typealias RemotePredictionRequest = Autocomplete.NextWordPredictionRequest

/// The name of `Autocomplete.LocalService` in KeyboardKit 10.7.
public typealias StandardAutocompleteService = Autocomplete.LocalService

/// The name of `KeyboardAction.StandardActionHandler` in KeyboardKit 10.7.
public typealias StandardKeyboardActionHandler = KeyboardAction.StandardActionHandler

/// The name of `Feedback.StandardFeedbackService` in KeyboardKit 10.7.
public typealias StandardKeyboardFeedbackService = Feedback.StandardFeedbackService

/// The name of `KeyboardCore.InterfaceOrientation` in UIKit.
public typealias UIInterfaceOrientation = KeyboardCore.InterfaceOrientation

/// The name of `Keyboard.TextFieldAppearance` in UIKit.
public typealias UIKeyboardAppearance = Keyboard.TextFieldAppearance

/// The name of `Keyboard.TextFieldType` in UIKit.
public typealias UIKeyboardType = Keyboard.TextFieldType

/// The name of `Keyboard.ReturnKeyType` in UIKit.
public typealias UIReturnKeyType = Keyboard.ReturnKeyType

/// The name of `Keyboard.AutocapitalizationType` in UIKit.
public typealias UITextAutocapitalizationType = Keyboard.AutocapitalizationType

/// The name of `TextDocumentProxy` in UIKit.
public typealias UITextDocumentProxy = TextDocumentProxy

/// The name of `TextDocumentProxy` in UIKit.
public typealias UITextInput = TextDocumentProxy

/// The name of `ColorScheme` in UIKit.
public typealias UIUserInterfaceStyle = ColorScheme

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
