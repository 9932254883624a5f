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
