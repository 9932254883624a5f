extension KeyboardLayout {

  /// The place of a key among the rows of a keyboard, not counting spacers.
  ///
  /// The lower bar is the row after the last one.
  public struct KeyPlace: KeyboardModel {

    /// The index of the row, counted from the top.
    public var row: Int

    /// The number of rows.
    public var rowCount: Int

    /// The index in the row, counted from the left.
    public var column: Int

    /// The number of keys in the row.
    public var columnCount: Int

    /// Create a place.
    public init(row: Int, of rowCount: Int, column: Int, of columnCount: Int) {
      self.row = row
      self.rowCount = rowCount
      self.column = column
      self.columnCount = columnCount
    }

    /// Whether the key is in the bar that the system shows below the keyboard.
    public var isInLowerBar: Bool { row == rowCount }
  }
}

extension [KeyboardLayout.PlacedItem] {

  package var keyPlaces: [KeyboardLayout.KeyPlace?] {
    let rowCount = (lazy.filter { !$0.isInLowerBar }.map(\.row).max() ?? -1) + 1
    var counts = [Int](repeating: 0, count: rowCount + 1)
    let columns = map { item -> Int? in
      guard !item.item.action.isSpacer else { return nil }
      defer { counts[item.row] += 1 }
      return counts[item.row]
    }
    return zip(self, columns).map { item, column in
      column.map {
        KeyboardLayout.KeyPlace(
          row: item.row, of: rowCount, column: $0, of: counts[item.row])
      }
    }
  }
}
