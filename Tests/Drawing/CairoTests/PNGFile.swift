/// A PNG file built from its parts, also of kinds that we never write.
struct PNGFile {

  var width: UInt32
  var height: UInt32
  var depth: UInt8 = 8
  var colorType: UInt8
  var isInterlaced = false
  var extraChunks: [(String, [UInt8])] = []

  var rows: [UInt8]

  static func samples(_ count: Int) -> [UInt8] {
    (0..<count).map { UInt8($0 * 7 % 256) }
  }

  var bytes: [UInt8] {
    let interlacing: UInt8 = isInterlaced ? 1 : 0
    let header =
      width.bigEndianBytes + height.bigEndianBytes + [depth, colorType, 0, 0, interlacing]
    return [137, 80, 78, 71, 13, 10, 26, 10] + Self.chunk("IHDR", header)
      + extraChunks.flatMap { Self.chunk($0, $1) }
      + Self.chunk("IDAT", Self.stored(rows)) + Self.chunk("IEND", [])
  }

  static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + content
    return UInt32(content.count).bigEndianBytes + body + crc(body).bigEndianBytes
  }

  /// A zlib stream with one block that isn't compressed.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    let count = UInt16(bytes.count)
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      low = (low + UInt32(byte)) % 65521
      high = (high + low) % 65521
    }
    let lengths = [UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255), UInt8(~count >> 8)]
    return [0x78, 0x01, 1] + lengths + bytes + (high << 16 | low).bigEndianBytes
  }

  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    var remainder: UInt32 = .max
    for byte in bytes {
      remainder ^= UInt32(byte)
      for _ in 0..<8 {
        remainder = remainder & 1 == 1 ? remainder >> 1 ^ 0xEDB8_8320 : remainder >> 1
      }
    }
    return ~remainder
  }
}

extension UInt32 {
  fileprivate var bigEndianBytes: [UInt8] {
    [UInt8(self >> 24), UInt8(self >> 16 & 255), UInt8(self >> 8 & 255), UInt8(self & 255)]
  }
}
