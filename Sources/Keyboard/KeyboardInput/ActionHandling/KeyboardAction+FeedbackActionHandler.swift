public import Foundation
public import KeyboardCore

extension KeyboardAction {

  /// A base of handlers with the actions of gestures, their feedback, and drags on space.
  ///
  /// ``StandardActionHandler`` adds the effects on the text.
  nonisolated open class FeedbackActionHandler: KeyboardFeedbackService {

    /// Controller for performing actions.
    public weak var keyboardController: (any KeyboardController)?

    /// The context of the keyboard.
    public var keyboardContext: KeyboardContext

    /// The behavior of the keyboard.
    public var behavior: any KeyboardBehavior

    /// The observable state of autocomplete.
    public var autocompleteContext: AutocompleteContext

    /// The service with suggestions.
    public var autocompleteService: (any AutocompleteService)?

    /// The skin tones of emojis, or `nil` for those in the settings of the keyboard.
    public var emojiContext: EmojiContext?

    /// The observable state of audio and haptic feedback.
    public var feedbackContext: KeyboardFeedbackContext

    /// The service for audio and haptic feedback.
    public var feedbackService: any KeyboardFeedbackService

    /// The handler of drags on space, which move the cursor.
    public var spaceDragGestureHandler: Gestures.SpaceDragGestureHandler

    /// The start of a drag on space, or `nil` without one.
    public var spaceDragGestureStartPoint: CGPoint?

    /// Creates a handler with its dependencies.
    public init(
      controller: (any KeyboardController)?, keyboardContext: KeyboardContext,
      keyboardBehavior: any KeyboardBehavior, autocompleteContext: AutocompleteContext,
      autocompleteService: (any AutocompleteService)?, emojiContext: EmojiContext? = nil,
      feedbackContext: KeyboardFeedbackContext, feedbackService: any KeyboardFeedbackService,
      spaceDragGestureHandler: Gestures.SpaceDragGestureHandler
    ) {
      keyboardController = controller
      self.keyboardContext = keyboardContext
      behavior = keyboardBehavior
      self.autocompleteContext = autocompleteContext
      self.autocompleteService = autocompleteService
      self.emojiContext = emojiContext
      self.feedbackContext = feedbackContext
      self.feedbackService = feedbackService
      self.spaceDragGestureHandler = spaceDragGestureHandler
    }

    /// Creates a handler with the contexts and services of a controller.
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
        autocompleteService: services.autocompleteService, emojiContext: state.emojiContext,
        feedbackContext: state.feedbackContext, feedbackService: services.feedbackService,
        spaceDragGestureHandler: services.spaceDragGestureHandler)
    }

    // MARK: Gestures

    /// Whether a gesture on a key has an effect.
    open func canHandle(_ gesture: Keyboard.Gesture, on action: KeyboardAction) -> Bool {
      self.action(for: gesture, on: action) != nil
    }

    /// Returns the function of a gesture on a key; `nil` for the release that ends a drag on space.
    open func action(for gesture: Keyboard.Gesture, on action: KeyboardAction) -> GestureAction? {
      if keyboardContext.traits.disabledActions.contains(action) { return nil }
      let isDragEnd =
        gesture == .release && action == .space && keyboardContext.traits.isSpaceDragGestureActive
      return isDragEnd ? nil : action.standardAction(for: gesture)
    }

    // MARK: Feedback

    /// Plays the feedback of a gesture on a key.
    open func triggerFeedback(for gesture: Keyboard.Gesture, on action: KeyboardAction) {
      tryTriggerAudioFeedback(for: gesture, on: action)
      tryTriggerHapticFeedback(for: gesture, on: action)
    }

    /// Plays audio feedback.
    open func triggerAudioFeedback(_ audio: KeyboardFeedback.Audio) {
      feedbackService.triggerAudioFeedback(audio)
    }

    /// Plays haptic feedback.
    open func triggerHapticFeedback(_ haptic: KeyboardFeedback.Haptic) {
      feedbackService.triggerHapticFeedback(haptic)
    }

    /// Plays the feedback of a gesture on a key, if it should.
    open func tryTriggerFeedback(for gesture: Keyboard.Gesture, on action: KeyboardAction) {
      if shouldTriggerFeedback(for: gesture, on: action) {
        triggerFeedback(for: gesture, on: action)
      }
    }

    /// Plays the audio feedback of a gesture on a key, if it should.
    open func tryTriggerAudioFeedback(for gesture: Keyboard.Gesture, on action: KeyboardAction) {
      guard shouldTriggerAudioFeedback(for: gesture, on: action),
        let audio = audioFeedback(for: gesture, on: action)
      else { return }
      triggerAudioFeedback(audio)
    }

    /// Plays the haptic feedback of a gesture on a key, if it should.
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

    /// Whether to play haptic feedback for a gesture on a key; a drag on space always does.
    open func shouldTriggerHapticFeedback(
      for gesture: Keyboard.Gesture, on action: KeyboardAction
    ) -> Bool {
      if action == .space && gesture == .longPress { return true }
      guard feedbackContext.isHapticFeedbackEnabled else { return false }
      if gesture == .press && action.standardReleaseAction != nil { return true }
      if gesture != .release && self.action(for: gesture, on: action) != nil { return true }
      return feedbackContext.hapticConfiguration.hasCustomFeedback(for: gesture, on: action)
    }

    /// Returns the audio feedback of a gesture on a key, or `nil` for none.
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

    /// Returns the haptic feedback of a gesture on a key, or `nil` for none.
    open func hapticFeedback(
      for gesture: Keyboard.Gesture, on action: KeyboardAction
    ) -> KeyboardFeedback.Haptic? {
      feedbackContext.hapticConfiguration.feedback(for: gesture, on: action)
    }

    // MARK: Space drag

    /// Moves the cursor as a touch drags on space.
    open func handleDrag(on action: KeyboardAction, from start: CGPoint, to current: CGPoint) {
      guard action == .space, keyboardContext.traits.isSpaceDragGestureActive else { return }
      // The movement starts at the location where the drag became active.
      let origin = spaceDragGestureStartPoint ?? current
      spaceDragGestureStartPoint = origin
      spaceDragGestureHandler.handleDragGesture(from: origin, to: current)
    }

    /// Starts or end a drag on space.
    open func tryUpdateSpaceDragState(for gesture: Keyboard.Gesture, on action: KeyboardAction) {
      guard action == .space else { return }
      switch gesture {
      case .press:
        keyboardContext.isSpaceDragGestureActive = false
        spaceDragGestureStartPoint = nil
        spaceDragGestureHandler.reset()
      case .longPress:
        let behavior =
          spaceDragGestureHandler.longPressBehavior ?? keyboardContext.traits.spaceLongPressBehavior
        keyboardContext.isSpaceDragGestureActive = behavior == .moveInputCursor
      case .release, .end: keyboardContext.isSpaceDragGestureActive = false
      case .doubleTap, .repeatPress: break
      }
    }
  }
}
