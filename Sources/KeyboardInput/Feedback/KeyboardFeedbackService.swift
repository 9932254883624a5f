/// Something that clicks and vibrates.
public protocol KeyboardFeedbackService: AnyObject {

  /// Makes a sound.
  func triggerAudioFeedback(_ audio: KeyboardFeedback.Audio)

  /// Vibrates.
  func triggerHapticFeedback(_ haptic: KeyboardFeedback.Haptic)
}

/// The name of ``KeyboardFeedbackService`` in other versions.
public typealias FeedbackService = KeyboardFeedbackService

extension KeyboardFeedback {

  /// A service that hands sounds and vibrations to whoever can make them.
  ///
  /// Without a screen that is nobody, until someone sets what should happen.
  open class StandardFeedbackService: KeyboardFeedbackService {

    /// What happens for a sound other than none.
    public var audioEngine: (Audio) -> Void

    /// What happens for a vibration other than none.
    public var hapticEngine: (Haptic) -> Void

    /// A service with what should happen.
    public init(
      audioEngine: @escaping (Audio) -> Void = { _ in },
      hapticEngine: @escaping (Haptic) -> Void = { _ in }
    ) {
      self.audioEngine = audioEngine
      self.hapticEngine = hapticEngine
    }

    /// Makes a sound.
    open func triggerAudioFeedback(_ audio: Audio) {
      if audio != .none { audioEngine(audio) }
    }

    /// Vibrates.
    open func triggerHapticFeedback(_ haptic: Haptic) {
      if haptic != .none { hapticEngine(haptic) }
    }
  }

  /// A service that does nothing.
  public final class DisabledFeedbackService: KeyboardFeedbackService {

    /// A service that does nothing.
    public init() {}

    /// Does nothing.
    public func triggerAudioFeedback(_ audio: Audio) {}

    /// Does nothing.
    public func triggerHapticFeedback(_ haptic: Haptic) {}
  }
}

extension KeyboardFeedbackService where Self == KeyboardFeedback.StandardFeedbackService {

  /// A service that hands sounds and vibrations to whoever can make them.
  public static var standard: Self { Self() }
}

extension KeyboardFeedbackService where Self == KeyboardFeedback.DisabledFeedbackService {

  /// A service that does nothing.
  public static var disabled: Self { Self() }

  /// A service for previews, which does nothing.
  public static var preview: Self { Self() }
}
