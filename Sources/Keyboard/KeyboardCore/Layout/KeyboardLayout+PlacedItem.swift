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

    /// A key with its placement.
    public init(item: Item, row: Int, column: Int, frame: CGRect, keyFrame: CGRect) {
      self.item = item
      self.row = row
      self.column = column
      self.frame = frame
      self.keyFrame = keyFrame
    }
  }

  /// Return the keys placed in a given width, in points.
  ///
  /// Keys of width `available`, and those whose insets take up all of their width, share the
  /// remaining width. A row that doesn't fit the width is centered. Nothing is rounded.
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

  /// Return the inset rectangle; a side never passes the opposite one.
  public func inset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top,
      width: Swift.max(0, width - insets.leading - insets.trailing),
      height: Swift.max(0, height - insets.top - insets.bottom))
  }
}
