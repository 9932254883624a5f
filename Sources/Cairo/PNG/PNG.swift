/// PNG decoding and encoding with libpng.
package enum PNG {

  /// The maximum number of decoded or encoded pixels: 64 million.
  package static let largestPixelCount = 64 << 20

  /// A text entry in the metadata of an image.
  package struct Text: Hashable, Sendable {

    /// The keyword: 1 to 79 Latin-1 characters.
    package var keyword: String

    /// The text.
    package var text: String

    /// Create a text entry.
    package init(keyword: String, text: String) {
      self.keyword = keyword
      self.text = text
    }
  }

  /// The compression effort.
  package enum Compression: Hashable, Sendable {
    case fast, standard, small
  }

  /// An image.
  package struct Image: Hashable, Sendable {

    /// The width in pixels.
    package var width: Int

    /// The height in pixels.
    package var height: Int

    /// Four bytes per pixel: red, green, blue and alpha, not premultiplied.
    package var bytes: [UInt8]

    /// The 16-bit samples of a decoded file of that depth, which aren't encoded.
    package var fineSamples: [UInt16]?

    /// Whether the image is opaque, so that alpha is omitted.
    package var isOpaque: Bool

    /// The resolution in pixels per meter, or 0 if unknown.
    package var density: UInt32 = 0

    /// The text entries in order.
    package var texts: [Text] = []

    /// Create an image from four bytes per pixel, row by row from the top.
    package init(width: Int, height: Int, bytes: [UInt8], isOpaque: Bool) {
      precondition(bytes.count == width * height * 4, "A picture has four bytes for every pixel.")
      self.width = width
      self.height = height
      self.bytes = bytes
      self.isOpaque = isOpaque
    }
  }
}
