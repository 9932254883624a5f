extension KeyboardFeedback {

  /// An engine that plays audio feedback.
  ///
  /// The package has no audio device, so the engine calls a closure.
  open class AudioEngine {

    /// The closure that plays a sound.
    public var play: (Audio) -> Void

    /// Create an engine with a closure, which does nothing by default.
    public init(play: @escaping (Audio) -> Void = { _ in }) {
      self.play = play
    }

    /// Play a sound, unless it is `none`.
    open func trigger(_ audio: Audio) {
      if audio != .none { play(audio) }
    }
  }

  /// An engine that plays haptic feedback.
  ///
  /// The package has no haptic device, so the engine calls a closure.
  open class HapticEngine {

    /// The closure that plays haptic feedback.
    public var play: (Haptic) -> Void

    /// Create an engine with a closure, which does nothing by default.
    public init(play: @escaping (Haptic) -> Void = { _ in }) {
      self.play = play
    }

    /// Play haptic feedback, unless it is `none`.
    open func trigger(_ haptic: Haptic) {
      if haptic != .none { play(haptic) }
    }
  }
}
