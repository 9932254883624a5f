package import Foundation

extension ImageFile {

  /// Return the PNG file of rows of pixels, each a gray and an opacity, without compression.
  ///
  /// Pictures that are computed need no library, and their bytes are the same everywhere.
  package static func grayPNG(rows: [[UInt8]]) -> Data {
    let size = [(rows.first?.count ?? 0) / 2, rows.count].flatMap { UInt32($0).bytes }
    // Eight bits, gray with alpha.
    var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    file.append(chunk: "IHDR", size + [8, 4, 0, 0, 0])
    file.append(chunk: "IDAT", stored(rows.flatMap { [0] + $0 }))
    file.append(chunk: "IEND", [])
    return file
  }

  /// As RFC 1950 and 1951 say: blocks that are stored as they are, and a sum.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: bytes.count, by: 65_535) {
      let block = bytes[start..<min(start + 65_535, bytes.count)]
      let length = [UInt8(block.count & 0xFF), UInt8(block.count >> 8)]
      stream.append(block.endIndex == bytes.count ? 1 : 0)
      stream += length + length.map { ~$0 } + block
    }
    var (first, second): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      first = (first + UInt32(byte)) % 65_521
      second = (second + first) % 65_521
    }
    return stream + (second << 16 | first).bytes
  }
}

extension Data {

  fileprivate mutating func append(chunk name: String, _ content: [UInt8]) {
    let named = Array(name.utf8) + content
    var checksum = UInt32.max
    for byte in named {
      checksum ^= UInt32(byte)
      for _ in 0..<8 { checksum = checksum >> 1 ^ (checksum & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
    append(contentsOf: UInt32(content.count).bytes + named + (~checksum).bytes)
  }
}

extension UInt32 {

  /// From the most significant one.
  fileprivate var bytes: [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> $0) }
  }
}
