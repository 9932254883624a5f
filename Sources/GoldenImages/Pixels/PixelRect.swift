/// A rectangle in pixels from the top left corner of a picture.
public struct PixelRect: Hashable, Codable, Sendable {

  /// The first column.
  public var x: Int

  /// The first row.
  public var y: Int

  /// The number of columns.
  public var width: Int

  /// The number of rows.
  public var height: Int

  /// Create a rectangle from its first column and row, and its size.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  var maxX: Int { x + width }
  var maxY: Int { y + height }
  var isEmpty: Bool { width <= 0 || height <= 0 }

  func contains(x column: Int, y row: Int) -> Bool {
    column >= x && column < maxX && row >= y && row < maxY
  }

  /// Return the intersection with another rectangle, which may be empty.
  func intersection(_ other: PixelRect) -> PixelRect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return PixelRect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }

  /// Return the smallest rectangle with this one and a part of a row.
  func including(columns: Range<Int>, row: Int) -> PixelRect {
    let (left, top) = (min(x, columns.lowerBound), min(y, row))
    return PixelRect(
      x: left, y: top, width: max(maxX, columns.upperBound) - left,
      height: max(maxY, row + 1) - top)
  }

  /// Return the squared distance of a pixel to the rectangle; 0 inside.
  func squaredDistance(x column: Int, y row: Int) -> Int {
    let horizontal = max(x - column, column - maxX + 1, 0)
    let vertical = max(y - row, row - maxY + 1, 0)
    return horizontal * horizontal + vertical * vertical
  }
}
