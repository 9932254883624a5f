import KeyboardCore
public import Observation

/// The observable state of audio and haptic feedback.
@Observable
public final class KeyboardFeedbackContext {

  /// Create a context with standard feedback enabled.
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
}

extension KeyboardFeedbackContext {

  /// The user's settings; a change is applied at once.
  public var settings: FeedbackSettings {
    FeedbackSettings(storage: settingsStorage) { [weak self] in
      self?.sync(with: FeedbackSettings(storage: self?.settingsStorage))
    }
  }

  /// Apply the user's settings.
  public func sync(with settings: FeedbackSettings) {
    isAudioFeedbackEnabled = settings.isAudioFeedbackEnabled
    isHapticFeedbackEnabled = settings.isHapticFeedbackEnabled
  }

  /// Register custom audio feedback.
  public func registerCustomFeedback(
    _ feedback: KeyboardFeedback.CustomFeedback<KeyboardFeedback.Audio>
  ) {
    audioConfiguration.registerCustomFeedback(feedback)
  }

  /// Register custom haptic feedback.
  public func registerCustomFeedback(
    _ feedback: KeyboardFeedback.CustomFeedback<KeyboardFeedback.Haptic>
  ) {
    hapticConfiguration.registerCustomFeedback(feedback)
  }
}
