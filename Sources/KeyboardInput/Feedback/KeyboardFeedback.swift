/// A namespace for the types of audio and haptic feedback.
public struct KeyboardFeedback {
  private init() {}
}

/// The name of ``KeyboardFeedback`` in other versions.
public typealias Feedback = KeyboardFeedback
