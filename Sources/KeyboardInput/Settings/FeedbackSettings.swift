public import KeyboardCore

/// The user's settings of audio and haptic feedback, stored at once.
public struct FeedbackSettings {

  private let group: SettingsGroup

  /// Create settings in a store, by default the shared one.
  public init(
    storage: (any KeyboardSettingsStorage)? = nil, onChange: (() -> Void)? = nil
  ) {
    group = KeyboardSettings.group("feedback", in: storage, onChange: onChange)
  }

  /// The prefix of the keys of these settings.
  public static var settingsPrefix: String { KeyboardSettings.storeKeyPrefix(for: "feedback") }

  /// Whether audio feedback is enabled.
  public var isAudioFeedbackEnabled: Bool {
    get { group["isAudioFeedbackEnabled", default: true] }
    nonmutating set { group["isAudioFeedbackEnabled", default: true] = newValue }
  }

  /// Whether haptic feedback is enabled.
  public var isHapticFeedbackEnabled: Bool {
    get { group["isHapticFeedbackEnabled", default: true] }
    nonmutating set { group["isHapticFeedbackEnabled", default: true] = newValue }
  }

  /// Toggle audio feedback.
  public func toggleIsAudioFeedbackEnabled() { isAudioFeedbackEnabled.toggle() }

  /// Toggle haptic feedback.
  public func toggleIsHapticFeedbackEnabled() { isHapticFeedbackEnabled.toggle() }
}
