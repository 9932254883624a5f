/// The input keys of a keyboard, in rows, without the system keys around them.
public struct InputSet: KeyboardModel {

  /// The rows from top to bottom.
  public var rows: ItemRows

  /// An input set with rows from top to bottom.
  public init(rows: ItemRows) {
    self.rows = rows
  }

  /// The characters of every row, in a letter case and as a device shows them.
  public func characters(
    for keyboardCase: Keyboard.KeyboardCase, device: DeviceType
  ) -> [[String]] {
    rows.characters(for: keyboardCase, device: device)
  }

  /// The characters of every row, joined into one text for each row.
  public func characterStrings(
    for keyboardCase: Keyboard.KeyboardCase, device: DeviceType
  ) -> [String] {
    characters(for: keyboardCase, device: device).map { $0.joined() }
  }

  /// The characters of every row as they were written, whatever the letter case is.
  public func neutralCharacters(device: DeviceType) -> [[String]] {
    rows.map { $0.items(for: device).map(\.neutral) }
  }
}
