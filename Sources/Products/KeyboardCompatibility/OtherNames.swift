// Written by `make generate`; don't edit.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import KeyboardCore
public import KeyboardInput
public import KeyboardLexicon
public import KeyboardStyling
public import KeyboardViews

// KeyboardKit 10.0.
public typealias FontContext = KeyboardFontContext
public typealias FontSettings = KeyboardFontSettings
public typealias RemotePredictionRequest = Autocomplete.NextWordPredictionRequest

// KeyboardKit 10.3.
public typealias NextWordPredictionMethod = Autocomplete.NextWordPredictionRequestType

// KeyboardKit 10.6.
public typealias DocumentReader = TextDocumentReader
public typealias DocumentReaderConfiguration = TextDocumentReaderConfiguration
public typealias DocumentReaderError = TextDocumentReaderError
public typealias DocumentReaderResult = TextDocumentReaderResult
public typealias KeyboardLayoutConfiguration = KeyboardLayout.DeviceConfiguration
public typealias KeyboardLayoutItem = KeyboardLayout.Item
public typealias KeyboardLocaleContextMenuModifier = KeyboardLocale.ContextMenu
public typealias KeyboardLocaleListItem = KeyboardLocale.ListItem
public typealias KeyboardStatusLabel = KeyboardStatus.Label
public typealias KeyboardStatusLabelStyle = KeyboardStatus.LabelStyle
public typealias KeyboardThemeCollection = KeyboardTheme.Collection
public typealias PreviewAutocompleteService = KeyboardPreviews.AutocompleteService
public typealias PreviewKeyboardActionHandler = KeyboardPreviews.ActionHandler
public typealias PreviewKeyboardInputViewController = KeyboardPreviews.InputViewController
public typealias PreviewTextDocumentProxy = KeyboardPreviews.TextDocumentProxy

// KeyboardKit 10.7.
public typealias AutocompleteMethod = Autocomplete.NextWordPredictionRequestType
public typealias AutocompleteMethodPicker = KeyboardSettingsPicker<AutocompleteMethod>
public typealias AutocompleteReplacementDictionary = Autocomplete.TextReplacementDictionary
public typealias AutocompleteResult = Autocomplete.ServiceResult
public typealias AutocompleteSuggestion = Autocomplete.Suggestion
public typealias AutocompleteSuggestionType = Autocomplete.SuggestionType
public typealias AutocompleteToolbar = Autocomplete.Toolbar
public typealias AutocompleteToolbarItem = Autocomplete.ToolbarItem
public typealias AutocompleteToolbarItemStyle = Autocomplete.ToolbarItemStyle
public typealias AutocompleteToolbarScrollMode = Autocomplete.ToolbarScrollMode
public typealias AutocompleteToolbarSeparator = Autocomplete.ToolbarSeparator
public typealias AutocompleteToolbarSeparatorStyle = Autocomplete.ToolbarSeparatorStyle
public typealias AutocompleteToolbarStyle = Autocomplete.ToolbarStyle
public typealias AutocorrectionDisabledModifer = Autocomplete.AutocorrectionDisabledToContextModifer
public typealias DictationAuthorizationStatus = Dictation.AuthorizationStatus
public typealias DictationServiceError = Dictation.ServiceError
public typealias DisabledAutocompleteService = Autocomplete.DisabledAutocompleteService
public typealias DisabledDictationService = Dictation.DisabledDictationService
public typealias DisabledKeyboardFeedbackService = Feedback.DisabledFeedbackService
public typealias EmojiColonSearch = Emoji.ColonSearch
public typealias EmojiKeyboardConfiguration = Emoji.KeyboardStyle
public typealias EmojiKeyboardSizes = Emoji.KeyboardStyle
public typealias EmojiKeyboardState = EmojiKeyboard
public typealias EmojiKeyboardStyle = Emoji.KeyboardStyle
public typealias KeyboardActionCallout = Callouts.ActionCallout
public typealias KeyboardAudioFeedback = Feedback.Audio
public typealias KeyboardAudioFeedbackConfiguration = Feedback.AudioConfiguration
public typealias KeyboardAudioFeedbackEngine = Feedback.AudioEngine
public typealias KeyboardCalloutActions = Callouts.Actions
public typealias KeyboardCalloutStyle = KeyboardCallout.CalloutStyle
public typealias KeyboardFeedbackSettings = FeedbackSettings
public typealias KeyboardHapticFeedback = Feedback.Haptic
public typealias KeyboardHapticFeedbackConfiguration = Feedback.HapticConfiguration
public typealias KeyboardHapticFeedbackEngine = Feedback.HapticEngine
public typealias KeyboardInputCallout = Callouts.InputCallout
public typealias RemoteAutocompleteRequest = Autocomplete.NextWordPredictionRequest
public typealias StandardAutocompleteService = Autocomplete.LocalService
public typealias StandardKeyboardActionHandler = KeyboardAction.StandardActionHandler
public typealias StandardKeyboardFeedbackService = Feedback.StandardFeedbackService

// KeyboardKit 7.2.
public typealias CalloutStyle = KeyboardCallout.CalloutStyle
public typealias KeyboardButtonStyle = Keyboard.ButtonStyle

// KeyboardKit 8.0.
public typealias AutocompleteProvider = AutocompleteService
public typealias CalloutContext = KeyboardCalloutContext
public typealias Callouts = KeyboardCallout
public typealias Feedback = KeyboardFeedback
public typealias FeedbackContext = KeyboardFeedbackContext
public typealias FeedbackService = KeyboardFeedbackService
public typealias KeyboardLocale = Locale
public typealias KeyboardStyleProvider = KeyboardAppearance
public typealias License = KeyboardLicense

// KeyboardKit 8.9.
public typealias KeyboardStyleService = KeyboardAppearance

// UIKit.
public typealias UIInterfaceOrientation = KeyboardCore.InterfaceOrientation
public typealias UIKeyboardAppearance = Keyboard.TextFieldAppearance
public typealias UIKeyboardType = Keyboard.TextFieldType
public typealias UIReturnKeyType = Keyboard.ReturnKeyType
public typealias UITextAutocapitalizationType = Keyboard.AutocapitalizationType
public typealias UITextDocumentProxy = TextDocumentProxy
public typealias UITextInput = TextDocumentProxy
public typealias UIUserInterfaceStyle = ColorScheme
