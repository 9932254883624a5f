extension Keyboard {

  /// The semantic content of a text field, where the system offers saved passwords for it.
  ///
  /// The names are those of UIKit's text content types.
  public enum TextContentType: String, KeyboardChoice {

    /// A name or an address to sign in with.
    case username

    /// A password to sign in with.
    case password
  }
}

extension KeyboardTraits {

  /// Whether the toolbar offers saved passwords in place of suggestions.
  public var offersPasswords: Bool { textFieldContentType != nil }
}
