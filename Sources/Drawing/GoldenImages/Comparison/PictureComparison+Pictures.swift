package import KeyboardRender

extension PictureComparison {

  /// Red, tolerated ones yellow, on a pale copy of the actual picture; nil if that is too large.
  package var differencePicture: PNGPicture? {
    actual.marked(marks, asLargeAs: expected)
  }

  private var marks: [(PixelDifferences, Pixel)] {
    [(differences, .yellow), (visibleDifferences, .signal)]
  }

  /// With sizes above; nil if the picture is too large.
  package var sideBySide: PNGPicture? {
    let width = max(expected.width, actual.width, Lettering.width(of: Self.longestTitle))
    let height = max(expected.height, actual.height)
    let top = Lettering.height + 2 * Self.gap
    let size = PixelSize(width: 3 * width + 4 * Self.gap, height: height + top + Self.gap)
    guard size.isDrawable else { return nil }
    var canvas = PixelCanvas(size: size)
    canvas.fill(canvas.bounds, Pixel(red: 236, green: 238, blue: 241, alpha: 255))
    let columns = (0..<3).map { Self.gap + $0 * (width + Self.gap) }
    let titles = ["EXPECTED \(expected.pixelSize)", "DIFFERENCE", "ACTUAL \(actual.pixelSize)"]
    for (x, title) in zip(columns, titles) {
      canvas.write(title.uppercased(), x: x, y: Self.gap, Pixel.ink)
    }
    canvas.draw(expected, x: columns[0], y: top, pale: false)
    canvas.draw(actual, x: columns[1], y: top, pale: true)
    for (pixels, color) in marks { canvas.mark(pixels, x: columns[1], y: top, color) }
    canvas.draw(actual, x: columns[2], y: top, pale: false)
    return canvas.picture(scale: actual.scale)
  }

  // The margin around the pictures in pixels.
  private static let gap = 8

  private static let longestTitle = "EXPECTED 32767X32767"
}

extension Pixel {

  fileprivate static let yellow = Pixel(red: 255, green: 204, blue: 0, alpha: 255)
  fileprivate static let ink = Pixel(red: 40, green: 44, blue: 52, alpha: 255)
}
