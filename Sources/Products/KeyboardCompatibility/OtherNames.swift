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
