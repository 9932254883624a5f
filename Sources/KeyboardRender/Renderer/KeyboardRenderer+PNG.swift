internal import Cairo
public import KeyboardDrawing

extension KeyboardRenderer {

  /// Draw a picture as a PNG file.
  ///
  /// The file has no alpha if the scene is opaque.
  ///
  /// - Parameters:
  ///   - drawing: The view or scene to draw.
  ///   - scale: The display scale in pixels per point, in ``scales``.
  ///   - compression: The compression effort.
  ///   - texts: Text entries for the metadata.
  /// - Returns: The bytes of the file.
  /// - Throws: ``RenderError``
  public func png(
    of drawing: some SceneConvertible, scale: Double, compression: PNGCompression = .default,
    texts: [PNGText] = []
  ) throws(RenderError) -> [UInt8] {
    try Self.encode(bitmap(of: drawing, scale: scale), compression: compression, texts: texts)
  }

  /// Encode a bitmap as a PNG file.
  ///
  /// - Throws: ``RenderError/library(_:)`` if the bitmap can't be encoded.
  public static func encode(
    _ bitmap: Bitmap, compression: PNGCompression = .default, texts: [PNGText] = []
  ) throws(RenderError) -> [UInt8] {
    do {
      return try PNG.encode(
        premultiplied: bitmap.pixels, width: bitmap.width, height: bitmap.height,
        compression: compression.value, density: PixelDensity.perMetre(scale: bitmap.scale),
        texts: texts.map { PNG.Text(keyword: $0.keyword, text: $0.text) })
    } catch {
      throw RenderError(error)
    }
  }
}
