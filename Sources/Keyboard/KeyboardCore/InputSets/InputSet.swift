/// The input keys of a keyboard, in rows, without the system keys around them.
public struct InputSet: KeyboardModel {

  /// The rows from top to bottom.
  public var rows: ItemRows

  /// An input set with rows from top to bottom.
  public init(rows: ItemRows) {
    self.rows = rows
  }

  /// Return the characters of every row, in a letter case and as a device shows them.
  public func characters(
    for keyboardCase: Keyboard.KeyboardCase, device: DeviceType
  ) -> [[String]] {
    rows.characters(for: keyboardCase, device: device)
  }

  /// Return the characters of every row, joined into one string per row.
  public func characterStrings(
    for keyboardCase: Keyboard.KeyboardCase, device: DeviceType
  ) -> [String] {
    characters(for: keyboardCase, device: device).map { $0.joined() }
  }

  /// Return the characters of every row as specified, in no particular letter case.
  public func neutralCharacters(device: DeviceType) -> [[String]] {
    rows.map { $0.items(for: device).map(\.neutral) }
  }
}

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
