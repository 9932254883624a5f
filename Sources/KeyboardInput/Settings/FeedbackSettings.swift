public import KeyboardCore

/// The settings of clicks and vibrations that a user can change, which are kept at once.
public struct FeedbackSettings {

  private let group: SettingsGroup

  /// The settings in a store; without one, in the store that all keyboards share.
  public init(
    storage: (any KeyboardSettingsStorage)? = nil, onChange: (() -> Void)? = nil
  ) {
    group = KeyboardSettings.group("feedback", in: storage, onChange: onChange)
  }

  /// What the names of these settings start with.
  public static var settingsPrefix: String { KeyboardSettings.storeKeyPrefix(for: "feedback") }

  /// Whether keys click.
  public var isAudioFeedbackEnabled: Bool {
    get { group["isAudioFeedbackEnabled", default: true] }
    nonmutating set { group["isAudioFeedbackEnabled", default: true] = newValue }
  }

  /// Whether keys can be felt.
  public var isHapticFeedbackEnabled: Bool {
    get { group["isHapticFeedbackEnabled", default: true] }
    nonmutating set { group["isHapticFeedbackEnabled", default: true] = newValue }
  }

  /// Switch clicks on or off.
  public func toggleIsAudioFeedbackEnabled() { isAudioFeedbackEnabled.toggle() }

  /// Switch vibrations on or off.
  public func toggleIsHapticFeedbackEnabled() { isHapticFeedbackEnabled.toggle() }
}
