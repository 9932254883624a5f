public import KeyboardCore

/// The settings of dictation that a user can change, which are kept at once.
public struct DictationSettings {

  private let group: SettingsGroup

  /// The settings in a store; without one, in the store that all keyboards share.
  public init(
    storage: (any KeyboardSettingsStorage)? = nil, onChange: (() -> Void)? = nil
  ) {
    group = KeyboardSettings.group("dictation", in: storage, onChange: onChange)
  }

  /// What the names of these settings start with.
  public static var settingsPrefix: String { KeyboardSettings.storeKeyPrefix(for: "dictation") }

  /// The silence after which dictation ends, in seconds.
  public var silenceLimit: Double {
    get { group["silenceLimit", default: 5] }
    nonmutating set { group["silenceLimit", default: 5] = newValue }
  }

  /// The text that was dictated and not inserted yet.
  public internal(set) var dictatedText: String {
    get { group[text: "dictatedText"] ?? "" }
    nonmutating set { group[text: "dictatedText"] = newValue }
  }

  /// The identifier of the app into which the dictated text shall go.
  public internal(set) var hostApplicationBundleId: String? {
    get { group[text: "hostApplicationBundleId"] }
    nonmutating set { group[text: "hostApplicationBundleId"] = newValue }
  }

  /// Whether the keyboard has started dictation, instead of the app.
  public internal(set) var isDictationStartedByKeyboard: Bool {
    get { group["isDictationStartedByKeyboard", default: false] }
    nonmutating set { group["isDictationStartedByKeyboard", default: false] = newValue }
  }
}
