/// A number that tells texts apart.
enum Checksum {

  /// The FNV-1a checksum of some bytes, as 16 hexadecimal digits.
  static func text(of bytes: some Sequence<UInt8>) -> String {
    var value: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
