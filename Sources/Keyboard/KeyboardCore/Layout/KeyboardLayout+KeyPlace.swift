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
    // A loop over the items would copy each with its action.
    let items = span
    var rowCount = 0
    for index in items.indices where !items[index].isInLowerBar {
      rowCount = Swift.max(rowCount, items[index].row + 1)
    }
    var counts = [Int](repeating: 0, count: rowCount + 1)
    var places: [KeyboardLayout.KeyPlace?] = []
    places.reserveCapacity(items.count)
    for index in items.indices {
      guard !items[index].item.action.isSpacer else {
        places.append(nil)
        continue
      }
      let row = items[index].row
      places.append(KeyboardLayout.KeyPlace(row: row, of: rowCount, column: counts[row], of: 0))
      counts[row] += 1
    }
    for index in places.indices {
      if let row = places[index]?.row { places[index]?.columnCount = counts[row] }
    }
    return places
  }
}
