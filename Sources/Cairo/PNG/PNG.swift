/// Portable Network Graphics: reading and writing through libpng.
package enum PNG {

  /// The most pixels that are read or written: 64 million.
  package static let largestPixelCount = 64 << 20

  /// A text that travels with a picture.
  package struct Text: Hashable, Sendable {

    /// What the text is about: 1 to 79 characters of Latin-1.
    package var keyword: String

    /// The text.
    package var text: String

    /// A text about something.
    package init(keyword: String, text: String) {
      self.keyword = keyword
      self.text = text
    }
  }

  /// How hard to look for fewer bytes.
  package enum Compression: Hashable, Sendable {
    case fast, standard, small
  }

  /// A picture as it is read from a file.
  package struct Image: Hashable, Sendable {

    /// The number of pixels in a row.
    package var width: Int

    /// The number of rows.
    package var height: Int

    /// Four bytes a pixel: red, green, blue and alpha, not multiplied.
    package var bytes: [UInt8]

    /// The same in sixteen bits if the file has as many, which are not written.
    package var fineSamples: [UInt16]?

    /// Whether there is no alpha to be written.
    package var isOpaque: Bool

    /// Pixels a metre, or 0 if unknown.
    package var density: UInt32 = 0

    /// The texts that travel with the picture, in order.
    package var texts: [Text] = []

    /// A picture from four bytes a pixel, row by row from the top.
    package init(width: Int, height: Int, bytes: [UInt8], isOpaque: Bool) {
      precondition(bytes.count == width * height * 4, "A picture has four bytes for every pixel.")
      self.width = width
      self.height = height
      self.bytes = bytes
      self.isOpaque = isOpaque
    }
  }
}
