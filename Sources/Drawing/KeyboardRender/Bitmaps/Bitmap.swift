internal import Cairo
package import Foundation

/// A drawn picture with its display scale.
public struct Bitmap: Hashable, Sendable {

  /// The width in pixels.
  public let width: Int

  /// The height in pixels.
  public let height: Int

  /// The display scale in pixels per point.
  public let scale: Double

  /// Premultiplied pixels `0xAARRGGBB`, row by row from the top.
  public let pixels: [UInt32]

  package init(width: Int, height: Int, scale: Double, pixels: [UInt32]) {
    precondition(pixels.count == width * height, "An image has one word for every pixel.")
    self.width = width
    self.height = height
    self.scale = scale
    self.pixels = pixels
  }

  /// The pixel at a column and a row, or `nil` outside of the picture.
  public subscript(x: Int, y: Int) -> UInt32? {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
    return pixels[y * width + x]
  }

  /// Returns the part within a rectangle in points, in whole pixels; nil outside of the picture.
  package func cropped(to box: CGRect) -> Bitmap? {
    func pixels(_ range: (Double, Double), within size: Int) -> Range<Int> {
      let bounds = [range.0 * scale, range.1 * scale].map { min(max($0, 0), Double(size)) }
      return Int(bounds[0].rounded(.down))..<Int(bounds[1].rounded(.up))
    }
    let columns = pixels((box.minX, box.maxX), within: width)
    let rows = pixels((box.minY, box.maxY), within: height)
    guard !columns.isEmpty, !rows.isEmpty else { return nil }
    let part = rows.flatMap { (row: Int) -> ArraySlice<UInt32> in
      self.pixels[(row * width + columns.lowerBound)...].prefix(columns.count)
    }
    return Bitmap(width: columns.count, height: rows.count, scale: scale, pixels: part)
  }

  package func pngByCairo() throws(RenderError) -> [UInt8] {
    var pixels = pixels
    let result = pixels.withUnsafeMutableBufferPointer { buffer in
      Result { () throws(CairoError) in
        let surface = Surface(borrowing: buffer, width: width, height: height)
        return try surface.pngByCairo()
      }
    }
    return try RenderError.converting(result.get)
  }

  /// The maximum number of pixels on a side of a JPEG file.
  public static let largestJPEGSide = JPEG.largestSide

  /// Encodes the bitmap on white as a JPEG file, with its resolution as the only metadata.
  ///
  /// - Parameter compression: The compression effort; `small` has a lower quality.
  /// - Returns: The bytes of the file.
  /// - Throws: ``RenderError/sideOutOfRange(width:height:format:limit:)`` if a side is longer than
  ///   ``largestJPEGSide``.
  public func jpg(compression: PNGCompression = .default) throws(RenderError) -> [UInt8] {
    guard max(width, height) <= Self.largestJPEGSide else {
      throw .sideOutOfRange(
        width: width, height: height, format: "JPEG", limit: Self.largestJPEGSide)
    }
    let pixels = PNG.isOpaque(pixels) ? pixels : pixels.map(Self.onWhite)
    return try RenderError.converting { () throws(CairoError) in
      try JPEG.encode(
        opaque: pixels, width: width, height: height, quality: compression == .small ? 82 : 93,
        density: Int((72 * scale).rounded()))
    }
  }

  /// Colors are premultiplied: the rest up to opaque is white.
  private static func onWhite(_ pixel: UInt32) -> UInt32 {
    let rest = 255 - pixel >> 24
    return 0xFF00_0000 | (pixel & 0xFF_FFFF) &+ rest &* 0x01_0101
  }

  /// The maximum number of pixels on a side of a WebP file.
  public static let largestWebPSide = WebP.largestSide

  /// Encodes the bitmap as a lossless WebP file without metadata, in the colors of its PNG file.
  ///
  /// - Parameter compression: The compression effort.
  /// - Returns: The bytes of the file.
  /// - Throws: ``RenderError/sideOutOfRange(width:height:format:limit:)`` if a side is longer than
  ///   ``largestWebPSide``.
  public func webP(compression: PNGCompression = .default) throws(RenderError) -> [UInt8] {
    try webP(compression: compression, quality: 0)
  }

  /// Encodes with loss by a quality from 1 to 100, where there is one.
  func webP(compression: PNGCompression, quality: Int) throws(RenderError) -> [UInt8] {
    guard max(width, height) <= Self.largestWebPSide else {
      throw .sideOutOfRange(
        width: width, height: height, format: "WebP", limit: Self.largestWebPSide)
    }
    // Measured at 1170 × 792 pixels: method 2 takes half the time of method 3 for a fifth more bytes,
    // method 6 20 times as long for 8 % less. Method 0 takes a quarter of the time for 25 % more if
    // colors change gradually, but has no predictors: flat images are up to six times as large.
    let (method, effort) =
      switch compression {
      case .fast: WebP.isGradual(premultiplied: pixels, width: width) ? (0, 60) : (1, 20)
      case .default: (2, 20)
      case .small: (4, 50)
      }
    return try RenderError.converting { () throws(CairoError) in
      try WebP.encode(
        premultiplied: pixels, width: width, height: height, method: method, effort: effort,
        quality: quality)
    }
  }
}
