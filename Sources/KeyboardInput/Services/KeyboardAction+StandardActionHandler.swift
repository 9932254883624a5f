public import Foundation
public import KeyboardCore

extension KeyboardAction {

  /// A handler that makes keys do what they do on the system's keyboards.
  ///
  /// Each step of ``handle(_:on:)`` can be overridden. The class is long because Swift lets nobody
  /// override what stands in an extension. Source of the steps and their order: KeyboardKit 9.5.3
  /// KeyboardAction+StandardActionHandler.
  open class StandardActionHandler: KeyboardActionHandler, KeyboardBehavior {

    /// The controller for which actions are handled.
    public weak var keyboardController: (any KeyboardController)?

    /// The surroundings of the keyboard.
    public var keyboardContext: KeyboardContext

    /// What decides what happens by itself after a gesture.
    public var behavior: any KeyboardBehavior

    /// The suggestions.
    public var autocompleteContext: AutocompleteContext

    /// What suggests words.
    public var autocompleteService: (any AutocompleteService)?

    /// Which clicks and vibrations there are.
    public var feedbackContext: KeyboardFeedbackContext

    /// What clicks and vibrates.
    public var feedbackService: any KeyboardFeedbackService

    /// What moves the cursor while a finger moves on space.
    public var spaceDragGestureHandler: Gestures.SpaceDragGestureHandler

    /// Where a drag on space has started, or `nil` if there is none.
    public var spaceDragGestureStartPoint: CGPoint?

    /// What composes Vietnamese letters from keys, where the keyboard is a Vietnamese one.
    public lazy var vietnameseInputEngine: VietnameseInputEngine? = VietnameseInputEngine()

    /// The last word that was corrected by itself, until it is deleted.
    var lastAutocorrectedWord: String?

    /// A handler with everything that it needs.
    public init(
      controller: (any KeyboardController)?, keyboardContext: KeyboardContext,
      keyboardBehavior: any KeyboardBehavior, autocompleteContext: AutocompleteContext,
      autocompleteService: (any AutocompleteService)?, feedbackContext: KeyboardFeedbackContext,
      feedbackService: any KeyboardFeedbackService,
      spaceDragGestureHandler: Gestures.SpaceDragGestureHandler
    ) {
      keyboardController = controller
      self.keyboardContext = keyboardContext
      behavior = keyboardBehavior
      self.autocompleteContext = autocompleteContext
      self.autocompleteService = autocompleteService
      self.feedbackContext = feedbackContext
      self.feedbackService = feedbackService
      self.spaceDragGestureHandler = spaceDragGestureHandler
    }

    /// A handler for a controller, with its contexts and services.
    public convenience init(controller: any KeyboardController) {
      self.init(controller: controller, state: controller.state, services: controller.services)
    }

    /// A handler for contexts and services.
    convenience init(
      controller: (any KeyboardController)?, state: Keyboard.State, services: Keyboard.Services
    ) {
      self.init(
        controller: controller, keyboardContext: state.keyboardContext,
        keyboardBehavior: services.keyboardBehavior,
        autocompleteContext: state.autocompleteContext,
        autocompleteService: services.autocompleteService,
        feedbackContext: state.feedbackContext, feedbackService: services.feedbackService,
        spaceDragGestureHandler: services.spaceDragGestureHandler)
    }

    // MARK: Handling

    /// Whether a gesture on a key does anything.
    open func canHandle(_ gesture: Keyboard.Gesture, on action: KeyboardAction) -> Bool {
      self.action(for: gesture, on: action) != nil
    }

    /// Do what a key is for, and nothing besides.
    open func handle(_ action: KeyboardAction) {
      action.standardAction?(keyboardController)
    }

    /// Do what a gesture on a key is for, and everything that follows from it.
    open func handle(_ gesture: Keyboard.Gesture, on action: KeyboardAction) {
      handle(gesture, on: action, replaced: false)
    }

    /// Do what a gesture on a key is for, which may be one that replaces another.
    open func handle(_ gesture: Keyboard.Gesture, on action: KeyboardAction, replaced: Bool) {
      if keyboardContext.disabledActions.contains(action) { return }
      if !replaced && tryHandleReplacementAction(before: gesture, on: action) { return }
      // The action is asked for before a release ends a drag, so that it inserts no space.
      let gestureAction = self.action(for: gesture, on: action)
      tryTriggerFeedback(for: gesture, on: action)
      tryUpdateSpaceDragState(for: gesture, on: action)
      guard let gestureAction else { return }
      tryRemoveAutocompleteInsertedSpace(before: gesture, on: action)
      tryAutocompleteIgnoreCurrentWord(before: gesture, on: action)
      tryApplyAutocorrectSuggestion(before: gesture, on: action)
      tryChangeFinalSigma(before: gesture, on: action)
      gestureAction(keyboardController)
      tryReinsertAutocompleteRemovedSpace(after: gesture, on: action)
      tryEndCurrentSentence(after: gesture, on: action)
      tryChangeKeyboardCase(after: gesture, on: action)
      tryChangeKeyboardType(after: gesture, on: action)
      tryPerformAutocomplete(after: gesture, on: action)
      tryRegisterEmoji(after: gesture, on: action)
    }

    /// Insert a suggestion, and do everything that follows from it.
    open func handle(_ suggestion: Autocomplete.Suggestion) {
      tryAutolearnSuggestion(suggestion)
      keyboardContext.textDocumentProxy?.insertAutocompleteSuggestion(suggestion)
      // No text is typed; case, type and suggestions follow the new text.
      handle(.release, on: .character(""))
    }

    /// Move the cursor while space is held and a finger moves.
    open func handleDrag(on action: KeyboardAction, from start: CGPoint, to current: CGPoint) {
      guard action == .space, keyboardContext.isSpaceDragGestureActive else { return }
      // Moving starts where the finger was when the drag became active.
      let origin = spaceDragGestureStartPoint ?? current
      spaceDragGestureStartPoint = origin
      spaceDragGestureHandler.handleDragGesture(from: origin, to: current)
    }

    /// What a gesture on a key does; the release that ends a drag on space does nothing.
    open func action(for gesture: Keyboard.Gesture, on action: KeyboardAction) -> GestureAction? {
      if keyboardContext.disabledActions.contains(action) { return nil }
      let isDragEnd =
        gesture == .release && action == .space && keyboardContext.isSpaceDragGestureActive
      return isDragEnd ? nil : action.standardAction(for: gesture)
    }

    // MARK: Replacing

    /// Handle another action instead and say whether there was one.
    open func tryHandleReplacementAction(
      before gesture: Keyboard.Gesture, on action: KeyboardAction
    ) -> Bool {
      guard let replacement = replacementAction(for: gesture, on: action) else { return false }
      handle(.release, on: replacement, replaced: true)
      return true
    }

    /// The action to handle instead: that of an input method, or another quotation mark.
    open func replacementAction(
      for gesture: Keyboard.Gesture, on action: KeyboardAction
    ) -> KeyboardAction? {
      guard gesture == .release, case .character(let text) = action, !text.isEmpty else {
        return nil
      }
      return inputMethodReplacement(for: text) ?? localeReplacement(for: text)
    }

    // MARK: Feedback

    /// Click and vibrates as for a gesture on a key.
    open func triggerFeedback(for gesture: Keyboard.Gesture, on action: KeyboardAction) {
      tryTriggerAudioFeedback(for: gesture, on: action)
      tryTriggerHapticFeedback(for: gesture, on: action)
    }

    /// Make a sound.
    open func triggerAudioFeedback(_ audio: KeyboardFeedback.Audio) {
      feedbackService.triggerAudioFeedback(audio)
    }

    /// Vibrate.
    open func triggerHapticFeedback(_ haptic: KeyboardFeedback.Haptic) {
      feedbackService.triggerHapticFeedback(haptic)
    }

    /// Click and vibrates, if a gesture on a key should.
    open func tryTriggerFeedback(for gesture: Keyboard.Gesture, on action: KeyboardAction) {
      if shouldTriggerFeedback(for: gesture, on: action) {
        triggerFeedback(for: gesture, on: action)
      }
    }

    /// Make the sound of a gesture on a key, if there should be one.
    open func tryTriggerAudioFeedback(for gesture: Keyboard.Gesture, on action: KeyboardAction) {
      guard shouldTriggerAudioFeedback(for: gesture, on: action),
        let audio = audioFeedback(for: gesture, on: action)
      else { return }
      triggerAudioFeedback(audio)
    }

    /// Make the vibration of a gesture on a key, if there should be one.
    open func tryTriggerHapticFeedback(for gesture: Keyboard.Gesture, on action: KeyboardAction) {
      guard shouldTriggerHapticFeedback(for: gesture, on: action),
        let haptic = hapticFeedback(for: gesture, on: action)
      else { return }
      triggerHapticFeedback(haptic)
    }

    /// Whether a gesture on a key clicks and vibrates.
    open func shouldTriggerFeedback(
      for gesture: Keyboard.Gesture, on action: KeyboardAction
    ) -> Bool {
      true
    }

    /// Whether a gesture on a key clicks.
    open func shouldTriggerAudioFeedback(
      for gesture: Keyboard.Gesture, on action: KeyboardAction
    ) -> Bool {
      feedbackContext.isAudioFeedbackEnabled
    }

    /// Whether a gesture on a key vibrates; the start of a drag on space always does.
    open func shouldTriggerHapticFeedback(
      for gesture: Keyboard.Gesture, on action: KeyboardAction
    ) -> Bool {
      if action == .space && gesture == .longPress { return true }
      guard feedbackContext.isHapticFeedbackEnabled else { return false }
      if gesture == .press && action.standardReleaseAction != nil { return true }
      if gesture != .release && self.action(for: gesture, on: action) != nil { return true }
      return feedbackContext.hapticConfiguration.hasCustomFeedback(for: gesture, on: action)
    }

    /// The sound of a gesture on a key, or `nil` if it has none.
    open func audioFeedback(
      for gesture: Keyboard.Gesture, on action: KeyboardAction
    ) -> KeyboardFeedback.Audio? {
      let sounds = feedbackContext.audioConfiguration
      if let custom = sounds.customFeedback(for: gesture, on: action) { return custom }
      if action == .backspace && (gesture == .press || gesture == .repeatPress) {
        return sounds.delete
      }
      guard gesture == .press else { return nil }
      return action.isInputAction ? sounds.input : action.isSystemAction ? sounds.system : nil
    }

    /// The vibration of a gesture on a key, or `nil` if it has none.
    open func hapticFeedback(
      for gesture: Keyboard.Gesture, on action: KeyboardAction
    ) -> KeyboardFeedback.Haptic? {
      feedbackContext.hapticConfiguration.feedback(for: gesture, on: action)
    }

    // MARK: Dragging

    /// Start and end a drag on space.
    open func tryUpdateSpaceDragState(for gesture: Keyboard.Gesture, on action: KeyboardAction) {
      guard action == .space else { return }
      switch gesture {
      case .press:
        setSpaceDragActive(false)
        spaceDragGestureStartPoint = nil
        spaceDragGestureHandler.reset()
      case .longPress:
        setSpaceDragActive(keyboardContext.spaceLongPressBehavior == .moveInputCursor)
      case .release, .end: setSpaceDragActive(false)
      case .doubleTap, .repeatPress: break
      }
    }

    // MARK: Before the action

    /// Remove a space that a suggestion has brought, if the key doesn't want it.
    open func tryRemoveAutocompleteInsertedSpace(
      before gesture: Keyboard.Gesture, on action: KeyboardAction
    ) {
      guard shouldRemoveAutocompleteInsertedSpace(before: gesture, on: action) else { return }
      keyboardContext.textDocumentProxy?.tryRemoveAutocompleteInsertedSpace()
    }

    /// Whether the key doesn't want a space that a suggestion has brought.
    open func shouldRemoveAutocompleteInsertedSpace(
      before gesture: Keyboard.Gesture, on action: KeyboardAction
    ) -> Bool {
      gesture == .release && action.shouldRemoveAutocompleteInsertedSpace
    }

    /// Take the word before the cursor as it is from now on, if its correction is taken back.
    open func tryAutocompleteIgnoreCurrentWord(
      before gesture: Keyboard.Gesture, on action: KeyboardAction
    ) {
      guard shouldAutoIgnoreCurrentWord(before: gesture, on: action),
        let word = keyboardContext.textDocumentProxy?.currentWordPreCursorPart
      else { return }
      autocompleteService?.ignoreWord(word)
    }

    /// Whether the correction of the word before the cursor is taken back.
    open func shouldAutoIgnoreCurrentWord(
      before gesture: Keyboard.Gesture, on action: KeyboardAction
    ) -> Bool {
      guard gesture == .press, action == .backspace, autocompleteContext.isAutoIgnoreEnabled,
        let word = keyboardContext.textDocumentProxy?.currentWordPreCursorPart, !word.isEmpty
      else { return false }
      if word == lastAutocorrectedWord {
        lastAutocorrectedWord = nil
        return true
      }
      return autocompleteContext.suggestionsFromService.contains(where: \.isAutocorrect)
    }

    /// Correct the word before the cursor, if the key ends it.
    open func tryApplyAutocorrectSuggestion(
      before gesture: Keyboard.Gesture, on action: KeyboardAction
    ) {
      guard shouldApplyAutocorrectSuggestion(before: gesture, on: action),
        let suggestion = autocompleteContext.suggestions.first(where: \.isAutocorrect)
      else { return }
      keyboardContext.textDocumentProxy?.insertAutocompleteSuggestion(
        suggestion, tryInsertSpace: false)
      lastAutocorrectedWord = suggestion.text
    }

    /// Whether the key ends a word that can be corrected; what is suggested while a service is still
    /// looking was meant for another text.
    open func shouldApplyAutocorrectSuggestion(
      before gesture: Keyboard.Gesture, on action: KeyboardAction
    ) -> Bool {
      guard gesture == .release, action.shouldApplyAutocorrectSuggestion,
        autocompleteContext.isAutocorrectEnabled, !autocompleteContext.isLoading
      else { return false }
      if action == .space && spaceDragGestureHandler.currentDragTextPositionOffset != 0 {
        return false
      }
      return keyboardContext.textDocumentProxy?.isCursorAtNewWord == false
    }

    /// Give a Greek σ before the cursor the form that it has before what the key inserts.
    open func tryChangeFinalSigma(before gesture: Keyboard.Gesture, on action: KeyboardAction) {
      guard gesture == .release, keyboardContext.typingRules.hasFinalSigma,
        let next = action.insertedText?.first,
        let proxy = keyboardContext.textDocumentProxy,
        let sigma = proxy.documentContextBeforeInput?.sigma(before: next)
      else { return }
      proxy.deleteBackward()
      proxy.insertText(sigma)
    }

    // MARK: After the action

    /// Insert a space again that was removed before the key.
    open func tryReinsertAutocompleteRemovedSpace(
      after gesture: Keyboard.Gesture, on action: KeyboardAction
    ) {
      guard shouldReinsertAutocompleteRemovedSpace(after: gesture, on: action) else { return }
      keyboardContext.textDocumentProxy?.tryReinsertAutocompleteRemovedSpace()
    }

    /// Whether a space that was removed before the key comes after it.
    open func shouldReinsertAutocompleteRemovedSpace(
      after gesture: Keyboard.Gesture, on action: KeyboardAction
    ) -> Bool {
      gesture == .release && action.shouldReinsertAutocompleteInsertedSpace
    }

    /// End the sentence, if the behavior says so.
    open func tryEndCurrentSentence(after gesture: Keyboard.Gesture, on action: KeyboardAction) {
      guard shouldEndCurrentSentence(after: gesture, on: action) else { return }
      keyboardController?.endSentence(withText: endSentenceText)
    }

    /// Whether to end the sentence, which the behavior says.
    open func shouldEndCurrentSentence(
      after gesture: Keyboard.Gesture, on action: KeyboardAction
    ) -> Bool {
      behavior.shouldEndCurrentSentence(after: gesture, on: action)
    }

    /// Switch to the letter case that the behavior says.
    open func tryChangeKeyboardCase(after gesture: Keyboard.Gesture, on action: KeyboardAction) {
      let preferred = preferredKeyboardCase(after: gesture, on: action)
      if keyboardContext.keyboardCase != preferred { keyboardContext.keyboardCase = preferred }
    }

    /// The letter case that the behavior says.
    open func preferredKeyboardCase(
      after gesture: Keyboard.Gesture, on action: KeyboardAction
    ) -> Keyboard.KeyboardCase {
      behavior.preferredKeyboardCase(after: gesture, on: action)
    }

    /// Switch to the type of keyboard that the behavior says.
    open func tryChangeKeyboardType(after gesture: Keyboard.Gesture, on action: KeyboardAction) {
      let preferred = preferredKeyboardType(after: gesture, on: action)
      if keyboardContext.keyboardType != preferred { keyboardContext.keyboardType = preferred }
    }

    /// The type of keyboard that the behavior says.
    open func preferredKeyboardType(
      after gesture: Keyboard.Gesture, on action: KeyboardAction
    ) -> Keyboard.KeyboardType {
      behavior.preferredKeyboardType(after: gesture, on: action)
    }

    /// Look for suggestions, if the text has changed.
    open func tryPerformAutocomplete(after gesture: Keyboard.Gesture, on action: KeyboardAction) {
      guard shouldPerformAutocomplete(after: gesture, on: action) else { return }
      keyboardController?.performAutocomplete()
    }

    /// Whether to look for suggestions: after a release, and whenever something was deleted.
    open func shouldPerformAutocomplete(
      after gesture: Keyboard.Gesture, on action: KeyboardAction
    ) -> Bool {
      gesture == .release || action == .backspace
    }

    /// Remember the emoji of a key, if the behavior says so.
    open func tryRegisterEmoji(after gesture: Keyboard.Gesture, on action: KeyboardAction) {
      guard shouldRegisterEmoji(after: gesture, on: action), case .emoji(let emoji) = action else {
        return
      }
      EmojiCategory.Persisted.recent.addEmoji(
        emoji, in: SettingsEmojiStore(keyboardContext.settingsStorage))
    }

    /// Whether to remember the emoji of a key, which the behavior says.
    open func shouldRegisterEmoji(
      after gesture: Keyboard.Gesture, on action: KeyboardAction
    ) -> Bool {
      behavior.shouldRegisterEmoji(after: gesture, on: action)
    }

    // MARK: Suggestions

    /// Learn the word of a suggestion, if it should.
    open func tryAutolearnSuggestion(_ suggestion: Autocomplete.Suggestion) {
      if shouldAutolearnSuggestion(suggestion) { autocompleteService?.learn(suggestion) }
    }

    /// Whether to learn the word of a suggestion: if it is unknown and learning is enabled.
    open func shouldAutolearnSuggestion(_ suggestion: Autocomplete.Suggestion) -> Bool {
      autocompleteContext.isAutolearnEnabled && suggestion.isUnknown && !suggestion.text.isEmpty
    }

    // MARK: Behavior

    /// How much text the next backspace deletes, which the behavior says.
    open var backspaceRange: Keyboard.BackspaceRange { behavior.backspaceRange }

    /// The text with which a sentence is ended, which the behavior says.
    open var endSentenceText: String { behavior.endSentenceText }
  }
}
