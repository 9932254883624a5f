public import KeyboardCore
public import KeyboardStyling

extension Keyboard {

  /// All user settings of a keyboard.
  public struct Settings {

    /// The settings of the keyboard itself.
    public var keyboardSettings: KeyboardSettings

    /// The settings of autocomplete.
    public var autocompleteSettings: AutocompleteSettings

    /// The settings of audio and haptic feedback.
    public var feedbackSettings: FeedbackSettings

    /// The settings of dictation.
    public var dictationSettings: DictationSettings

    /// The clips of the clipboard keyboard.
    public var clipboardSettings: ClipboardSettings

    /// The settings of fonts.
    public var fontSettings: KeyboardFontSettings

    /// The accessibility settings of the keyboard.
    public var accessibilitySettings: KeyboardAccessibilitySettings

    /// The settings of themes.
    public var themeSettings: KeyboardThemeSettings

    /// Creates settings in a store, by default the shared one.
    public init(storage: (any KeyboardSettingsStorage)? = nil, onChange: (() -> Void)? = nil) {
      keyboardSettings = KeyboardSettings(storage: storage, onChange: onChange)
      autocompleteSettings = AutocompleteSettings(storage: storage, onChange: onChange)
      feedbackSettings = FeedbackSettings(storage: storage, onChange: onChange)
      dictationSettings = DictationSettings(storage: storage, onChange: onChange)
      clipboardSettings = ClipboardSettings(storage: storage, onChange: onChange)
      fontSettings = KeyboardFontSettings(storage: storage, onChange: onChange)
      accessibilitySettings = KeyboardAccessibilitySettings(storage: storage, onChange: onChange)
      themeSettings = KeyboardThemeSettings(storage: storage, onChange: onChange)
    }
  }
}

/// The user's settings of audio and haptic feedback, stored at once.
public struct FeedbackSettings {

  private let group: SettingsGroup

  /// Creates settings in a store, by default the shared one.
  public init(storage: (any KeyboardSettingsStorage)? = nil, onChange: (() -> Void)? = nil) {
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

  /// Toggles audio feedback.
  public func toggleIsAudioFeedbackEnabled() { isAudioFeedbackEnabled.toggle() }

  /// Toggles haptic feedback.
  public func toggleIsHapticFeedbackEnabled() { isHapticFeedbackEnabled.toggle() }
}

/// The user's settings of dictation, stored at once.
public struct DictationSettings {

  private let group: SettingsGroup

  /// Creates settings in a store, by default the shared one.
  public init(storage: (any KeyboardSettingsStorage)? = nil, onChange: (() -> Void)? = nil) {
    group = KeyboardSettings.group("dictation", in: storage, onChange: onChange)
  }

  /// The prefix of the keys of these settings.
  public static var settingsPrefix: String { KeyboardSettings.storeKeyPrefix(for: "dictation") }

  /// The length of the silence after speech, in seconds.
  public var silenceLimit: Double {
    get { group["silenceLimit", default: 5] }
    nonmutating set { group["silenceLimit", default: 5] = newValue }
  }

  /// The dictated text before it is inserted.
  public internal(set) var dictatedText: String {
    get { group[text: "dictatedText"] ?? "" }
    nonmutating set { group[text: "dictatedText"] = newValue }
  }

  /// The bundle identifier of the receiving app.
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

/// The user's settings of themes, stored at once.
public struct KeyboardThemeSettings {

  private let group: SettingsGroup

  /// Creates settings in a store, by default the shared one.
  public init(storage: (any KeyboardSettingsStorage)? = nil, onChange: (() -> Void)? = nil) {
    group = KeyboardSettings.group("themes", in: storage, onChange: onChange)
  }

  /// The prefix of the keys of these settings.
  public static var settingsPrefix: String { KeyboardSettings.storeKeyPrefix(for: "themes") }

  /// The chosen theme of ``KeyboardThemeContext``, or `nil` if there is none that can be decoded.
  public internal(set) var theme: KeyboardTheme? {
    get { group[text: "theme"].flatMap { Keyboard.StorageValue(rawValue: $0)?.value } }
    nonmutating set {
      group[text: "theme"] = newValue.map { Keyboard.StorageValue($0).rawValue }
    }
  }
}

/// The user's clips, stored at once.
public struct ClipboardSettings {

  private let group: SettingsGroup

  /// Creates settings in a store, by default the shared one.
  public init(storage: (any KeyboardSettingsStorage)? = nil, onChange: (() -> Void)? = nil) {
    group = KeyboardSettings.group("clipboard", in: storage, onChange: onChange)
  }

  /// The prefix of the keys of these settings.
  public static var settingsPrefix: String { KeyboardSettings.storeKeyPrefix(for: "clipboard") }

  /// The clips, pinned ones first.
  public var clips: [Clipboard.Clip] {
    get { group[text: "clips"].flatMap { Keyboard.StorageValue(rawValue: $0)?.value } ?? [] }
    nonmutating set { group[text: "clips"] = Keyboard.StorageValue(newValue).rawValue }
  }
}

/// The user's settings of fonts, stored at once.
public struct KeyboardFontSettings {

  private let group: SettingsGroup

  /// Creates settings in a store, by default the shared one.
  public init(storage: (any KeyboardSettingsStorage)? = nil, onChange: (() -> Void)? = nil) {
    group = KeyboardSettings.group("fonts", in: storage, onChange: onChange)
  }

  /// The prefix of the keys of these settings.
  public static var settingsPrefix: String { KeyboardSettings.storeKeyPrefix(for: "fonts") }

  /// Font for typed letters.
  public var option: KeyboardUnicodeFontOption {
    get { group[text: "option"].flatMap { KeyboardUnicodeFontOption(id: $0) } ?? .standard }
    nonmutating set { group[text: "option"] = newValue.id }
  }
}
