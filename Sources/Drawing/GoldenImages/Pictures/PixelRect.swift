internal import KeyboardRender

package struct PixelRect: Hashable, Codable, Sendable {

  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  static let none = PixelRect(x: 0, y: 0, width: 0, height: 0)

  var maxX: Int { x + width }
  var maxY: Int { y + height }
  var isEmpty: Bool { width <= 0 || height <= 0 }

  func contains(x column: Int, y row: Int) -> Bool {
    column >= x && column < maxX && row >= y && row < maxY
  }

  func intersection(_ other: PixelRect) -> PixelRect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return PixelRect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }

  func extended(by margin: Int) -> PixelRect {
    PixelRect(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }

  /// Return the squared distance of a pixel to the rectangle; 0 inside.
  func squaredDistance(x column: Int, y row: Int) -> Int {
    let horizontal = max(x - column, column - maxX + 1, 0)
    let vertical = max(y - row, row - maxY + 1, 0)
    return horizontal * horizontal + vertical * vertical
  }
}

extension PixelRect? {

  mutating func include(columns: Range<Int>, row: Int) {
    let old = self ?? PixelRect(x: columns.lowerBound, y: row, width: 0, height: 1)
    let (left, top) = (min(old.x, columns.lowerBound), min(old.y, row))
    self = PixelRect(
      x: left, y: top, width: max(old.maxX, columns.upperBound) - left,
      height: max(old.maxY, row + 1) - top)
  }
}

package struct PixelSize: Hashable, Codable, Sendable {

  package var width: Int
  package var height: Int

  var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  var isDrawable: Bool {
    let (count, overflows) = width.multipliedReportingOverflow(by: height)
    return width >= 0 && height >= 0 && !overflows && count <= KeyboardRenderer.largestPixelCount
  }
}

extension PixelSize: CustomStringConvertible {

  package var description: String { "\(width)x\(height)" }
}
