// Written by `make generate`; don't edit.

public import KeyboardCore
public import KeyboardInput
public import KeyboardLexicon
public import KeyboardStyling
public import KeyboardViews

/// The name of `Autocomplete.NextWordPredictionRequestType` in KeyboardKit 10.7.
public typealias AutocompleteMethod = Autocomplete.NextWordPredictionRequestType

/// The name of `KeyboardSettingsPicker<AutocompleteMethod>` in KeyboardKit 10.7.
public typealias AutocompleteMethodPicker = KeyboardSettingsPicker<AutocompleteMethod>

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

/// The name of `Autocomplete.ToolbarScrollMode` in KeyboardKit 10.7.
public typealias AutocompleteToolbarScrollMode = Autocomplete.ToolbarScrollMode

/// The name of `Autocomplete.ToolbarSeparator` in KeyboardKit 10.7.
public typealias AutocompleteToolbarSeparator = Autocomplete.ToolbarSeparator

/// The name of `Autocomplete.AutocorrectionDisabledToContextModifer` in KeyboardKit 10.7.
public typealias AutocorrectionDisabledModifer = Autocomplete.AutocorrectionDisabledToContextModifer

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

/// The name of `Callouts.ActionCallout` in KeyboardKit 10.7.
public typealias KeyboardActionCallout = Callouts.ActionCallout

/// The name of `Feedback.Audio` in KeyboardKit 10.7.
public typealias KeyboardAudioFeedback = Feedback.Audio

/// The name of `Feedback.AudioConfiguration` in KeyboardKit 10.7.
public typealias KeyboardAudioFeedbackConfiguration = Feedback.AudioConfiguration

/// The name of `Feedback.AudioEngine` in KeyboardKit 10.7.
public typealias KeyboardAudioFeedbackEngine = Feedback.AudioEngine

/// The name of `Callouts.Actions` in KeyboardKit 10.7.
public typealias KeyboardCalloutActions = Callouts.Actions

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

/// The name of `KeyboardLocale.ContextMenu` in KeyboardKit 10.6.
public typealias KeyboardLocaleContextMenuModifier = KeyboardLocale.ContextMenu

/// The name of `KeyboardLocale.ListItem` in KeyboardKit 10.6.
public typealias KeyboardLocaleListItem = KeyboardLocale.ListItem

/// The name of `KeyboardStatus.Label` in KeyboardKit 10.6.
public typealias KeyboardStatusLabel = KeyboardStatus.Label

/// The name of `KeyboardStatus.LabelStyle` in KeyboardKit 10.6.
public typealias KeyboardStatusLabelStyle = KeyboardStatus.LabelStyle

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

extension Autocomplete {

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

extension Keyboard {

  /// The name of `KeyboardCore.DeviceType` in KeyboardKit 10.2.
  public typealias DeviceType = KeyboardCore.DeviceType

  /// The name of `KeyboardInput.DragGestureHandler` in KeyboardKit 10.4.1.
  public typealias DragGestureHandler = KeyboardInput.DragGestureHandler

  /// The name of `Keyboard.TextFieldType` in KeyboardKit 10.0.
  public typealias InputType = Keyboard.TextFieldType

  /// The name of `KeyboardCore.InterfaceOrientation` in KeyboardKit 10.2.
  public typealias InterfaceOrientation = KeyboardCore.InterfaceOrientation

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
}

extension KeyboardCalloutActions {

  /// The name of `Callouts.ActionsBuilder` in KeyboardKit 10.7.
  public typealias Builder = Callouts.ActionsBuilder

  /// The name of `Callouts.ActionsBuilderParams` in KeyboardKit 10.7.
  public typealias BuilderParams = Callouts.ActionsBuilderParams
}

extension KeyboardSettings {

  /// The name of `KeyboardSettingsPickerValue` in KeyboardKit 10.4.1.
  public typealias PickerValue = KeyboardSettingsPickerValue
}

extension Proxy {

  /// The name of `Keyboard.TextSelectionEdge` in KeyboardKit 10.1.
  public typealias SelectionEdge = Keyboard.TextSelectionEdge
}
