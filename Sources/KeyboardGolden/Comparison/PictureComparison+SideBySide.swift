public import KeyboardRender

extension PictureComparison {

  /// A picture of the expected picture, the differences, and the actual picture, side by side.
  ///
  /// Differences are red on a pale copy of the actual picture. Where only one of the pictures
  /// reaches, all is different. There is nothing if it would have more pixels than
  /// ``KeyboardRenderer/largestPixelCount``.
  public var sideBySide: PNGPicture? {
    let width = max(expected.width, actual.width)
    let height = max(expected.height, actual.height)
    let total = 3 * width + 2 * Self.gap
    guard total * height <= KeyboardRenderer.largestPixelCount else { return nil }
    var bytes = [UInt8](repeating: 0, count: total * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        let (before, after) = (expected.pixel(x: x, y: y), actual.pixel(x: x, y: y))
        let panels = [before, Self.difference(before, after), after]
        for (index, pixel) in panels.enumerated() {
          guard let pixel else { continue }
          let place = (y * total + index * (width + Self.gap) + x) * 4
          bytes[place] = pixel.red
          bytes[place + 1] = pixel.green
          bytes[place + 2] = pixel.blue
          bytes[place + 3] = pixel.alpha
        }
      }
    }
    return PNGPicture(width: total, height: height, bytes: bytes, isOpaque: false)
  }

  // Pixels between the pictures.
  private static let gap = 8

  private static let red = Pixel(red: 255, green: 0, blue: 48, alpha: 255)

  private static func difference(_ before: Pixel?, _ after: Pixel?) -> Pixel? {
    guard let before, let after else { return before == nil && after == nil ? nil : red }
    return before.looksLike(after) ? after.pale : red
  }
}

extension Pixel {

  /// A light grey in place of the colour, so that marks stand out.
  fileprivate var pale: Pixel {
    let brightness = (Int(red) * 2 + Int(green) * 5 + Int(blue)) / 8
    let grey = UInt8(clamping: 192 + brightness / 4)
    return Pixel(red: grey, green: grey, blue: grey, alpha: alpha)
  }
}

extension PNGPicture {

  fileprivate func pixel(x: Int, y: Int) -> Pixel? {
    guard x < width, y < height else { return nil }
    let place = (y * width + x) * 4
    return Pixel(
      red: bytes[place], green: bytes[place + 1], blue: bytes[place + 2], alpha: bytes[place + 3])
  }
}
