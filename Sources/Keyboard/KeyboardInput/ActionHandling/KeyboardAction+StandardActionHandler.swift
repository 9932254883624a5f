public import Foundation
public import KeyboardCore

extension KeyboardAction {

  /// A handler of gestures on keys like that of the system keyboards.
  ///
  /// Each step of ``handle(_:on:)`` can be overridden, so all of them are in the class: Swift
  /// doesn't support overriding members of extensions. Source of the steps and their order:
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
  nonisolated open class StandardActionHandler: KeyboardActionHandler, KeyboardBehavior {

    /// The controller on which actions are performed.
    public weak var keyboardController: (any KeyboardController)?

    /// The context of the keyboard.
    public var keyboardContext: KeyboardContext

    /// The behavior of the keyboard.
    public var behavior: any KeyboardBehavior

    /// The observable state of autocomplete.
    public var autocompleteContext: AutocompleteContext

    /// The service with suggestions.
    public var autocompleteService: (any AutocompleteService)?

    /// The observable state of audio and haptic feedback.
    public var feedbackContext: KeyboardFeedbackContext

    /// The service for audio and haptic feedback.
    public var feedbackService: any KeyboardFeedbackService

    /// The handler of drags on space, which move the cursor.
    public var spaceDragGestureHandler: Gestures.SpaceDragGestureHandler

    /// The start of a drag on space, or `nil` without one.
    public var spaceDragGestureStartPoint: CGPoint?

    /// The engine for Vietnamese letters on a Vietnamese keyboard.
    public lazy var vietnameseInputEngine: VietnameseInputEngine? = VietnameseInputEngine()

    var lastAutocorrectedWord: String?

    /// Create a handler with its dependencies.
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

    /// Create a handler with the contexts and services of a controller.
    public convenience init(controller: any KeyboardController) {
      self.init(controller: controller, state: controller.state, services: controller.services)
    }

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

    /// Whether a gesture on a key has an effect.
    open func canHandle(_ gesture: Keyboard.Gesture, on action: KeyboardAction) -> Bool {
      self.action(for: gesture, on: action) != nil
    }

    /// Perform the standard action of a key, without side effects.
    open func handle(_ action: KeyboardAction) {
      action.standardAction?(keyboardController)
    }

    /// Handle a gesture on a key, with all side effects.
    open func handle(_ gesture: Keyboard.Gesture, on action: KeyboardAction) {
      handle(gesture, on: action, replaced: false)
    }

    /// Handle a gesture on a key, which may replace another one.
    open func handle(_ gesture: Keyboard.Gesture, on action: KeyboardAction, replaced: Bool) {
      if keyboardContext.traits.disabledActions.contains(action) { return }
      if !replaced && tryHandleReplacementAction(before: gesture, on: action) { return }
      // The lookup precedes the end of a drag, so that its release inserts no space.
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

    /// Insert a suggestion, with all side effects.
    open func handle(_ suggestion: Autocomplete.Suggestion) {
      tryAutolearnSuggestion(suggestion)
      keyboardContext.textField?.insertAutocompleteSuggestion(suggestion)
      // An empty character updates case, type and suggestions for the new text.
      handle(.release, on: .character(""))
    }

    /// Move the cursor as a touch drags on space.
    open func handleDrag(on action: KeyboardAction, from start: CGPoint, to current: CGPoint) {
      guard action == .space, keyboardContext.traits.isSpaceDragGestureActive else { return }
      // The movement starts at the location where the drag became active.
      let origin = spaceDragGestureStartPoint ?? current
      spaceDragGestureStartPoint = origin
      spaceDragGestureHandler.handleDragGesture(from: origin, to: current)
    }

    /// Return the function of a gesture on a key; `nil` for the release that ends a drag on space.
    open func action(for gesture: Keyboard.Gesture, on action: KeyboardAction) -> GestureAction? {
      if keyboardContext.traits.disabledActions.contains(action) { return nil }
      let isDragEnd =
        gesture == .release && action == .space && keyboardContext.traits.isSpaceDragGestureActive
      return isDragEnd ? nil : action.standardAction(for: gesture)
    }

    // MARK: Replacing

    /// Handle a replacement action, and return whether there is one.
    open func tryHandleReplacementAction(
      before gesture: Keyboard.Gesture, on action: KeyboardAction
    ) -> Bool {
      guard let replacement = replacementAction(for: gesture, on: action) else { return false }
      handle(.release, on: replacement, replaced: true)
      return true
    }

    /// Return the action to handle instead: of an input method, or another quotation mark.
    open func replacementAction(
      for gesture: Keyboard.Gesture, on action: KeyboardAction
    ) -> KeyboardAction? {
      guard gesture == .release, case .character(let text) = action, !text.isEmpty else {
        return nil
      }
      return inputMethodReplacement(for: text) ?? localeReplacement(for: text)
    }

    // MARK: Feedback

    /// Play the feedback of a gesture on a key.
    open func triggerFeedback(for gesture: Keyboard.Gesture, on action: KeyboardAction) {
      tryTriggerAudioFeedback(for: gesture, on: action)
      tryTriggerHapticFeedback(for: gesture, on: action)
    }

    /// Play audio feedback.
    open func triggerAudioFeedback(_ audio: KeyboardFeedback.Audio) {
      feedbackService.triggerAudioFeedback(audio)
    }

    /// Play haptic feedback.
    open func triggerHapticFeedback(_ haptic: KeyboardFeedback.Haptic) {
      feedbackService.triggerHapticFeedback(haptic)
    }

    /// Play the feedback of a gesture on a key, if it should.
    open func tryTriggerFeedback(for gesture: Keyboard.Gesture, on action: KeyboardAction) {
      if shouldTriggerFeedback(for: gesture, on: action) {
        triggerFeedback(for: gesture, on: action)
      }
    }

    /// Play the audio feedback of a gesture on a key, if it should.
    open func tryTriggerAudioFeedback(for gesture: Keyboard.Gesture, on action: KeyboardAction) {
      guard shouldTriggerAudioFeedback(for: gesture, on: action),
        let audio = audioFeedback(for: gesture, on: action)
      else { return }
      triggerAudioFeedback(audio)
    }

    /// Play the haptic feedback of a gesture on a key, if it should.
    open func tryTriggerHapticFeedback(for gesture: Keyboard.Gesture, on action: KeyboardAction) {
      guard shouldTriggerHapticFeedback(for: gesture, on: action),
        let haptic = hapticFeedback(for: gesture, on: action)
      else { return }
      triggerHapticFeedback(haptic)
    }

    /// Whether to play feedback for a gesture on a key.
    open func shouldTriggerFeedback(
      for gesture: Keyboard.Gesture, on action: KeyboardAction
    ) -> Bool {
      true
    }

    /// Whether to play audio feedback for a gesture on a key.
    open func shouldTriggerAudioFeedback(
      for gesture: Keyboard.Gesture, on action: KeyboardAction
    ) -> Bool {
      feedbackContext.isAudioFeedbackEnabled
    }

    /// Whether to play haptic feedback for a gesture on a key; the start of a drag on space always
    /// does.
    open func shouldTriggerHapticFeedback(
      for gesture: Keyboard.Gesture, on action: KeyboardAction
    ) -> Bool {
      if action == .space && gesture == .longPress { return true }
      guard feedbackContext.isHapticFeedbackEnabled else { return false }
      if gesture == .press && action.standardReleaseAction != nil { return true }
      if gesture != .release && self.action(for: gesture, on: action) != nil { return true }
      return feedbackContext.hapticConfiguration.hasCustomFeedback(for: gesture, on: action)
    }

    /// Return the audio feedback of a gesture on a key, or `nil` for none.
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

    /// Return the haptic feedback of a gesture on a key, or `nil` for none.
    open func hapticFeedback(
      for gesture: Keyboard.Gesture, on action: KeyboardAction
    ) -> KeyboardFeedback.Haptic? {
      feedbackContext.hapticConfiguration.feedback(for: gesture, on: action)
    }

    // MARK: Space drag

    /// Start or end a drag on space.
    open func tryUpdateSpaceDragState(for gesture: Keyboard.Gesture, on action: KeyboardAction) {
      guard action == .space else { return }
      switch gesture {
      case .press:
        setSpaceDragActive(false)
        spaceDragGestureStartPoint = nil
        spaceDragGestureHandler.reset()
      case .longPress:
        let behavior =
          spaceDragGestureHandler.longPressBehavior ?? keyboardContext.traits.spaceLongPressBehavior
        setSpaceDragActive(behavior == .moveInputCursor)
      case .release, .end: setSpaceDragActive(false)
      case .doubleTap, .repeatPress: break
      }
    }

    // MARK: Before the action

    /// Remove a space that a suggestion has inserted, if the key requires it.
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

    /// Ignore the word before the cursor, if its correction is being undone.
    open func tryAutocompleteIgnoreCurrentWord(
      before gesture: Keyboard.Gesture, on action: KeyboardAction
    ) {
      guard shouldAutoIgnoreCurrentWord(before: gesture, on: action),
        let word = keyboardContext.textField?.currentWordPreCursorPart
      else { return }
      autocompleteService?.ignoreWord(word)
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

    /// Apply an autocorrection to the word before the cursor, if the key ends it.
    open func tryApplyAutocorrectSuggestion(
      before gesture: Keyboard.Gesture, on action: KeyboardAction
    ) {
      guard shouldApplyAutocorrectSuggestion(before: gesture, on: action),
        let suggestion = autocompleteContext.suggestions.first(where: \.isAutocorrect)
      else { return }
      keyboardContext.textField?.insertAutocompleteSuggestion(
        suggestion, tryInsertSpace: false)
      lastAutocorrectedWord = suggestion.text
    }

    /// Whether the key ends a word with an autocorrection, in a text field of words; pending
    /// suggestions belong to another text and don't count.
    open func shouldApplyAutocorrectSuggestion(
      before gesture: Keyboard.Gesture, on action: KeyboardAction
    ) -> Bool {
      guard gesture == .release, action.shouldApplyAutocorrectSuggestion,
        autocompleteContext.isAutocorrectEnabled, !autocompleteContext.isLoading,
        keyboardContext.traits.prefersAutocomplete
      else { return false }
      if action == .space && spaceDragGestureHandler.currentDragTextPositionOffset != 0 {
        return false
      }
      return keyboardContext.textField?.isCursorAtNewWord == false
    }

    /// Replace a Greek sigma before the cursor by the form required by the text that the key
    /// inserts.
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

    /// Insert a space again that was removed before the action.
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

    /// Return the letter case the behavior prefers.
    open func preferredKeyboardCase(
      after gesture: Keyboard.Gesture, on action: KeyboardAction
    ) -> Keyboard.KeyboardCase {
      behavior.preferredKeyboardCase(after: gesture, on: action)
    }

    /// Switch to the keyboard type that the behavior prefers.
    open func tryChangeKeyboardType(after gesture: Keyboard.Gesture, on action: KeyboardAction) {
      keyboardContext.keyboardType = preferredKeyboardType(after: gesture, on: action)
    }

    /// Return the keyboard type the behavior prefers.
    open func preferredKeyboardType(
      after gesture: Keyboard.Gesture, on action: KeyboardAction
    ) -> Keyboard.KeyboardType {
      behavior.preferredKeyboardType(after: gesture, on: action)
    }

    /// Request suggestions, if the text has changed.
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

    /// Add the emoji of a key to the recent ones, if the behavior requires it.
    open func tryRegisterEmoji(after gesture: Keyboard.Gesture, on action: KeyboardAction) {
      guard shouldRegisterEmoji(after: gesture, on: action), case .emoji(let emoji) = action else {
        return
      }
      EmojiCategory.Persisted.recent.addEmoji(
        emoji, in: SettingsEmojiStore(keyboardContext.settingsStorage))
    }

    /// Whether to add the emoji of a key to the recent ones, according to the behavior.
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
