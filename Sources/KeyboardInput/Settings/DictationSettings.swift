public import KeyboardCore

/// The user's settings of dictation, stored at once.
public struct DictationSettings {

  private let group: SettingsGroup

  /// Create settings in a store, by default the shared one.
  public init(
    storage: (any KeyboardSettingsStorage)? = nil, onChange: (() -> Void)? = nil
  ) {
    group = KeyboardSettings.group("dictation", in: storage, onChange: onChange)
  }

  /// The prefix of the keys of these settings.
  public static var settingsPrefix: String { KeyboardSettings.storeKeyPrefix(for: "dictation") }

  /// The silence that ends dictation, in seconds.
  public var silenceLimit: Double {
    get { group["silenceLimit", default: 5] }
    nonmutating set { group["silenceLimit", default: 5] = newValue }
  }

  /// The dictated text that isn't inserted yet.
  public internal(set) var dictatedText: String {
    get { group[text: "dictatedText"] ?? "" }
    nonmutating set { group[text: "dictatedText"] = newValue }
  }

  /// The bundle identifier of the app that receives the dictated text.
  public internal(set) var hostApplicationBundleId: String? {
    get { group[text: "hostApplicationBundleId"] }
    nonmutating set { group[text: "hostApplicationBundleId"] = newValue }
  }

  /// Whether the keyboard, rather than the app, started dictation.
  public internal(set) var isDictationStartedByKeyboard: Bool {
    get { group["isDictationStartedByKeyboard", default: false] }
    nonmutating set { group["isDictationStartedByKeyboard", default: false] = newValue }
  }
}
