internal import Cairo

/// A picture with the content of a PNG file.
public struct PNGPicture: Hashable, Sendable {

  /// The width in pixels.
  public let width: Int

  /// The height in pixels.
  public let height: Int

  /// Four bytes per pixel, row by row from the top: red, green, blue and alpha, not premultiplied.
  public let bytes: [UInt8]

  package private(set) var fineSamples: [UInt16]?

  /// Whether the file has no alpha.
  public let isOpaque: Bool

  /// The display scale in pixels per point (1/72 inch), or `nil` if the file doesn't specify it.
  public let scale: Double?

  /// The text entries in order.
  public let texts: [PNGText]

  /// Creates a picture from four bytes per pixel.
  public init(
    width: Int, height: Int, bytes: [UInt8], isOpaque: Bool, scale: Double? = nil,
    texts: [PNGText] = []
  ) {
    precondition(bytes.count == width * height * 4, "An image has four bytes for every pixel.")
    self.width = width
    self.height = height
    self.bytes = bytes
    self.isOpaque = isOpaque
    self.scale = scale
    self.texts = texts
  }

  /// Decodes a PNG file of any kind; untrusted files are safe.
  ///
  /// - Throws: ``RenderError/unreadablePNG(_:)`` if the file is damaged, truncated or larger than
  ///   ``KeyboardRenderer/largestPixelCount``.
  public init(decoding file: [UInt8]) throws(RenderError) {
    let image: PNG.Image
    do {
      image = try PNG.decode(file)
    } catch {
      throw .unreadablePNG(error.reason)
    }
    self.init(
      width: image.width, height: image.height, bytes: image.bytes, isOpaque: image.isOpaque,
      scale: image.density == 0 ? nil : PixelDensity.scale(of: image.density),
      texts: image.texts.map { PNGText($0.keyword, $0.text) })
    fineSamples = image.fineSamples
  }

  /// Encodes the picture as a PNG file.
  ///
  /// - Throws: ``RenderError/library(_:)`` if the picture can't be encoded.
  public func encoded(compression: PNGCompression = .default) throws(RenderError) -> [UInt8] {
    var image = PNG.Image(width: width, height: height, bytes: bytes, isOpaque: isOpaque)
    image.density = scale.map(PixelDensity.perMeter) ?? 0
    image.texts = texts.map(\.entry)
    return try RenderError.converting { () throws(CairoError) in
      try PNG.encode(image, isSmall: compression == .small)
    }
  }

  /// Converts a bitmap to the result of encoding and decoding it.
  public init(_ bitmap: Bitmap, texts: [PNGText] = []) {
    let (bytes, isOpaque) = PNG.unpremultiplied(bitmap.pixels)
    self.init(
      width: bitmap.width, height: bitmap.height, bytes: bytes, isOpaque: isOpaque,
      scale: bitmap.scale, texts: texts)
  }
}

/// The resolution in pixels per meter, as in PNG files.
enum PixelDensity {

  // 72 points per inch of 25.4 mm.
  private static let pointsPerMeter = 72 / 0.0254

  static func perMeter(scale: Double) -> UInt32 {
    UInt32(clamping: Int((scale * pointsPerMeter).rounded()))
  }

  /// Returns the scale, rounded to a thousandth, since a density is an integer.
  static func scale(of density: UInt32) -> Double {
    (Double(density) / pointsPerMeter * 1000).rounded() / 1000
  }
}

// Measured at 1170 × 792 pixels: ISA-L takes a fifth of zlib's level 3 for up to a sixth more bytes,
// and level 9 thirty times as long for two thirds of the size, within a few percent of Oxipng.
/// The compression effort for PNG and WebP files.
public enum PNGCompression: String, Hashable, Sendable, CaseIterable {

  /// The fastest compression.
  case fast

  /// A balance of size and time; for PNG, currently ``fast``.
  case `default`

  /// The smallest file, in thirty times the time of ``fast``.
  case small
}

/// A text entry in the metadata of a PNG file.
public struct PNGText: Hashable, Sendable {

  /// The keyword: 1 to 79 Latin-1 characters, such as `Software`.
  public var keyword: String

  /// The text; a long one is stored compressed.
  public var text: String

  /// Creates a text entry.
  public init(_ keyword: String, _ text: String) {
    self.keyword = keyword
    self.text = text
  }

  var entry: PNG.Text { PNG.Text(keyword: keyword, text: text) }
}
