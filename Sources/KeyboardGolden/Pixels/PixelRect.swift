/// A rectangle of pixels, counted from the top left corner of a picture.
public struct PixelRect: Hashable, Codable, Sendable {

  /// The number of columns to the left.
  public var x: Int

  /// The number of rows above.
  public var y: Int

  /// The number of columns.
  public var width: Int

  /// The number of rows.
  public var height: Int

  /// A rectangle by its first column and row, and its size.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The smallest rectangle with this one and a pixel.
  func including(x column: Int, y row: Int) -> PixelRect {
    let (left, top) = (min(x, column), min(y, row))
    return PixelRect(
      x: left, y: top, width: max(x + width, column + 1) - left,
      height: max(y + height, row + 1) - top)
  }
}
