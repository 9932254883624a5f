internal import Cairo
package import Foundation
public import KeyboardDrawing
internal import Parallel

extension KeyboardRenderer {

  /// Draws a picture in memory.
  ///
  /// ```swift
  /// let bitmap = try KeyboardRenderer().bitmap(of: view, scale: 2)
  /// let size = [bitmap.width, bitmap.height]  // → [780, 528]
  /// ```
  ///
  /// The size of the bitmap is that of the scene at the scale, rounded up to whole pixels.
  ///
  /// - Parameters:
  ///   - drawing: The view or scene to draw.
  ///   - scale: The display scale in pixels per point, in ``scales``.
  /// - Returns: The bitmap.
  /// - Throws: ``RenderError``
  public func bitmap(
    of drawing: some SceneConvertible, scale: Double
  ) throws(RenderError) -> Bitmap {
    let scene = drawing.scene(measuring: measure)
    return try withEngine { engine throws(RenderError) in
      try Self.bitmap(of: scene, scale: scale, engine: engine)
    }
  }

  static func bitmap(of scene: Scene, scale: Double, engine: Engine) throws(RenderError) -> Bitmap {
    let (width, height) = try pixels(of: scene.size, scale: scale)
    engine.reserve.expect(width * height)
    let scene = scene.withPlainMaterials
    engine.prepareMasks(of: scene, scale: scale)
    let pixels = try engine.reserve.pixels(width * height) { pixels throws(RenderError) in
      try draw(scene, in: pixels, width: width, height: height, scale: scale, engine: engine)
    }
    return Bitmap(width: width, height: height, scale: scale, pixels: pixels)
  }

  package func expectBitmap(of size: CGSize, scale: Double) {
    guard let (width, height) = try? Self.pixels(of: size, scale: scale) else { return }
    reserve.expect(width * height)
  }

  private static func draw(
    _ scene: Scene, in pixels: UnsafeMutableBufferPointer<UInt32>, width: Int, height: Int,
    scale: Double, engine: Engine
  ) throws(RenderError) {
    let surface = Surface(borrowing: pixels, width: width, height: height)
    let canvas = Canvas(
      Context(surface), scale: scale, width: Double(width), height: Double(height),
      isRaster: true, rows: PixelRows(pixels, width: width, height: height), engine: engine)
    // This sets all pixels first.
    try canvas.draw(scene)
    if let vision = scene.vision {
      var filter = VisionFilter(vision: vision)
      filter.apply(to: pixels)
    }
  }

  package static func pixels(
    of size: CGSize, scale: Double
  ) throws(RenderError) -> (width: Int, height: Int) {
    guard scales.contains(scale) else { throw .scaleOutOfRange(scale) }
    let width = wholePixels(Double(size.width) * scale)
    let height = wholePixels(Double(size.height) * scale)
    // Cairo's surfaces have at most 32767 pixels on a side.
    guard (1...32767).contains(width), (1...32767).contains(height),
      width * height <= Double(largestPixelCount)
    else {
      throw .sizeOutOfRange(width: width, height: height)
    }
    return (Int(width), Int(height))
  }

  private static func wholePixels(_ length: Double) -> Double {
    (length + 0.01).rounded(.down)
  }

  /// Draws a picture as a PNG file.
  ///
  /// ```swift
  /// let png = try KeyboardRenderer().png(of: view, scale: 3, compression: .small)
  /// png.prefix(4)  // → [0x89, 0x50, 0x4E, 0x47]
  /// ```
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

  /// Encodes a bitmap as a PNG file.
  ///
  /// - Throws: ``RenderError/library(_:)`` if the bitmap can't be encoded.
  public static func encode(
    _ bitmap: Bitmap, compression: PNGCompression = .default, texts: [PNGText] = []
  ) throws(RenderError) -> [UInt8] {
    try RenderError.converting { () throws(CairoError) in
      try PNG.encode(
        premultiplied: bitmap.pixels, width: bitmap.width, height: bitmap.height,
        isSmall: compression == .small, density: PixelDensity.perMeter(scale: bitmap.scale),
        texts: texts.map(\.entry))
    }
  }
}
