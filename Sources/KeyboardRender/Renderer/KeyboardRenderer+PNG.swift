internal import Cairo
public import KeyboardDrawing

extension KeyboardRenderer {

  /// Draw a picture as the bytes of a PNG file.
  ///
  /// The file has no alpha if the scene covers everything. A point is as many pixels wide as the scale
  /// says, one of ``scales``; the texts travel with the picture.
  public func png(
    of drawing: some SceneConvertible, scale: Double, compression: PNGCompression = .default,
    texts: [PNGText] = []
  ) throws(RenderError) -> [UInt8] {
    try Self.encode(bitmap(of: drawing, scale: scale), compression: compression, texts: texts)
  }

  /// Write a drawn picture as the bytes of a PNG file.
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
