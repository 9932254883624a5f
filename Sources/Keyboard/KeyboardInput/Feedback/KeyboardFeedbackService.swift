import KeyboardCore
public import Observation

/// A service that plays audio and haptic feedback.
public protocol KeyboardFeedbackService: AnyObject, SendableMetatype {

  func triggerAudioFeedback(_ audio: KeyboardFeedback.Audio)

  /// Plays haptic feedback.
  func triggerHapticFeedback(_ haptic: KeyboardFeedback.Haptic)
}

extension KeyboardFeedback {

  /// A service that plays feedback with engines.
  nonisolated open class StandardFeedbackService: KeyboardFeedbackService {

    /// The engine for audio feedback.
    open var audioEngine = AudioEngine()

    /// The engine for haptic feedback.
    open var hapticEngine = HapticEngine()

    /// Creates a service whose engines do nothing until their closures are set.
    public init() {}

    /// Creates a service with the closures of its engines.
    public convenience init(
      audioEngine: @escaping (Audio) -> Void, hapticEngine: @escaping (Haptic) -> Void
    ) {
      self.init()
      self.audioEngine.play = audioEngine
      self.hapticEngine.play = hapticEngine
    }

    /// Plays audio feedback.
    open func triggerAudioFeedback(_ audio: Audio) { audioEngine.trigger(audio) }

    /// Plays haptic feedback.
    open func triggerHapticFeedback(_ haptic: Haptic) { hapticEngine.trigger(haptic) }
  }

  /// A service that does nothing.
  public final class DisabledFeedbackService: KeyboardFeedbackService {

    /// Creates a disabled service.
    public init() {}

    /// Do nothing.
    public func triggerAudioFeedback(_ audio: Audio) {}

    /// Do nothing.
    public func triggerHapticFeedback(_ haptic: Haptic) {}
  }

  /// An engine that plays audio feedback by a closure, since this package has no device.
  nonisolated open class AudioEngine {

    /// The closure for playing a sound.
    public var play: (Audio) -> Void

    /// Creates an engine with a closure, which does nothing by default.
    public init(play: @escaping (Audio) -> Void = { _ in }) { self.play = play }

    /// Plays a sound, unless it is `none`.
    open func trigger(_ audio: Audio) {
      if audio != .none { play(audio) }
    }
  }

  /// An engine that plays haptic feedback by a closure, since this package has no device.
  nonisolated open class HapticEngine {

    /// The closure for playing haptic feedback.
    public var play: (Haptic) -> Void

    /// Creates an engine with a closure, which does nothing by default.
    public init(play: @escaping (Haptic) -> Void = { _ in }) { self.play = play }

    /// Plays haptic feedback, unless it is `none`.
    open func trigger(_ haptic: Haptic) {
      if haptic != .none { play(haptic) }
    }
  }
}

extension KeyboardFeedbackService where Self == KeyboardFeedback.StandardFeedbackService {

  /// A service that plays feedback with engines.
  public static var standard: Self { Self() }
}

extension KeyboardFeedbackService where Self == KeyboardFeedback.DisabledFeedbackService {

  /// A service that does nothing.
  public static var disabled: Self { Self() }

  /// A disabled service, for previews.
  public static var preview: Self { Self() }
}

/// The observable state of audio and haptic feedback.
@Observable
public final class KeyboardFeedbackContext {

  /// Creates a context with standard feedback enabled.
  public init() {}

  /// Whether audio feedback is enabled.
  public var isAudioFeedbackEnabled = true

  /// Whether haptic feedback is enabled.
  public var isHapticFeedbackEnabled = true

  /// The audio feedback.
  public var audioConfiguration = KeyboardFeedback.AudioConfiguration.standard

  /// The haptic feedback.
  public var hapticConfiguration = KeyboardFeedback.HapticConfiguration.standard

  @ObservationIgnored
  var settingsStorage: (any KeyboardSettingsStorage)?

  /// The user's settings; a change is applied at once.
  public var settings: FeedbackSettings {
    FeedbackSettings(storage: settingsStorage) { [weak self] in
      self?.sync(with: FeedbackSettings(storage: self?.settingsStorage))
    }
  }

  /// Applies the user's settings.
  public func sync(with settings: FeedbackSettings) {
    isAudioFeedbackEnabled = settings.isAudioFeedbackEnabled
    isHapticFeedbackEnabled = settings.isHapticFeedbackEnabled
  }

  /// Registers custom audio feedback.
  public func registerCustomFeedback(
    _ feedback: KeyboardFeedback.CustomFeedback<KeyboardFeedback.Audio>
  ) {
    audioConfiguration.registerCustomFeedback(feedback)
  }

  /// Registers custom haptic feedback.
  public func registerCustomFeedback(
    _ feedback: KeyboardFeedback.CustomFeedback<KeyboardFeedback.Haptic>
  ) {
    hapticConfiguration.registerCustomFeedback(feedback)
  }
}
