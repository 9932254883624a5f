internal import CImages
internal import KeyboardDrawing
internal import Parallel
internal import SourceText

/// PNG codec: ISA-L encodes, zlib the smallest files; ISA-L decodes common files, libpng others.
package enum PNG {

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

    /// 16-bit samples of a decoded file, which aren't encoded.
    package var fineSamples: [UInt16]?

    package var isOpaque: Bool

    /// In pixels per meter; 0 if unknown.
    package var density: UInt32 = 0

    package var texts: [Text] = []

    package init(width: Int, height: Int, bytes: [UInt8], isOpaque: Bool) {
      precondition(bytes.count == width * height * 4, "An image has four bytes for every pixel.")
      self.width = width
      self.height = height
      self.bytes = bytes
      self.isOpaque = isOpaque
    }
  }

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

  package static func file(_ file: [UInt8], withTextsOf other: [UInt8]) -> [UInt8] {
    let isText = { (chunk: Chunk) in ["tEXt", "zTXt", "iTXt"].contains(chunk.name) }
    let own = chunks(of: file).filter { !isText($0) }
    // Where the encoder writes them: before the palette and the pixels.
    let place = own.firstIndex { ["PLTE", "IDAT"].contains($0.name) } ?? own.endIndex
    let texts = chunks(of: other).filter(isText)
    return signature + (own[..<place] + texts + own[place...]).flatMap(\.bytes)
  }

  /// Property of a file that changes how its pixels are shown.
  package struct DisplayFact: Hashable, Sendable {

    package var name: String
    package var value: String
  }

  package static func displayFacts(of file: [UInt8]) -> [DisplayFact] {
    let chunks = chunks(of: file)
    return displayChunks.compactMap { chunk, name in
      guard let content = chunks.first(where: { $0.name == chunk })?.content,
        let value = text(of: content, in: chunk)
      else { return nil }
      return DisplayFact(name: name, value: value)
    }
  }

  private static let displayChunks = [
    ("cICP", "color space"), ("iCCP", "color profile"), ("sRGB", "sRGB intent"),
    ("gAMA", "gamma"), ("cHRM", "chromaticities"), ("eXIf", "orientation"),
    ("pHYs", "resolution"),
  ]

  private static func text(of content: ArraySlice<UInt8>, in chunk: String) -> String? {
    switch chunk {
    case "gAMA": return "\(Double(content.number(at: 0, count: 4)) / 100_000)"
    case "sRGB": return "\(content.number(at: 0, count: 1))"
    case "pHYs":
      let unit = content.number(at: 8, count: 1) == 1 ? " per meter" : ""
      return "\(content.number(at: 0, count: 4))x\(content.number(at: 4, count: 4))\(unit)"
    case "eXIf":
      // The segment of a JPEG file has a name before the same data.
      let orientation = ImageFile.orientation(inExif: Array("Exif\0\0".utf8) + content)
      return orientation.flatMap { $0 == 1 ? nil : "\($0)" }
    default: return String(Digest.text(of: Array(content)).prefix(8))
    }
  }

  /// Untrusted files are safe: truncated, damaged and oversized files throw.
  package static func decode(
    _ file: [UInt8], largestPixelCount limit: Int = largestPixelCount
  ) throws(CairoError) -> Image {
    let result = file.withUnsafeBufferPointer { file in
      Result { () throws(CairoError) in try decode(file, limit: limit) }
    }
    return try result.get()
  }

  private static func decode(
    _ file: UnsafeBufferPointer<UInt8>, limit: Int
  ) throws(CairoError) -> Image {
    var reader: OpaquePointer?
    var header = cpng_header()
    let opening = cpng_open(file.baseAddress, file.count, UInt64(max(limit, 1)), &reader, &header)
    guard opening.succeeded, let reader else { throw .image(CairoError.text(of: opening.message)) }
    defer { cpng_close(reader) }
    let (width, height) = (Int(header.width), Int(header.height))
    let count = width * height * 4
    let samples: [UInt16]? = header.fine ? try read(reader, count: count) : nil
    let bytes: [UInt8] =
      if let samples { narrowed(samples) } else { try read(reader, count: count) }
    var image = Image(width: width, height: height, bytes: bytes, isOpaque: header.opaque)
    image.fineSamples = samples
    image.density = header.density
    image.texts = (0..<cpng_text_count(reader)).map { index in
      let text = cpng_text_at(reader, index)
      return Text(
        keyword: latin1(at: text.keyword), text: text.text.map { String(cString: $0) } ?? "")
    }
    return image
  }

  /// Decodes in place, without a copy.
  private static func read<Sample: FixedWidthInteger>(
    _ reader: OpaquePointer, count: Int
  ) throws(CairoError) -> [Sample] {
    var result = cimages_result()
    let samples = [Sample](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      result = cpng_read(reader, buffer.baseAddress)
      initializedCount = result.succeeded ? count : 0
    }
    guard result.succeeded else { throw .image(CairoError.text(of: result.message)) }
    return samples
  }

  private static func narrowed(_ samples: [UInt16]) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: samples.count) { buffer, initializedCount in
      cpng_narrow(samples, samples.count, buffer.baseAddress)
      initializedCount = samples.count
    }
  }

  private static func latin1(at start: UnsafePointer<CChar>) -> String {
    var text = String.UnicodeScalarView()
    var next = start
    while next.pointee != 0 {
      text.append(Unicode.Scalar(UInt8(bitPattern: next.pointee)))
      next += 1
    }
    return String(text)
  }

  /// Returns the size of a file that can be decoded to the end and isn't animated, or nil.
  package static func intactSize(of file: [UInt8]) -> (width: Int, height: Int)? {
    guard Animation(file) == nil, let image = try? decode(file) else { return nil }
    return (image.width, image.height)
  }
}

extension [UInt8] {

  mutating func append(bigEndian number: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: number.bigEndian) { append(contentsOf: $0) }
  }
}
