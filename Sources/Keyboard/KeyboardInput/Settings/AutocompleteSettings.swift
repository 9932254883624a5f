public import KeyboardCore
public import KeyboardStyling

/// The user's settings of autocomplete, stored at once.
public struct AutocompleteSettings {

  private let group: SettingsGroup

  /// Creates settings in a store, by default the shared one.
  public init(storage: (any KeyboardSettingsStorage)? = nil, onChange: (() -> Void)? = nil) {
    group = KeyboardSettings.group("autocomplete", in: storage, onChange: onChange)
  }

  /// The prefix of the keys of these settings.
  public static var settingsPrefix: String { KeyboardSettings.storeKeyPrefix(for: "autocomplete") }

  // Source of names and defaults: KeyboardKit 9.5.3 AutocompleteSettings.

  /// Whether suggestions are shown.
  public var isAutocompleteEnabled: Bool {
    get { group["isAutocompleteEnabled", default: true] }
    nonmutating set { group["isAutocompleteEnabled", default: true] = newValue }
  }

  /// Whether autocorrections are applied.
  public var isAutocorrectEnabled: Bool {
    get { group["isAutocorrectEnabled", default: true] }
    nonmutating set { group["isAutocorrectEnabled", default: true] = newValue }
  }

  /// The maximum number of displayed suggestions, not counting emojis.
  public var suggestionsDisplayCount: Int {
    get { group["suggestionsDisplayCount", default: 3] }
    nonmutating set { group["suggestionsDisplayCount", default: 3] = newValue }
  }

  /// Whether chosen unknown words are learned.
  public var isAutolearnEnabled: Bool {
    get { group["isAutolearnEnabled", default: false] }
    nonmutating set { group["isAutolearnEnabled", default: false] = newValue }
  }

  /// Whether words are ignored after their correction is undone.
  public var isAutoIgnoreEnabled: Bool {
    get { group["isAutoIgnoreEnabled", default: true] }
    nonmutating set { group["isAutoIgnoreEnabled", default: true] = newValue }
  }

  /// Whether emojis are suggested.
  public var isEmojiAutocompleteEnabled: Bool {
    get { group["isEmojiAutocompleteEnabled", default: true] }
    nonmutating set { group["isEmojiAutocompleteEnabled", default: true] = newValue }
  }

  /// Whether likely next characters get larger touch areas.
  public var isNextCharacterPredictionEnabled: Bool {
    get { group["isNextCharacterPredictionEnabled", default: true] }
    nonmutating set { group["isNextCharacterPredictionEnabled", default: true] = newValue }
  }

  /// Whether the next word is suggested.
  public var isNextWordPredictionEnabled: Bool {
    get { group["isNextWordPredictionEnabled", default: true] }
    nonmutating set { group["isNextWordPredictionEnabled", default: true] = newValue }
  }

  /// The key for requests to a next-word service on the network; empty disables them.
  public var nextWordPredictionRequestApiKey: String {
    get { group[text: "nextWordPredictionApiKey"] ?? "" }
    nonmutating set { group[text: "nextWordPredictionApiKey"] = newValue }
  }

  /// The kind of next-word service on the network.
  public var nextWordPredictionRequestType: Autocomplete.NextWordPredictionRequestType {
    get { group[choice: "nextWordPredictionRequestType"] ?? .claude }
    nonmutating set { group[choice: "nextWordPredictionRequestType"] = newValue }
  }
}

/// The user's accessibility settings of the keyboard, stored at once (name: KeyboardKit 10.5).
public struct KeyboardAccessibilitySettings {

  private let group: SettingsGroup

  /// Creates settings in a store, by default the shared one.
  public init(storage: (any KeyboardSettingsStorage)? = nil, onChange: (() -> Void)? = nil) {
    group = KeyboardSettings.group("accessibility", in: storage, onChange: onChange)
  }

  /// The prefix of the keys of these settings.
  public static var settingsPrefix: String { KeyboardSettings.storeKeyPrefix(for: "accessibility") }

  /// All settings together; a stored text size is clamped to the system's range.
  public var accessibility: KeyboardAccessibility {
    get {
      var value = KeyboardAccessibility()
      for flag in KeyboardAccessibility.flags {
        value[keyPath: flag.path] = group[flag.name, default: false]
      }
      let (size, sizes) = (
        group["textSizeFactor", default: 1.0], KeyboardAccessibility.textSizeFactors
      )
      value.textSizeFactor = size.isFinite ? min(max(size, sizes.lowerBound), sizes.upperBound) : 1
      return value
    }
    nonmutating set {
      let old = accessibility
      for flag in KeyboardAccessibility.flags
      where old[keyPath: flag.path] != newValue[keyPath: flag.path] {
        group[flag.name, default: false] = newValue[keyPath: flag.path]
      }
      if old.textSizeFactor != newValue.textSizeFactor {
        group["textSizeFactor", default: 1.0] = newValue.textSizeFactor
      }
    }
  }
}

extension KeyboardTheme {

  /// Returns this theme as it is drawn for people with stored settings.
  public func adjusted(for settings: KeyboardAccessibilitySettings) -> KeyboardTheme {
    adjusted(for: settings.accessibility)
  }
}
