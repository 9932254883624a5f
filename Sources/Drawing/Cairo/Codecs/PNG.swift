internal import CImages
internal import KeyboardDocuments

/// ISA-L encodes, or zlib for the smallest files; ISA-L decodes files of the most common kind,
/// libpng all others.
package enum PNG {

  /// 64 million pixels, decoded or encoded.
  package static let largestPixelCount = InputBudget.picture.pixels

  package struct Text: Hashable, Sendable {

    /// 1 to 79 Latin-1 characters.
    package var keyword: String

    package var text: String

    package init(keyword: String, text: String) {
      self.keyword = keyword
      self.text = text
    }
  }

  package struct Image: Hashable, Sendable {

    package var width: Int
    package var height: Int

    /// Four bytes per pixel: red, green, blue and alpha, not premultiplied.
    package var bytes: [UInt8]

    /// The 16-bit samples of a decoded file of that depth, which aren't encoded.
    package var fineSamples: [UInt16]?

    package var isOpaque: Bool

    /// In pixels per meter; 0 if unknown.
    package var density: UInt32 = 0

    package var texts: [Text] = []

    package init(width: Int, height: Int, bytes: [UInt8], isOpaque: Bool) {
      precondition(bytes.count == width * height * 4, "A picture has four bytes for every pixel.")
      self.width = width
      self.height = height
      self.bytes = bytes
      self.isOpaque = isOpaque
    }
  }
}

extension PNG {

  package static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

  package struct Chunk: Hashable, Sendable {

    package var name: String
    package var content: ArraySlice<UInt8>

    package init(_ name: String, _ content: ArraySlice<UInt8>) {
      self.name = name
      self.content = content
    }

    package var bytes: [UInt8] {
      var bytes: [UInt8] = []
      bytes.reserveCapacity(content.count + 12)
      bytes.append(bigEndian: UInt32(content.count))
      bytes += name.utf8
      bytes += content
      let checked = bytes.withUnsafeBufferPointer { bytes in
        cpng_crc(bytes.baseAddress.map { $0 + 4 }, bytes.count - 4)
      }
      bytes.append(bigEndian: checked)
      return bytes
    }
  }

  package static func chunks(of file: [UInt8]) -> [Chunk] {
    var chunks: [Chunk] = []
    var place = signature.count
    while place + 12 <= file.count {
      let length = file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      let start = place + 8
      guard length <= file.count - start - 4 else { break }
      let name = String(decoding: file[place + 4..<start], as: UTF8.self)
      chunks.append(Chunk(name, file[start..<start + length]))
      place = start + length + 4
    }
    return chunks
  }

  /// Return a file with the texts of another one, and everything else as it is.
  package static func file(_ file: [UInt8], withTextsOf other: [UInt8]) -> [UInt8] {
    let isText = { (chunk: Chunk) in ["tEXt", "zTXt", "iTXt"].contains(chunk.name) }
    let own = chunks(of: file).filter { !isText($0) }
    // Where the encoder writes them: before the palette and the pixels.
    let place = own.firstIndex { ["PLTE", "IDAT"].contains($0.name) } ?? own.endIndex
    let texts = chunks(of: other).filter(isText)
    return signature + (own[..<place] + texts + own[place...]).flatMap(\.bytes)
  }
}

extension [UInt8] {

  mutating func append(bigEndian number: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: number.bigEndian) { append(contentsOf: $0) }
  }
}
