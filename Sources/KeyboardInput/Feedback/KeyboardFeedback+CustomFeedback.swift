public import KeyboardCore

extension KeyboardFeedback {

  /// The feedback of a specific gesture on a specific key.
  public struct CustomFeedback<Feedback: KeyboardModel>: KeyboardModel {

    /// The action of the key.
    public let action: KeyboardAction

    /// The gesture on the key.
    public let gesture: Keyboard.Gesture

    /// The feedback.
    public let feedback: Feedback

    /// Create the feedback of a gesture on a key.
    public init(action: KeyboardAction, gesture: Keyboard.Gesture, feedback: Feedback) {
      self.action = action
      self.gesture = gesture
      self.feedback = feedback
    }
  }
}

extension KeyboardFeedback.CustomFeedback where Feedback == KeyboardFeedback.Audio {

  /// The sound of a gesture on a key.
  public static func audio(
    _ feedback: Feedback, for gesture: Keyboard.Gesture, on action: KeyboardAction
  ) -> Self {
    Self(action: action, gesture: gesture, feedback: feedback)
  }
}

extension KeyboardFeedback.CustomFeedback where Feedback == KeyboardFeedback.Haptic {

  /// The haptic feedback of a gesture on a key.
  public static func haptic(
    _ feedback: Feedback, for gesture: Keyboard.Gesture, on action: KeyboardAction
  ) -> Self {
    Self(action: action, gesture: gesture, feedback: feedback)
  }
}

extension [KeyboardFeedback.CustomFeedback<KeyboardFeedback.Audio>] {

  /// The first match for a gesture on a key.
  func feedback(for gesture: Keyboard.Gesture, on action: KeyboardAction) -> KeyboardFeedback.Audio?
  {
    isEmpty ? nil : first { $0.gesture == gesture && $0.action == action }?.feedback
  }
}

extension [KeyboardFeedback.CustomFeedback<KeyboardFeedback.Haptic>] {

  /// The first match for a gesture on a key.
  func feedback(
    for gesture: Keyboard.Gesture, on action: KeyboardAction
  ) -> KeyboardFeedback.Haptic? {
    isEmpty ? nil : first { $0.gesture == gesture && $0.action == action }?.feedback
  }
}
