public import KeyboardCore

extension KeyboardTheme {

  /// The three kinds of keys that themes tell apart.
  public enum ButtonType: String, CaseIterable, CodingKeyRepresentable, KeyboardModel {

    /// A key that enters something, usually light.
    case input

    /// A key that acts on the text or the keyboard, usually darker.
    case system

    /// The return key, usually colored.
    case primary
  }
}

extension KeyboardAction {

  /// The kind of key that this action is to a theme; a return key of any type is primary.
  public var keyboardThemeButtonType: KeyboardTheme.ButtonType {
    isPrimaryAction ? .primary : isInputAction ? .input : .system
  }
}
