internal import Cairo

/// A drawn picture: pixels, and how many of them make a point.
public struct Bitmap: Hashable, Sendable {

  /// The number of pixels in a row.
  public let width: Int

  /// The number of rows.
  public let height: Int

  /// The number of pixels a point is wide.
  public let scale: Double

  /// The pixels, row by row from the top: words `0xAARRGGBB` whose colors are multiplied by alpha.
  public let pixels: [UInt32]

  /// A picture from one word for every pixel.
  package init(width: Int, height: Int, scale: Double, pixels: [UInt32]) {
    precondition(pixels.count == width * height, "A picture has one word for every pixel.")
    self.width = width
    self.height = height
    self.scale = scale
    self.pixels = pixels
  }

  /// The pixel in a column and a row; nothing outside of the picture.
  public subscript(x: Int, y: Int) -> UInt32? {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
    return pixels[y * width + x]
  }
}
