internal import Cairo

extension Bitmap {

  /// The maximum number of pixels on a side of a JPEG file.
  public static let largestJPEGSide = JPEG.largestSide

  /// Encode the bitmap as a JPEG file, without metadata but its resolution.
  ///
  /// A JPEG file has no transparency, so that the picture is drawn on white.
  ///
  /// - Parameter compression: The compression effort, of which `small` has a lower quality.
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

  /// Colors are premultiplied, so that what is missing to opaque is white.
  private static func onWhite(_ pixel: UInt32) -> UInt32 {
    let rest = 255 - pixel >> 24
    return 0xFF00_0000 | (pixel & 0xFF_FFFF) &+ rest &* 0x01_0101
  }
}
