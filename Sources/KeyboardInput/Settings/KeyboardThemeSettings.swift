public import KeyboardCore
public import KeyboardStyling

/// The user's settings of themes, stored at once.
public struct KeyboardThemeSettings {

  private let group: SettingsGroup

  /// Create settings in a store, by default the shared one.
  public init(
    storage: (any KeyboardSettingsStorage)? = nil, onChange: (() -> Void)? = nil
  ) {
    group = KeyboardSettings.group("themes", in: storage, onChange: onChange)
  }

  /// The prefix of the keys of these settings.
  public static var settingsPrefix: String { KeyboardSettings.storeKeyPrefix(for: "themes") }

  /// The chosen theme, or `nil` if there is none or it can't be decoded.
  ///
  /// Set with ``KeyboardThemeContext``.
  public internal(set) var theme: KeyboardTheme? {
    get { group[text: "theme"].flatMap { Keyboard.StorageValue(rawValue: $0)?.value } }
    nonmutating set {
      group[text: "theme"] = newValue.map { Keyboard.StorageValue($0).rawValue }
    }
  }
}
