/// Something that clicks and vibrates.
public protocol KeyboardFeedbackService: AnyObject {

  /// Make a sound.
  func triggerAudioFeedback(_ audio: KeyboardFeedback.Audio)

  /// Vibrate.
  func triggerHapticFeedback(_ haptic: KeyboardFeedback.Haptic)
}

/// The name of ``KeyboardFeedbackService`` in other versions.
public typealias FeedbackService = KeyboardFeedbackService

extension KeyboardFeedback {

  /// A service that hands sounds and vibrations to engines.
  open class StandardFeedbackService: KeyboardFeedbackService {

    /// What makes sounds audible.
    open lazy var audioEngine = AudioEngine()

    /// What lets vibrations be felt.
    open lazy var hapticEngine = HapticEngine()

    /// A service with engines that do nothing until they are told what to do.
    public init() {}

    /// A service with what happens for sounds and vibrations other than none.
    public convenience init(
      audioEngine: @escaping (Audio) -> Void, hapticEngine: @escaping (Haptic) -> Void
    ) {
      self.init()
      self.audioEngine.play = audioEngine
      self.hapticEngine.play = hapticEngine
    }

    /// Make a sound.
    open func triggerAudioFeedback(_ audio: Audio) { audioEngine.trigger(audio) }

    /// Vibrate.
    open func triggerHapticFeedback(_ haptic: Haptic) { hapticEngine.trigger(haptic) }
  }

  /// A service that does nothing.
  public final class DisabledFeedbackService: KeyboardFeedbackService {

    /// A service that does nothing.
    public init() {}

    /// Do nothing.
    public func triggerAudioFeedback(_ audio: Audio) {}

    /// Do nothing.
    public func triggerHapticFeedback(_ haptic: Haptic) {}
  }
}

extension KeyboardFeedbackService where Self == KeyboardFeedback.StandardFeedbackService {

  /// A service that hands sounds and vibrations to engines.
  public static var standard: Self { Self() }
}

extension KeyboardFeedbackService where Self == KeyboardFeedback.DisabledFeedbackService {

  /// A service that does nothing.
  public static var disabled: Self { Self() }

  /// A service for previews, which does nothing.
  public static var preview: Self { Self() }
}
