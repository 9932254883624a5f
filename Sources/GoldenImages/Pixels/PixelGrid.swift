import KeyboardRender

/// The pixels of a picture as they lie in memory, for as long as the picture is borrowed.
struct PixelGrid {

  let start: UnsafePointer<Pixel>
  let width: Int
  let height: Int

  /// The pixel in a column and a row that there are.
  @inline(__always)
  subscript(x: Int, y: Int) -> Pixel { start[y * width + x] }

  /// The pixel in a column and a row; nil outside of the picture.
  func pixel(x: Int, y: Int) -> Pixel? {
    x >= 0 && y >= 0 && x < width && y < height ? self[x, y] : nil
  }

  /// The whole picture.
  var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// The pixels of a row.
  func row(_ y: Int) -> UnsafePointer<Pixel> { start + y * width }
}

extension PNGPicture {

  /// Lends the pixels of two pictures.
  static func withPixels<Result>(
    of first: PNGPicture, _ second: PNGPicture, _ body: (PixelGrid, PixelGrid) -> Result
  ) -> Result? {
    first.withPixels { first in second.withPixels { second in body(first, second) } } ?? nil
  }

  /// Lends the pixels of the picture; nil if there are none.
  func withPixels<Result>(_ body: (PixelGrid) -> Result) -> Result? {
    bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress, bytes.count >= 4 else { return nil }
      let pixels = start.assumingMemoryBound(to: Pixel.self)
      return body(PixelGrid(start: pixels, width: width, height: height))
    }
  }

  /// The size in pixels.
  var pixelSize: PixelSize { PixelSize(width: width, height: height) }
}
