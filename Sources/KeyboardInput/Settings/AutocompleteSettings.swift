public import KeyboardCore

/// The settings of suggestions that a user can change, which are kept at once.
public struct AutocompleteSettings {

  private let group: SettingsGroup

  /// The settings in a store; without one, in the store that all keyboards share.
  public init(
    storage: (any KeyboardSettingsStorage)? = nil, onChange: (() -> Void)? = nil
  ) {
    group = KeyboardSettings.group("autocomplete", in: storage, onChange: onChange)
  }

  /// What the names of these settings start with.
  public static var settingsPrefix: String { KeyboardSettings.storeKeyPrefix(for: "autocomplete") }
}

// Source of names and defaults: KeyboardKit 9.5.3 AutocompleteSettings.
extension AutocompleteSettings {

  /// Whether suggestions are shown.
  public var isAutocompleteEnabled: Bool {
    get { group["isAutocompleteEnabled", default: true] }
    nonmutating set { group["isAutocompleteEnabled", default: true] = newValue }
  }

  /// Whether suggestions can be applied by themselves.
  public var isAutocorrectEnabled: Bool {
    get { group["isAutocorrectEnabled", default: true] }
    nonmutating set { group["isAutocorrectEnabled", default: true] = newValue }
  }

  /// How many suggestions are shown, emojis not counted.
  public var suggestionsDisplayCount: Int {
    get { group["suggestionsDisplayCount", default: 3] }
    nonmutating set { group["suggestionsDisplayCount", default: 3] = newValue }
  }

  /// Whether unknown words are learned when they are chosen.
  public var isAutolearnEnabled: Bool {
    get { group["isAutolearnEnabled", default: false] }
    nonmutating set { group["isAutolearnEnabled", default: false] = newValue }
  }

  /// Whether words whose correction is taken back are ignored from then on.
  public var isAutoIgnoreEnabled: Bool {
    get { group["isAutoIgnoreEnabled", default: true] }
    nonmutating set { group["isAutoIgnoreEnabled", default: true] = newValue }
  }

  /// Whether emojis are suggested.
  public var isEmojiAutocompleteEnabled: Bool {
    get { group["isEmojiAutocompleteEnabled", default: true] }
    nonmutating set { group["isEmojiAutocompleteEnabled", default: true] = newValue }
  }

  /// Whether likely characters get larger touch areas.
  public var isNextCharacterPredictionEnabled: Bool {
    get { group["isNextCharacterPredictionEnabled", default: true] }
    nonmutating set { group["isNextCharacterPredictionEnabled", default: true] = newValue }
  }

  /// Whether the next word is suggested.
  public var isNextWordPredictionEnabled: Bool {
    get { group["isNextWordPredictionEnabled", default: true] }
    nonmutating set { group["isNextWordPredictionEnabled", default: true] = newValue }
  }

  /// The key with which a service on the network is asked for the next word; without one, none is.
  public var nextWordPredictionRequestApiKey: String {
    get { group[text: "nextWordPredictionApiKey"] ?? "" }
    nonmutating set { group[text: "nextWordPredictionApiKey"] = newValue }
  }

  /// Which service on the network is asked for the next word.
  public var nextWordPredictionRequestType: Autocomplete.NextWordPredictionRequestType {
    get { group[choice: "nextWordPredictionRequestType"] ?? .claude }
    nonmutating set { group[choice: "nextWordPredictionRequestType"] = newValue }
  }
}
