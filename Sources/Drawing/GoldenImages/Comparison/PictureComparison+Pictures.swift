package import KeyboardRender

extension PictureComparison {

  /// Red, tolerated ones yellow, on a pale copy of the actual picture; nil if that is too large.
  package var differencePicture: PNGPicture? {
    actual.marked(marks, asLargeAs: expected)
  }

  private var marks: [(PixelDifferences, Pixel)] {
    [(differences, .yellow), (visibleDifferences, .signal)]
  }

  /// The expected, difference and actual pictures; nil if that is too large.
  package var sideBySide: PNGPicture? {
    let width = max(expected.width, actual.width)
    let height = max(expected.height, actual.height)
    let gap = Self.gap
    let size = PixelSize(width: 3 * width + 4 * gap, height: height + 2 * gap)
    guard size.isDrawable else { return nil }
    var canvas = PixelCanvas(size: size)
    canvas.fill(canvas.bounds, Pixel(red: 236, green: 238, blue: 241, alpha: 255))
    let columns = (0..<3).map { gap + $0 * (width + gap) }
    canvas.draw(expected, x: columns[0], y: gap, pale: false)
    canvas.draw(actual, x: columns[1], y: gap, pale: true)
    for (pixels, color) in marks { canvas.mark(pixels, x: columns[1], y: gap, color) }
    canvas.draw(actual, x: columns[2], y: gap, pale: false)
    return canvas.picture(scale: actual.scale)
  }

  // The margin around the pictures in pixels.
  private static let gap = 8
}

extension Pixel {

  fileprivate static let yellow = Pixel(red: 255, green: 204, blue: 0, alpha: 255)
}
