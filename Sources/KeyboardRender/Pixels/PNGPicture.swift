internal import Cairo

/// A picture as a PNG file holds it.
public struct PNGPicture: Hashable, Sendable {

  /// The number of pixels in a row.
  public let width: Int

  /// The number of rows.
  public let height: Int

  /// Four bytes a pixel, row by row from the top: red, green, blue and alpha, not multiplied.
  public let bytes: [UInt8]

  /// The same in sixteen bits a channel, if the file has as many.
  package private(set) var fineSamples: [UInt16]?

  /// Whether the file has no alpha.
  public let isOpaque: Bool

  /// The number of pixels a point (1/72 inch) is wide; nothing if the file doesn't say.
  public let scale: Double?

  /// The texts that travel with the picture, in order.
  public let texts: [PNGText]

  /// A picture from four bytes a pixel, as many as the size needs.
  public init(
    width: Int, height: Int, bytes: [UInt8], isOpaque: Bool, scale: Double? = nil,
    texts: [PNGText] = []
  ) {
    precondition(bytes.count == width * height * 4, "A picture has four bytes for every pixel.")
    self.width = width
    self.height = height
    self.bytes = bytes
    self.isOpaque = isOpaque
    self.scale = scale
    self.texts = texts
  }

  /// The picture in the bytes of a PNG file of any kind.
  ///
  /// Files may be hostile: one that is damaged, cut off or larger than
  /// ``KeyboardRenderer/largestPixelCount`` is an error.
  public init(decoding file: [UInt8]) throws(RenderError) {
    let image: PNG.Image
    do {
      image = try PNG.decode(file)
    } catch .png(let reason) {
      throw .unreadablePNG(reason)
    } catch {
      throw RenderError(error)
    }
    self.init(
      width: image.width, height: image.height, bytes: image.bytes, isOpaque: image.isOpaque,
      scale: image.density == 0 ? nil : PixelDensity.scale(of: image.density),
      texts: image.texts.map { PNGText($0.keyword, $0.text) })
    fineSamples = image.fineSamples
  }

  /// The bytes of a PNG file with this picture.
  public func encoded(compression: PNGCompression = .default) throws(RenderError) -> [UInt8] {
    var image = PNG.Image(width: width, height: height, bytes: bytes, isOpaque: isOpaque)
    image.density = scale.map(PixelDensity.perMetre) ?? 0
    image.texts = texts.map { PNG.Text(keyword: $0.keyword, text: $0.text) }
    do {
      return try PNG.encode(image, compression: compression.value)
    } catch {
      throw RenderError(error)
    }
  }
}

/// The pixels in a metre, which PNG files speak of.
enum PixelDensity {

  // 72 points are an inch, and an inch is 25.4 mm.
  private static let pointsPerMetre = 72 / 0.0254

  static func perMetre(scale: Double) -> UInt32 {
    UInt32(clamping: Int((scale * pointsPerMetre).rounded()))
  }

  /// The scale to the nearest thousandth, since a density is a whole number.
  static func scale(of density: UInt32) -> Double {
    (Double(density) / pointsPerMetre * 1000).rounded() / 1000
  }
}
