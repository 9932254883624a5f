extension InputSet {

  /// An input key in its letter cases.
  public struct Item: KeyboardModel {

    /// The text of the key as specified.
    public var neutral: String

    /// The uppercase text of the key.
    public var uppercased: String

    /// The lowercase text of the key.
    public var lowercased: String

    /// A key with cases derived from its text.
    ///
    /// `ß` becomes `ẞ`, so that one key stays one letter.
    public init(_ char: String) {
      neutral = char
      uppercased = char == "ß" ? "ẞ" : char.uppercased()
      lowercased = char.lowercased()
    }

    /// A key with a text for each case.
    public init(neutral: String, uppercased: String, lowercased: String) {
      self.neutral = neutral
      self.uppercased = uppercased
      self.lowercased = lowercased
    }

    /// Return the text of the key in a letter case.
    public func character(for keyboardCase: Keyboard.KeyboardCase) -> String {
      switch keyboardCase {
      case .auto, .lowercased: lowercased
      case .uppercased, .capsLocked: uppercased
      }
    }
  }
}
