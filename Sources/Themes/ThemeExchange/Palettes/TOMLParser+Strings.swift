import KeyboardDocuments

extension TOMLParser {

  /// Read a text in double or single quotes, or three of them.
  mutating func string() throws(Diagnostics) -> String {
    let start = offset
    if skip("\"\"\"") { return try text(until: "\"\"\"", hasEscapes: true, isLong: true) }
    if skip("'''") { return try text(until: "'''", hasEscapes: false, isLong: true) }
    if skip("\"") { return try text(until: "\"", hasEscapes: true, isLong: false) }
    if skip("'") { return try text(until: "'", hasEscapes: false, isLong: false) }
    throw problem("A text is missing", at: start..<start)
  }

  private mutating func text(
    until end: StaticString, hasEscapes: Bool, isLong: Bool
  ) throws(Diagnostics) -> String {
    let start = offset
    var result: [UInt8] = []
    if isLong { skipLineEnd() }
    while let byte {
      if skip(end) {
        // Up to two quotes may stand before the last three.
        for _ in 0..<2 {
          guard isLong, let next = self.byte, next == bytes[offset - 1] else { break }
          result.append(next)
          offset += 1
        }
        return String(decoding: result, as: UTF8.self)
      }
      if byte == UInt8(ascii: "\n"), !isLong { break }
      offset += 1
      if byte == UInt8(ascii: "\\"), hasEscapes {
        result += try escape(isLong: isLong)
      } else {
        result.append(byte)
      }
    }
    throw problem("A text has no end", at: start..<start)
  }

  private mutating func skipLineEnd() {
    if !skip("\r\n") { _ = skip("\n") }
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "b"): 0x08, UInt8(ascii: "t"): 0x09, UInt8(ascii: "n"): 0x0A,
    UInt8(ascii: "f"): 0x0C, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "\""): 0x22,
    UInt8(ascii: "\\"): 0x5C,
  ]

  /// Read what follows a backslash.
  private mutating func escape(isLong: Bool) throws(Diagnostics) -> [UInt8] {
    guard let byte else { throw problem("A text has no end") }
    if let known = Self.escapes[byte] {
      offset += 1
      return [known]
    }
    if isLong, [UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: " ")].contains(byte) {
      while let space = self.byte, space <= 0x20 { offset += 1 }
      return []
    }
    let length = byte == UInt8(ascii: "u") ? 4 : byte == UInt8(ascii: "U") ? 8 : 0
    let digits = String(decoding: bytes[offset...].dropFirst().prefix(length), as: UTF8.self)
    guard length > 0, digits.utf8.count == length, let code = UInt32(digits, radix: 16),
      let scalar = Unicode.Scalar(code)
    else { throw problem("A backslash is followed by a letter such as “n”, or by “u00e4”") }
    offset += 1 + length
    return Array(String(scalar).utf8)
  }
}
