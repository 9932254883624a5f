// Written by `make generate`; don't edit.

import KeyboardCore
import KeyboardInput
import KeyboardKit
import KeyboardLexicon
import KeyboardStyling
import KeyboardViews
import Testing

@Suite struct NewerNameTests {

  private static let names: [(name: String, type: Any.Type, own: Any.Type)] = [
    (
      "AutocorrectionDisabledModifer", AutocorrectionDisabledModifer.self,
      Autocomplete.AutocorrectionDisabledToContextModifer.self
    ),
    (
      "DisabledAutocompleteService", DisabledAutocompleteService.self,
      Autocomplete.DisabledAutocompleteService.self
    ),
    (
      "AutocompleteMethod", AutocompleteMethod.self, Autocomplete.NextWordPredictionRequestType.self
    ),
    (
      "AutocompleteMethodPicker", AutocompleteMethodPicker.self,
      KeyboardSettingsPicker<AutocompleteMethod>.self
    ),
    ("AutocompleteResult", AutocompleteResult.self, Autocomplete.ServiceResult.self),
    (
      "RemoteAutocompleteRequest", RemoteAutocompleteRequest.self,
      Autocomplete.NextWordPredictionRequest.self
    ),
    (
      "StandardAutocompleteService", StandardAutocompleteService.self,
      Autocomplete.LocalService.self
    ),
    ("AutocompleteSuggestion", AutocompleteSuggestion.self, Autocomplete.Suggestion.self),
    (
      "AutocompleteSuggestionType", AutocompleteSuggestionType.self,
      Autocomplete.SuggestionType.self
    ),
    (
      "AutocompleteReplacementDictionary", AutocompleteReplacementDictionary.self,
      Autocomplete.TextReplacementDictionary.self
    ),
    ("AutocompleteToolbar", AutocompleteToolbar.self, Autocomplete.Toolbar.self),
    (
      "AutocompleteToolbarScrollMode", AutocompleteToolbarScrollMode.self,
      Autocomplete.ToolbarScrollMode.self
    ),
    ("AutocompleteToolbarStyle", AutocompleteToolbarStyle.self, AutocompleteToolbarStyle.self),
    ("AutocompleteToolbarItem", AutocompleteToolbarItem.self, Autocomplete.ToolbarItem.self),
    (
      "AutocompleteToolbarItemStyle", AutocompleteToolbarItemStyle.self,
      AutocompleteToolbarItemStyle.self
    ),
    (
      "AutocompleteToolbarSeparator", AutocompleteToolbarSeparator.self,
      Autocomplete.ToolbarSeparator.self
    ),
    (
      "AutocompleteToolbarSeparatorStyle", AutocompleteToolbarSeparatorStyle.self,
      AutocompleteToolbarSeparatorStyle.self
    ),
    ("KeyboardCalloutActions", KeyboardCalloutActions.self, Callouts.Actions.self),
    (
      "KeyboardCalloutActions.Builder", KeyboardCalloutActions.Builder.self,
      Callouts.ActionsBuilder.self
    ),
    (
      "KeyboardCalloutActions.BuilderParams", KeyboardCalloutActions.BuilderParams.self,
      Callouts.ActionsBuilderParams.self
    ),
    ("KeyboardActionCallout", KeyboardActionCallout.self, Callouts.ActionCallout.self),
    ("KeyboardCalloutStyle", KeyboardCalloutStyle.self, KeyboardCalloutStyle.self),
    ("KeyboardInputCallout", KeyboardInputCallout.self, Callouts.InputCallout.self),
    (
      "DictationAuthorizationStatus", DictationAuthorizationStatus.self,
      Dictation.AuthorizationStatus.self
    ),
    (
      "DisabledDictationService", DisabledDictationService.self,
      Dictation.DisabledDictationService.self
    ),
    ("DictationServiceError", DictationServiceError.self, Dictation.ServiceError.self),
    ("EmojiColonSearch", EmojiColonSearch.self, Emoji.ColonSearch.self),
    ("EmojiSearchField", EmojiSearchField.self, EmojiSearchField.self),
    ("EmojiKeyboardConfiguration", EmojiKeyboardConfiguration.self, Emoji.KeyboardStyle.self),
    ("EmojiKeyboardSizes", EmojiKeyboardSizes.self, Emoji.KeyboardStyle.self),
    ("EmojiKeyboardState", EmojiKeyboardState.self, EmojiKeyboard.self),
    ("EmojiKeyboardStyle", EmojiKeyboardStyle.self, EmojiKeyboardStyle.self),
    ("KeyboardAudioFeedback", KeyboardAudioFeedback.self, Feedback.Audio.self),
    (
      "KeyboardAudioFeedbackConfiguration", KeyboardAudioFeedbackConfiguration.self,
      Feedback.AudioConfiguration.self
    ),
    ("KeyboardAudioFeedbackEngine", KeyboardAudioFeedbackEngine.self, Feedback.AudioEngine.self),
    (
      "DisabledKeyboardFeedbackService", DisabledKeyboardFeedbackService.self,
      Feedback.DisabledFeedbackService.self
    ),
    ("KeyboardHapticFeedback", KeyboardHapticFeedback.self, Feedback.Haptic.self),
    (
      "KeyboardHapticFeedbackConfiguration", KeyboardHapticFeedbackConfiguration.self,
      Feedback.HapticConfiguration.self
    ),
    ("KeyboardHapticFeedbackEngine", KeyboardHapticFeedbackEngine.self, Feedback.HapticEngine.self),
    (
      "StandardKeyboardFeedbackService", StandardKeyboardFeedbackService.self,
      Feedback.StandardFeedbackService.self
    ),
    ("KeyboardFeedbackContext", KeyboardFeedbackContext.self, KeyboardFeedbackContext.self),
    (
      "KeyboardFeedbackService", (any KeyboardFeedbackService).self,
      (any KeyboardFeedbackService).self
    ),
    ("KeyboardFeedbackSettings", KeyboardFeedbackSettings.self, FeedbackSettings.self),
    ("KeyboardFontContext", KeyboardFontContext.self, KeyboardFontContext.self),
    ("KeyboardFontSettings", KeyboardFontSettings.self, KeyboardFontSettings.self),
    ("KeyboardUnicodeFont", KeyboardUnicodeFont.self, KeyboardUnicodeFont.self),
    ("KeyboardUnicodeFontOption", KeyboardUnicodeFontOption.self, KeyboardUnicodeFontOption.self),
    (
      "StandardKeyboardActionHandler", StandardKeyboardActionHandler.self,
      KeyboardAction.StandardActionHandler.self
    ),
    ("TextDocumentReader", (any TextDocumentReader).self, (any TextDocumentReader).self),
    (
      "TextDocumentReaderConfiguration", TextDocumentReaderConfiguration.self,
      TextDocumentReaderConfiguration.self
    ),
    ("TextDocumentReaderError", TextDocumentReaderError.self, TextDocumentReaderError.self),
    ("TextDocumentReaderResult", TextDocumentReaderResult.self, TextDocumentReaderResult.self),
    (
      "KeyboardLayoutConfiguration", KeyboardLayoutConfiguration.self,
      KeyboardLayout.DeviceConfiguration.self
    ),
    ("KeyboardLayoutItem", KeyboardLayoutItem.self, KeyboardLayout.Item.self),
    (
      "KeyboardLocaleContextMenuModifier", KeyboardLocaleContextMenuModifier.self,
      KeyboardLocale.ContextMenu.self
    ),
    ("KeyboardLocaleListItem", KeyboardLocaleListItem.self, KeyboardLocale.ListItem.self),
    (
      "KeyboardSettingsPicker<Keyboard.DockEdge>", KeyboardSettingsPicker<Keyboard.DockEdge>.self,
      KeyboardSettingsPicker<Keyboard.DockEdge>.self
    ),
    (
      "KeyboardSettingsPickerValue", (any KeyboardSettingsPickerValue).self,
      (any KeyboardSettingsPickerValue).self
    ),
    ("KeyboardStatusLabel", KeyboardStatusLabel.self, KeyboardStatus.Label.self),
    ("KeyboardStatusLabelStyle", KeyboardStatusLabelStyle.self, KeyboardStatus.LabelStyle.self),
    ("KeyboardThemeCollection", KeyboardThemeCollection.self, KeyboardThemeCollection.self),
    (
      "Keyboard.TextSelectionEdge", Keyboard.TextSelectionEdge.self, Keyboard.TextSelectionEdge.self
    ),
    (
      "PreviewKeyboardActionHandler", PreviewKeyboardActionHandler.self,
      KeyboardPreviews.ActionHandler.self
    ),
    (
      "PreviewAutocompleteService", PreviewAutocompleteService.self,
      KeyboardPreviews.AutocompleteService.self
    ),
    (
      "PreviewKeyboardInputViewController", PreviewKeyboardInputViewController.self,
      KeyboardPreviews.InputViewController.self
    ),
    (
      "PreviewTextDocumentProxy", PreviewTextDocumentProxy.self,
      KeyboardPreviews.TextDocumentProxy.self
    ),
    (
      "Keyboard.DragGestureHandler", (any Keyboard.DragGestureHandler).self,
      (any KeyboardInput.DragGestureHandler).self
    ),
    ("Keyboard.InputToolbarType", Keyboard.InputToolbarType.self, Keyboard.InputToolbarType.self),
    (
      "NextWordPredictionMethod", NextWordPredictionMethod.self,
      Autocomplete.NextWordPredictionRequestType.self
    ),
    ("Keyboard.DeviceType", Keyboard.DeviceType.self, KeyboardCore.DeviceType.self),
    (
      "Keyboard.InterfaceOrientation", Keyboard.InterfaceOrientation.self,
      KeyboardCore.InterfaceOrientation.self
    ),
    (
      "RemotePredictionRequest", RemotePredictionRequest.self,
      Autocomplete.NextWordPredictionRequest.self
    ),
    ("Keyboard.SpacebarMenuType", Keyboard.SpacebarMenuType.self, Keyboard.SpaceMenuType.self),
    (
      "Keyboard.SpacebarLongPressBehavior", Keyboard.SpacebarLongPressBehavior.self,
      Keyboard.SpaceLongPressBehavior.self
    ),
    (
      "Keyboard.SpacebarMenuTypePicker", Keyboard.SpacebarMenuTypePicker.self,
      Keyboard.SpaceMenuTypePicker.self
    ),
    (
      "Keyboard.SpacebarLongPressBehaviorPicker", Keyboard.SpacebarLongPressBehaviorPicker.self,
      Keyboard.SpaceLongPressPicker.self
    ),
    (
      "DocumentReaderConfiguration", DocumentReaderConfiguration.self,
      TextDocumentReaderConfiguration.self
    ),
    ("DocumentReaderError", DocumentReaderError.self, TextDocumentReaderError.self),
    ("DocumentReaderResult", DocumentReaderResult.self, TextDocumentReaderResult.self),
    ("DocumentReader", (any DocumentReader).self, (any TextDocumentReader).self),
    ("EmojiKeyboard.Configuration", EmojiKeyboard.Configuration.self, Emoji.KeyboardStyle.self),
    ("EmojiKeyboard.Sizes", EmojiKeyboard.Sizes.self, Emoji.KeyboardStyle.self),
    ("EmojiKeyboard.State", EmojiKeyboard.State.self, EmojiKeyboard.self),
    ("EmojiKeyboard.Style", EmojiKeyboard.Style.self, Emoji.KeyboardStyle.self),
    ("Emoji.KeyboardSearchField", Emoji.KeyboardSearchField.self, EmojiSearchField.self),
    ("Keyboard.InputType", Keyboard.InputType.self, Keyboard.TextFieldType.self),
    ("Keyboard.InputTypePicker", Keyboard.InputTypePicker.self, Keyboard.InputTypePicker.self),
    ("KeyboardActionPicker", KeyboardActionPicker.self, KeyboardActionPicker.self),
    (
      "KeyboardAction.PickerValue", KeyboardAction.PickerValue.self, KeyboardAction.PickerValue.self
    ),
    ("KeyboardAccessibility", KeyboardAccessibility.self, KeyboardAccessibility.self),
    (
      "KeyboardAccessibilityContext", KeyboardAccessibilityContext.self,
      KeyboardAccessibilityContext.self
    ),
    (
      "KeyboardAccessibilitySettings", KeyboardAccessibilitySettings.self,
      KeyboardAccessibilitySettings.self
    ),
    (
      "Keyboard.SpacebarDragGestureOffset", Keyboard.SpacebarDragGestureOffset.self,
      Keyboard.SpacebarDragGestureOffset.self
    ),
    (
      "Keyboard.SpacebarDragGestureHandler", Keyboard.SpacebarDragGestureHandler.self,
      Gestures.SpaceDragGestureHandler.self
    ),
    (
      "Keyboard.SpacebarDragSensitivity", Keyboard.SpacebarDragSensitivity.self,
      Keyboard.SpaceDragSensitivity.self
    ),
    ("Autocomplete.Result", Autocomplete.Result.self, Autocomplete.ServiceResult.self),
    (
      "Autocomplete.StandardAutocompleteService", Autocomplete.StandardAutocompleteService.self,
      Autocomplete.LocalService.self
    ),
    (
      "Autocomplete.NextWordPredictionMethod", Autocomplete.NextWordPredictionMethod.self,
      Autocomplete.NextWordPredictionRequestType.self
    ),
    (
      "Autocomplete.NextWordPredictionTypePicker", Autocomplete.NextWordPredictionTypePicker.self,
      KeyboardSettingsPicker<AutocompleteMethod>.self
    ),
    ("Proxy.SelectionEdge", Proxy.SelectionEdge.self, Keyboard.TextSelectionEdge.self),
    (
      "KeyboardSettings.PickerValue", (any KeyboardSettings.PickerValue).self,
      (any KeyboardSettingsPickerValue).self
    ),
  ]

  @Test func namesAreThoseOfTypes() {
    for (name, type, own) in Self.names {
      #expect(ObjectIdentifier(type) == ObjectIdentifier(own), "\(name)")
    }
  }
}
