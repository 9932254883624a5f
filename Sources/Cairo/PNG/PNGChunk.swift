internal import CPNG

extension PNG {

  /// The 8-byte signature of PNG files.
  package static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

  /// A chunk of a PNG file.
  package struct Chunk: Hashable, Sendable {

    /// The four-letter type of the chunk.
    package var name: String

    /// The data of the chunk.
    package var content: ArraySlice<UInt8>

    /// Create a chunk.
    package init(_ name: String, _ content: ArraySlice<UInt8>) {
      self.name = name
      self.content = content
    }

    /// The chunk in a file: length, type, data and checksum.
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

  /// The chunks of a valid file, in order.
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
}

extension [UInt8] {

  /// Append an integer in big-endian order.
  mutating func append(bigEndian number: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: number.bigEndian) { append(contentsOf: $0) }
  }
}
