internal import Cairo

extension Bitmap {

  /// The maximum number of pixels on a side of a WebP file.
  public static let largestWebPSide = WebP.largestSide

  /// Encode the bitmap as a lossless WebP file, without metadata.
  ///
  /// The file decodes to the same colors as a PNG file of the bitmap.
  ///
  /// - Parameter compression: The compression effort.
  /// - Returns: The bytes of the file.
  /// - Throws: ``RenderError/sizeOutOfRangeOfWebP(width:height:)`` if a side is longer than
  ///   ``largestWebPSide``.
  public func webP(compression: PNGCompression = .default) throws(RenderError) -> [UInt8] {
    guard max(width, height) <= Self.largestWebPSide else {
      throw .sizeOutOfRangeOfWebP(width: width, height: height)
    }
    return try RenderError.converting { () throws(CairoError) in
      try WebP.encode(
        premultiplied: pixels, width: width, height: height, compression: compression.webP)
    }
  }
}

extension PNGCompression {

  fileprivate var webP: WebP.Compression {
    switch self {
    case .fast: .fast
    case .default: .standard
    case .small: .small
    }
  }
}
