public import KeyboardCore
public import KeyboardStyling

/// The settings of themes that a user can change, which are kept at once.
public struct KeyboardThemeSettings {

  private let group: SettingsGroup

  /// The settings in a store; without one, in the store that all keyboards share.
  public init(
    storage: (any KeyboardSettingsStorage)? = nil, onChange: (() -> Void)? = nil
  ) {
    group = KeyboardSettings.group("themes", in: storage, onChange: onChange)
  }

  /// What the names of these settings start with.
  public static var settingsPrefix: String { KeyboardSettings.storeKeyPrefix(for: "themes") }

  /// The theme that the user has chosen, or `nil` if there is none or it can't be read.
  ///
  /// It is chosen with `KeyboardThemeContext`.
  public internal(set) var theme: KeyboardTheme? {
    get { group[text: "theme"].flatMap { Keyboard.StorageValue(rawValue: $0)?.value } }
    nonmutating set {
      group[text: "theme"] = newValue.map { Keyboard.StorageValue($0).rawValue }
    }
  }
}
