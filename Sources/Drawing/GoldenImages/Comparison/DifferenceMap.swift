import KeyboardRender

/// Image that marks all differing pixels, and the area with most of them.
struct DifferenceMap {

  /// Red on a pale copy of the actual picture, as large as the larger one; nil if too large.
  let picture: PNGPicture?

  let worst: PixelRect?

  init(expected: PNGPicture, actual: PNGPicture) {
    let size = actual.size(including: expected)
    guard size.isDrawable else {
      (picture, worst) = (nil, nil)
      return
    }
    let differences = PixelDifferences(expected, actual)
    picture = actual.marked([(differences, .signal)], asLargeAs: expected)
    worst = Self.densest(differences, in: size)
  }

  // The side of the cells that differing pixels are counted in, in pixels.
  private static let cell = 16

  private static func densest(_ differences: PixelDifferences, in size: PixelSize) -> PixelRect? {
    let columns = (size.width + cell - 1) / cell
    let rows = (size.height + cell - 1) / cell
    var counts = [Int](repeating: 0, count: columns * rows)
    for run in differences.runs {
      for x in run.columns { counts[run.row / cell * columns + x / cell] += 1 }
    }
    var best = 0
    var place: PixelRect?
    for row in 0..<rows {
      for column in 0..<columns {
        var sum = 0
        for y in row..<min(row + 2, rows) {
          for x in column..<min(column + 2, columns) { sum += counts[y * columns + x] }
        }
        guard sum > best else { continue }
        best = sum
        place = PixelRect(x: column * cell, y: row * cell, width: 2 * cell, height: 2 * cell)
      }
    }
    return place?.intersection(size.bounds)
  }
}

extension PNGPicture {

  fileprivate func size(including other: PNGPicture) -> PixelSize {
    PixelSize(width: max(width, other.width), height: max(height, other.height))
  }

  func marked(_ marks: [(PixelDifferences, Pixel)], asLargeAs other: PNGPicture) -> PNGPicture? {
    let size = size(including: other)
    guard size.isDrawable else { return nil }
    var canvas = PixelCanvas(size: size)
    canvas.draw(self, x: 0, y: 0, pale: true)
    for (pixels, color) in marks { canvas.mark(pixels, x: 0, y: 0, color) }
    return canvas.picture(scale: scale)
  }
}

extension PixelCanvas {

  mutating func mark(_ differences: PixelDifferences, x: Int, y: Int, _ color: Pixel) {
    for run in differences.runs {
      fill(
        PixelRect(
          x: x + run.columns.lowerBound, y: y + run.row, width: run.columns.count, height: 1),
        color)
    }
  }
}

extension Pixel {

  static let signal = Pixel(red: 255, green: 0, blue: 48, alpha: 255)
}
