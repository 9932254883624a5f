/// A namespace for the types of clicks and vibrations.
public struct KeyboardFeedback {
  private init() {}
}

/// The name of ``KeyboardFeedback`` in other versions.
public typealias Feedback = KeyboardFeedback
