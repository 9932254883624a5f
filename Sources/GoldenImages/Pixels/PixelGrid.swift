import KeyboardRender

/// The pixels of a picture in memory, valid while the picture is borrowed.
struct PixelGrid {

  let start: UnsafePointer<Pixel>
  let width: Int
  let height: Int

  /// The pixel at valid coordinates.
  @inline(__always)
  subscript(x: Int, y: Int) -> Pixel { start[y * width + x] }

  /// Return the pixel at a column and a row; nil outside of the picture.
  func pixel(x: Int, y: Int) -> Pixel? {
    x >= 0 && y >= 0 && x < width && y < height ? self[x, y] : nil
  }

  /// The bounds of the picture.
  var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// Return the pixels of a row.
  func row(_ y: Int) -> UnsafePointer<Pixel> { start + y * width }
}

extension PNGPicture {

  /// Call a closure with the pixels of two pictures.
  static func withPixels<Result>(
    of first: PNGPicture, _ second: PNGPicture, _ body: (PixelGrid, PixelGrid) -> Result
  ) -> Result? {
    first.withPixels { first in second.withPixels { second in body(first, second) } } ?? nil
  }

  /// Call a closure with the pixels of the picture; nil if it is empty.
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
