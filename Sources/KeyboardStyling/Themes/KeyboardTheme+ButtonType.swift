public import KeyboardCore

extension KeyboardTheme {

  /// The types of keys in themes.
  public enum ButtonType: String, CaseIterable, CodingKeyRepresentable, KeyboardModel {

    /// A key that inputs text, usually light.
    case input

    /// A key that acts on the text or the keyboard, usually darker.
    case system

    /// The return key, usually colored.
    case primary
  }
}

extension KeyboardAction {

  /// The type of a key of this action in themes; all return key types are primary.
  public var keyboardThemeButtonType: KeyboardTheme.ButtonType {
    isPrimaryAction ? .primary : isInputAction ? .input : .system
  }
}
