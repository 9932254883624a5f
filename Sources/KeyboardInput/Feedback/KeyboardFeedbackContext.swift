import KeyboardCore
public import Observation

/// Which clicks and vibrations a keyboard gives.
@Observable
public final class KeyboardFeedbackContext {

  /// A context with everything enabled and standard.
  public init() {}

  /// Whether keys click.
  public var isAudioFeedbackEnabled = true

  /// Whether keys can be felt.
  public var isHapticFeedbackEnabled = true

  /// The sounds.
  public var audioConfiguration = KeyboardFeedback.AudioConfiguration.standard

  /// The vibrations.
  public var hapticConfiguration = KeyboardFeedback.HapticConfiguration.standard

  /// Where the settings are kept, or `nil` for the store that all keyboards share.
  @ObservationIgnored
  var settingsStorage: (any KeyboardSettingsStorage)?
}

extension KeyboardFeedbackContext {

  /// The settings of the user; a change is taken over at once.
  public var settings: FeedbackSettings {
    FeedbackSettings(storage: settingsStorage) { [weak self] in
      guard let self else { return }
      sync(with: FeedbackSettings(storage: settingsStorage))
    }
  }

  /// Take over what the user has set.
  public func sync(with settings: FeedbackSettings) {
    isAudioFeedbackEnabled = settings.isAudioFeedbackEnabled
    isHapticFeedbackEnabled = settings.isHapticFeedbackEnabled
  }

  /// Register the sound of a gesture on a key.
  public func registerCustomFeedback(
    _ feedback: KeyboardFeedback.CustomFeedback<KeyboardFeedback.Audio>
  ) {
    audioConfiguration.registerCustomFeedback(feedback)
  }

  /// Register the vibration of a gesture on a key.
  public func registerCustomFeedback(
    _ feedback: KeyboardFeedback.CustomFeedback<KeyboardFeedback.Haptic>
  ) {
    hapticConfiguration.registerCustomFeedback(feedback)
  }
}

/// The name of ``KeyboardFeedbackContext`` in other versions.
public typealias FeedbackContext = KeyboardFeedbackContext
