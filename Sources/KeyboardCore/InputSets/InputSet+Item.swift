extension InputSet {

  /// One input key in its letter cases.
  public struct Item: KeyboardModel {

    /// The key as it was written.
    public var neutral: String

    /// The key in upper case.
    public var uppercased: String

    /// The key in lower case.
    public var lowercased: String

    /// A key whose cases follow from its text.
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

    /// The text of the key in a letter case.
    public func character(for keyboardCase: Keyboard.KeyboardCase) -> String {
      switch keyboardCase {
      case .auto, .lowercased: lowercased
      case .uppercased, .capsLocked: uppercased
      }
    }
  }
}
