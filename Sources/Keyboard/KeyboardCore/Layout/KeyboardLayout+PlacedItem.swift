public import Foundation

extension KeyboardLayout {

  /// A key with its placement.
  public struct PlacedItem: Equatable, Sendable {

    /// The key.
    public var item: Item

    /// The row, counted from the top.
    public var row: Int

    /// The index in the row, counted from the left.
    public var column: Int

    /// The frame of the key's area, in points from the top left of the keys.
    public var frame: CGRect

    /// The frame of the face in points: the area less the edge insets.
    public var keyFrame: CGRect

    /// Whether the key is in the bar that the system shows below the keyboard.
    public var isInLowerBar = false

    /// The half of a split keyboard, or `nil` on others.
    public var half: Keyboard.Half?

    /// A key with its placement.
    public init(item: Item, row: Int, column: Int, frame: CGRect, keyFrame: CGRect) {
      self.item = item
      self.row = row
      self.column = column
      self.frame = frame
      self.keyFrame = keyFrame
    }
  }

  /// Returns the keys placed in a width, in points.
  ///
  /// Keys of width `available`, and keys as narrow as their insets, share the remaining width. A
  /// row that doesn't fit is centered. Nothing is rounded.
  public func placedItems(width: Double) -> [PlacedItem] {
    let inputWidth = inputWidth(for: width)
    var placed: [PlacedItem] = []
    placed.reserveCapacity(itemRows.reduce(0) { $0 + $1.count })
    var top = 0.0
    for (row, items) in itemRows.enumerated() {
      let flexibleWidth = items.flexibleWidth(forRowWidth: width, inputWidth: inputWidth)
      let height = items.totalHeight
      var leading = flexibleWidth.start
      for (column, item) in items.enumerated() {
        let slot =
          item.fixedSlotWidth(forRowWidth: width, inputWidth: inputWidth) ?? flexibleWidth.each
        let frame = CGRect(
          x: leading, y: top + (height - item.size.height) / 2,
          width: slot, height: item.size.height)
        placed.append(
          PlacedItem(
            item: item, row: row, column: column, frame: frame,
            keyFrame: frame.inset(by: item.edgeInsets)))
        leading += slot
      }
      top += height
    }
    return placed
  }

  /// The place of a key among the rows, without spacers; the lower bar is the row after the last.
  public struct KeyPosition: KeyboardModel {

    /// The index of the row, counted from the top.
    public var row: Int

    /// The number of rows.
    public var rowCount: Int

    /// The index in the row, counted from the left.
    public var column: Int

    /// The number of keys in the row.
    public var columnCount: Int

    /// The index among the rows whose characters are mostly letters, or `nil` for other rows.
    public var letterRow: Int?

    /// The number of rows of letters.
    public var letterRowCount = 0

    /// The index among the letters of a row of letters, or `nil` if the key types none.
    public var letterColumn: Int?

    /// The number of letters in a row of letters.
    public var letterColumnCount = 0

    /// The actions of the keys next to this one in its row, up to two.
    public var neighbors: [KeyboardAction] = []

    /// The half of a split keyboard, or `nil` on others.
    public var half: Keyboard.Half?

    /// Creates a place without letters and neighbors.
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

extension KeyboardLayout.Item {

  fileprivate func fixedSlotWidth(forRowWidth rowWidth: Double, inputWidth: Double) -> Double? {
    guard let width = size.width.width(forRowWidth: rowWidth, inputWidth: inputWidth) else {
      return nil
    }
    return width > edgeInsets.leading + edgeInsets.trailing ? width : nil
  }
}

extension [KeyboardLayout.Item] {

  fileprivate func flexibleWidth(
    forRowWidth rowWidth: Double, inputWidth: Double
  ) -> (start: Double, each: Double) {
    var taken = 0.0
    var flexibleCount = 0
    for item in self {
      if let width = item.fixedSlotWidth(forRowWidth: rowWidth, inputWidth: inputWidth) {
        taken += width
      } else {
        flexibleCount += 1
      }
    }
    if flexibleCount > 0 && taken < rowWidth {
      return (0, (rowWidth - taken) / Double(flexibleCount))
    }
    return ((rowWidth - taken) / 2, 0)
  }
}

extension CGRect {

  /// Returns the inset rectangle; a side never passes the opposite one.
  public func inset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top,
      width: Swift.max(0, width - insets.leading - insets.trailing),
      height: Swift.max(0, height - insets.top - insets.bottom))
  }
}

extension [KeyboardLayout.PlacedItem] {

  package var keyPlaces: [KeyboardLayout.KeyPosition?] {
    // A loop over the items would copy each with its action.
    let items = span
    var rowCount = 0
    for index in items.indices where !items[index].isInLowerBar {
      rowCount = Swift.max(rowCount, items[index].row + 1)
    }
    var rows = [Row](repeating: Row(), count: rowCount + 1)
    var places: [KeyboardLayout.KeyPosition?] = []
    places.reserveCapacity(items.count)
    for index in items.indices {
      guard !items[index].item.action.isSpacer else {
        places.append(nil)
        continue
      }
      let row = items[index].row
      var place = KeyboardLayout.KeyPosition(row: row, of: rowCount, column: rows[row].count, of: 0)
      place.half = items[index].half
      if case .character(let text) = items[index].item.action {
        rows[row].characters += 1
        if text.isLetterOfKeys {
          place.letterColumn = rows[row].letters
          rows[row].letters += 1
        }
      }
      if let last = rows[row].last {
        place.neighbors = [items[last].item.action]
        places[last]?.neighbors.append(items[index].item.action)
      }
      rows[row].count += 1
      rows[row].last = index
      places.append(place)
    }
    complete(&places, rows: rows)
    return places
  }

  private struct Row {
    var count = 0
    var characters = 0
    var letters = 0
    var last: Int?

    var isOfLetters: Bool { letters * 2 > characters }
  }

  private func complete(_ places: inout [KeyboardLayout.KeyPosition?], rows: [Row]) {
    var letterRows: [Int?] = []
    var count = 0
    for row in rows {
      letterRows.append(row.isOfLetters ? count : nil)
      if row.isOfLetters { count += 1 }
    }
    for index in places.indices {
      guard let row = places[index]?.row else { continue }
      places[index]?.columnCount = rows[row].count
      places[index]?.letterRow = letterRows[row]
      places[index]?.letterRowCount = count
      places[index]?.letterColumnCount = rows[row].letters
      if letterRows[row] == nil { places[index]?.letterColumn = nil }
    }
  }
}

extension String {

  /// Marks of scripts such as Thai are letters of their keys.
  fileprivate var isLetterOfKeys: Bool {
    switch unicodeScalars.first?.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark:
      true
    default: false
    }
  }
}
