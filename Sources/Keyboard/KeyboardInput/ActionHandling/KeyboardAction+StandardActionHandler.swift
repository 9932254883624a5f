import Foundation
public import KeyboardCore

extension KeyboardAction {

  /// Handles gestures on keys like the system keyboards.
  ///
  /// Each step of ``handle(_:on:)`` can be overridden. Source of the steps and their order:
  /// KeyboardKit 9.5.3 KeyboardAction+StandardActionHandler.
  ///
  /// ```swift
  /// final class QuietActionHandler: KeyboardAction.StandardActionHandler {
  ///   override func shouldTriggerFeedback(
  ///     for gesture: Keyboard.Gesture, on action: KeyboardAction
  ///   ) -> Bool { action != .backspace }
  /// }
  /// let handler = QuietActionHandler(controller: controller)
  /// controller.services.actionHandler = handler
  /// handler.shouldTriggerFeedback(for: .press, on: .backspace)  // → false
  /// ```
  nonisolated open class StandardActionHandler: FeedbackActionHandler, KeyboardActionHandler,
    KeyboardBehavior
  {

    /// The engine for Vietnamese letters on a Vietnamese keyboard.
    public var vietnameseInputEngine: VietnameseInputEngine? = VietnameseInputEngine()

    var lastAutocorrectedWord: String?

    /// Last applied correction and the text inserted after it.
    var lastCorrection: (correction: Autocomplete.Correction, ending: String)?

    // MARK: Handling

    /// Performs the standard action of a key, without side effects.
    open func handle(_ action: KeyboardAction) { action.standardAction?(keyboardController) }

    /// Handles a gesture on a key, with all side effects.
    open func handle(_ gesture: Keyboard.Gesture, on action: KeyboardAction) {
      handle(gesture, on: action, replaced: false)
    }

    /// Handles a gesture on a key, which may replace another one.
    open func handle(_ gesture: Keyboard.Gesture, on action: KeyboardAction, replaced: Bool) {
      if keyboardContext.traits.disabledActions.contains(action) { return }
      if !replaced && tryHandleReplacementAction(before: gesture, on: action) { return }
      // The lookup precedes the end of a drag, so that its release inserts no space.
      let gestureAction = self.action(for: gesture, on: action)
      tryTriggerFeedback(for: gesture, on: action)
      tryUpdateSpaceDragState(for: gesture, on: action)
      guard let gestureAction else { return }
      let isUndo = action == .undo || action == .redo
      recording(unless: isUndo) {
        perform(gestureAction, gesture, on: action)
      }
      if !isUndo { tryPerformAutocomplete(after: gesture, on: action) }
      tryRegisterEmoji(after: gesture, on: action)
    }

    private func perform(
      _ gestureAction: KeyboardAction.GestureAction, _ gesture: Keyboard.Gesture,
      on action: KeyboardAction
    ) {
      tryRemoveAutocompleteInsertedSpace(before: gesture, on: action)
      tryAutocompleteIgnoreCurrentWord(before: gesture, on: action)
      if !tryRevertCorrection(before: gesture, on: action) {
        tryApplyAutocorrectSuggestion(before: gesture, on: action)
        tryChangeFinalSigma(before: gesture, on: action)
        gestureAction(keyboardController)
      }
      tryReinsertAutocompleteRemovedSpace(after: gesture, on: action)
      tryEndCurrentSentence(after: gesture, on: action)
      tryChangeKeyboardCase(after: gesture, on: action)
      tryChangeKeyboardType(after: gesture, on: action)
    }

    /// Inserts a suggestion, with all side effects.
    open func handle(_ suggestion: Autocomplete.Suggestion) {
      tryAutolearnSuggestion(suggestion)
      recording {
        if !tryRevertCorrection(with: suggestion) {
          keyboardContext.textField?.insertAutocompleteSuggestion(
            typed(suggestion), tryInsertSpace: shouldInsertAutocompleteSpace())
        }
      }
      // An empty character updates case, type and suggestions for the new text.
      handle(.release, on: .character(""))
    }

    // MARK: Replacing

    /// Handles a replacement action, and returns whether there is one.
    open func tryHandleReplacementAction(
      before gesture: Keyboard.Gesture, on action: KeyboardAction
    ) -> Bool {
      guard let replacement = replacementAction(for: gesture, on: action) else { return false }
      handle(.release, on: replacement, replaced: true)
      return true
    }

    /// Returns the action to handle instead: of an input method, a dash or another quotation mark.
    open func replacementAction(
      for gesture: Keyboard.Gesture, on action: KeyboardAction
    ) -> KeyboardAction? {
      guard gesture == .release, case .character(let text) = action, !text.isEmpty else {
        return nil
      }
      return inputMethodReplacement(for: text) ?? localeReplacement(for: text)
    }

    // MARK: Before the action

    /// Removes a space that a suggestion has inserted, if the key requires it.
    open func tryRemoveAutocompleteInsertedSpace(
      before gesture: Keyboard.Gesture, on action: KeyboardAction
    ) {
      guard shouldRemoveAutocompleteInsertedSpace(before: gesture, on: action) else { return }
      keyboardContext.textField?.tryRemoveAutocompleteInsertedSpace()
    }

    /// Whether the key removes a space that a suggestion has inserted.
    open func shouldRemoveAutocompleteInsertedSpace(
      before gesture: Keyboard.Gesture, on action: KeyboardAction
    ) -> Bool {
      gesture == .release && action.shouldRemoveAutocompleteInsertedSpace
    }

    /// Ignores the word before the cursor, if its correction is being undone.
    open func tryAutocompleteIgnoreCurrentWord(
      before gesture: Keyboard.Gesture, on action: KeyboardAction
    ) {
      guard shouldAutoIgnoreCurrentWord(before: gesture, on: action),
        let word = keyboardContext.textField?.currentWordPreCursorPart
      else { return }
      autocompleteService?.ignoreWord(plain(word))
    }

    /// Whether the correction of the word before the cursor is being undone.
    open func shouldAutoIgnoreCurrentWord(
      before gesture: Keyboard.Gesture, on action: KeyboardAction
    ) -> Bool {
      guard gesture == .press, action == .backspace, autocompleteContext.isAutoIgnoreEnabled,
        let word = keyboardContext.textField?.currentWordPreCursorPart, !word.isEmpty
      else { return false }
      if word == lastAutocorrectedWord {
        lastAutocorrectedWord = nil
        return true
      }
      return autocompleteContext.suggestionsFromService.contains(where: \.isAutocorrect)
    }

    /// Applies an autocorrection to the word before the cursor, if the key ends it.
    open func tryApplyAutocorrectSuggestion(
      before gesture: Keyboard.Gesture, on action: KeyboardAction
    ) {
      if gesture == .release, action.isInputAction {
        tryRevertCorrection(inAddressBefore: action)
        lastCorrection = nil
      }
      guard shouldApplyAutocorrectSuggestion(before: gesture, on: action) else { return }
      applyAutocorrectSuggestion(before: action)
    }

    /// Whether the key ends a word with an autocorrection, in a text field of words.
    open func shouldApplyAutocorrectSuggestion(
      before gesture: Keyboard.Gesture, on action: KeyboardAction
    ) -> Bool {
      guard gesture == .release,
        action.shouldApplyAutocorrectSuggestion || endsWord(action),
        autocompleteContext.isAutocorrectEnabled, !autocompleteContext.isLoading,
        keyboardContext.traits.prefersAutocomplete
      else { return false }
      if action == .space && spaceDragGestureHandler.currentDragTextPositionOffset != 0 {
        return false
      }
      return keyboardContext.textField?.isCursorAtNewWord == false
    }

    /// Replaces a Greek sigma before the cursor by the form that the inserted text requires.
    open func tryChangeFinalSigma(before gesture: Keyboard.Gesture, on action: KeyboardAction) {
      guard gesture == .release, keyboardContext.traits.typingRules.hasFinalSigma,
        let next = action.insertedText?.first,
        let proxy = keyboardContext.textField,
        let sigma = proxy.documentContextBeforeInput?.sigma(before: next)
      else { return }
      proxy.deleteBackward()
      proxy.insertText(sigma)
    }

    // MARK: After the action

    /// Inserts a space again that was removed before the action.
    open func tryReinsertAutocompleteRemovedSpace(
      after gesture: Keyboard.Gesture, on action: KeyboardAction
    ) {
      guard shouldReinsertAutocompleteRemovedSpace(after: gesture, on: action) else { return }
      keyboardContext.textField?.tryReinsertAutocompleteRemovedSpace()
    }

    /// Whether to insert a space again that was removed before the action.
    open func shouldReinsertAutocompleteRemovedSpace(
      after gesture: Keyboard.Gesture, on action: KeyboardAction
    ) -> Bool {
      gesture == .release && action.shouldReinsertAutocompleteInsertedSpace
    }

    /// End the sentence, if the behavior requires it.
    open func tryEndCurrentSentence(after gesture: Keyboard.Gesture, on action: KeyboardAction) {
      guard shouldEndCurrentSentence(after: gesture, on: action) else { return }
      keyboardController?.endSentence(withText: endSentenceText)
    }

    /// Whether to end the sentence, according to the behavior.
    open func shouldEndCurrentSentence(
      after gesture: Keyboard.Gesture, on action: KeyboardAction
    ) -> Bool {
      behavior.shouldEndCurrentSentence(after: gesture, on: action)
    }

    /// Switch to the letter case that the behavior prefers.
    open func tryChangeKeyboardCase(after gesture: Keyboard.Gesture, on action: KeyboardAction) {
      keyboardContext.keyboardCase = preferredKeyboardCase(after: gesture, on: action)
    }

    /// Returns the letter case the behavior prefers.
    open func preferredKeyboardCase(
      after gesture: Keyboard.Gesture, on action: KeyboardAction
    ) -> Keyboard.KeyboardCase {
      behavior.preferredKeyboardCase(after: gesture, on: action)
    }

    /// Switch to the keyboard type that the behavior prefers.
    open func tryChangeKeyboardType(after gesture: Keyboard.Gesture, on action: KeyboardAction) {
      keyboardContext.keyboardType = preferredKeyboardType(after: gesture, on: action)
    }

    /// Returns the keyboard type the behavior prefers.
    open func preferredKeyboardType(
      after gesture: Keyboard.Gesture, on action: KeyboardAction
    ) -> Keyboard.KeyboardType {
      behavior.preferredKeyboardType(after: gesture, on: action)
    }

    /// Requests suggestions, if the text has changed.
    open func tryPerformAutocomplete(after gesture: Keyboard.Gesture, on action: KeyboardAction) {
      guard shouldPerformAutocomplete(after: gesture, on: action) else { return }
      keyboardController?.performAutocomplete()
    }

    /// Whether to request suggestions: after a release and after any deletion.
    open func shouldPerformAutocomplete(
      after gesture: Keyboard.Gesture, on action: KeyboardAction
    ) -> Bool {
      gesture == .release || action == .backspace
    }

    /// Adds the emoji of a key to the recent ones, if the behavior requires it.
    open func tryRegisterEmoji(after gesture: Keyboard.Gesture, on action: KeyboardAction) {
      guard shouldRegisterEmoji(after: gesture, on: action), case .emoji(let emoji) = action else {
        return
      }
      EmojiCategory.Persisted.recent.addEmoji(emoji, in: keyboardContext.settingsStorage)
      let settings = emojiContext?.settings ?? .init(storage: keyboardContext.settingsStorage)
      settings.registerPreferredSkinTone(for: emoji)
    }

    /// Whether to add the emoji of a key to the recent ones, according to the behavior.
    open func shouldRegisterEmoji(
      after gesture: Keyboard.Gesture, on action: KeyboardAction
    ) -> Bool {
      behavior.shouldRegisterEmoji(after: gesture, on: action)
    }

    // MARK: Suggestions

    /// Learns the word of a suggestion, if it should.
    open func tryAutolearnSuggestion(_ suggestion: Autocomplete.Suggestion) {
      if shouldAutolearnSuggestion(suggestion) { autocompleteService?.learn(suggestion) }
    }

    /// Whether a space follows a suggestion that is inserted.
    open func shouldInsertAutocompleteSpace() -> Bool { true }

    /// Whether to learn the word of a suggestion: if it is unknown and autolearning is enabled.
    open func shouldAutolearnSuggestion(_ suggestion: Autocomplete.Suggestion) -> Bool {
      autocompleteContext.isAutolearnEnabled && suggestion.isUnknown && !suggestion.text.isEmpty
    }

    // MARK: Behavior

    /// The range the next backspace deletes, according to the behavior.
    open var backspaceRange: Keyboard.BackspaceRange { behavior.backspaceRange }

    /// The end of a sentence, according to the behavior.
    open var endSentenceText: String { behavior.endSentenceText }
  }
}
