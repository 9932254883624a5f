extension KeyboardFeedback {

  /// What makes sounds audible.
  ///
  /// Without a device there is nothing to play them, so an engine hands them to a closure.
  open class AudioEngine {

    /// What happens for a sound other than none.
    public var play: (Audio) -> Void

    /// An engine with what happens for a sound; by default nothing.
    public init(play: @escaping (Audio) -> Void = { _ in }) {
      self.play = play
    }

    /// Play a sound, unless it is none.
    open func trigger(_ audio: Audio) {
      if audio != .none { play(audio) }
    }
  }

  /// What lets vibrations be felt.
  ///
  /// Without a device there is nothing that vibrates, so an engine hands them to a closure.
  open class HapticEngine {

    /// What happens for a vibration other than none.
    public var play: (Haptic) -> Void

    /// An engine with what happens for a vibration; by default nothing.
    public init(play: @escaping (Haptic) -> Void = { _ in }) {
      self.play = play
    }

    /// Vibrate, unless the vibration is none.
    open func trigger(_ haptic: Haptic) {
      if haptic != .none { play(haptic) }
    }
  }
}
