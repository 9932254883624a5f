/// A namespace for the types of audio and haptic feedback.
public struct KeyboardFeedback {
  private init() {}
}
