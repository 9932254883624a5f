import Foundation
import KeyboardCore
import KeyboardStyling

private let singleItemScale = 1.4
private let compressedItemScale = 0.85

/// With more rows, moving the bubble is preferable to keeping the first item over the touch.
private let maximumAnchoredRows = 3

/// Bubble and items of an action callout, in points.
struct ActionCalloutGrid: Hashable, Sendable {

  let bubble: CGRect

  private let count: Int
  private let columns: Int
  private let cell: CGSize
  private let item: CGSize
  private let firstLeft: Double
  private let firstTop: Double
  private let isTrailing: Bool

  init(
    anchor: CalloutAnchor, style: KeyboardCallout.CalloutStyle, count: Int,
    alignment: HorizontalAlignment, isPad: Bool
  ) {
    let key = anchor.key
    let side = max(style.curveSize.width, 0)
    let padding = style.actionItemPadding
    let scale = count == 1 ? singleItemScale : !isPad && count > 10 ? compressedItemScale : 1
    let available = max(anchor.availableWidth - 2 * side, 1)
    let item = CGSize(
      width: min(max(min(key.width, style.actionItemMaxSize.width) * scale, 1), available),
      height: max(min(key.height, style.actionItemMaxSize.height), 1))
    let cell = CGSize(width: min(item.width + 2 * padding.width, available), height: item.height)
    isTrailing = alignment == .trailing
    let fitting =
      style.placement == .center
      ? Self.columns(in: anchor.availableWidth - 2 * side, cellWidth: cell.width)
      : Self.columnLimit(
        anchor: anchor, cellWidth: cell.width, side: side, count: count, isTrailing: isTrailing)
    let (rows, columns) = Self.rowsAndColumns(
      of: count, limit: min(style.columnLimit ?? fitting, fitting))
    let content = Double(columns) * cell.width
    let width = max(content + 2 * side, min(key.width + 2 * side, anchor.availableWidth))
    let height = Double(rows) * cell.height + 2 * padding.height
    let wantedLeft = isTrailing ? key.maxX + side - width : key.minX - side
    let left = anchor.left(of: width, for: style, overKey: wantedLeft)
    let bottom = Self.bottom(of: style, item: item, anchor: anchor, isPad: isPad)
    bubble = CGRect(x: left, y: bottom - height, width: width, height: height)
    firstLeft = left + (width - content) / 2
    firstTop = bottom - padding.height - cell.height
    (self.count, self.columns, self.item, self.cell) = (count, columns, item, cell)
  }

  /// Rows fill up from the bottom, and from the side of the key.
  func frame(ofItem index: Int) -> CGRect {
    let place = isTrailing ? count - 1 - index : index
    let (row, step) = place.quotientAndRemainder(dividingBy: columns)
    let column = isTrailing ? columns - 1 - step : step
    let left = firstLeft + Double(column) * cell.width + (cell.width - item.width) / 2
    return CGRect(
      x: left, y: firstTop - Double(row) * cell.height, width: item.width, height: item.height)
  }

  /// Rows are as equal as possible.
  static func rowsAndColumns(of count: Int, limit: Int) -> (rows: Int, columns: Int) {
    let rows = (count + limit - 1) / limit
    return (rows, (count + rows - 1) / rows)
  }

  private static func bottom(
    of style: KeyboardCallout.CalloutStyle, item: CGSize, anchor: CalloutAnchor, isPad: Bool
  ) -> Double {
    let key = anchor.key
    let device: DeviceType = isPad ? .pad : .phone
    let offset = style.offset?.y ?? KeyboardCallout.CalloutStyle.standardVerticalOffset(for: device)
    // Upstream moves the whole callout by half the difference, on phones also what covers the key.
    return isPad
      ? key.minY + offset + (item.height - key.height) / 2
      : min(key.minY + offset, key.maxY - anchor.cornerRadius)
  }

  /// The bubble may be shifted as long as its first item stays over the center of the key.
  private static func columnLimit(
    anchor: CalloutAnchor, cellWidth: Double, side: Double, count: Int, isTrailing: Bool
  ) -> Int {
    let key = anchor.key
    let slack = max(cellWidth - key.width / 2, 0)
    let anchoredWidth =
      isTrailing
      ? min(anchor.availableMaxX, key.maxX + side + slack) - anchor.availableMinX
      : anchor.availableMaxX - max(anchor.availableMinX, key.minX - side - slack)
    let anchored = Self.columns(in: anchoredWidth - 2 * side, cellWidth: cellWidth)
    return anchored * maximumAnchoredRows >= count
      ? anchored : Self.columns(in: anchor.availableWidth - 2 * side, cellWidth: cellWidth)
  }

  private static func columns(in width: Double, cellWidth: Double) -> Int {
    // The tolerance lets an exact fit count as one.
    let number = width / cellWidth + 1e-6
    return number >= 1 ? Int(min(number, 1000)) : 1
  }
}
