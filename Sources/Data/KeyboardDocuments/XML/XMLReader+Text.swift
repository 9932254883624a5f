// Characters, and what stands between elements.
extension XMLReader {

  func text(_ span: Range<Int>) -> String { String(decoding: bytes[span], as: UTF8.self) }

  /// Return the text up to the next tag.
  package mutating func content() throws(Problem) -> String {
    let start = position
    skipText()
    return try unescaped(start..<position)
  }

  func isAt(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { wanted in
      wanted.count <= bytes.count - position
        && wanted.indices.allSatisfy { bytes[position + $0] == wanted[$0] }
    }
  }

  mutating func takes(_ text: StaticString) -> Bool {
    guard isAt(text) else { return false }
    position += text.utf8CodeUnitCount
    return true
  }

  @discardableResult
  mutating func skipSpaces() -> Bool {
    let start = position
    while position < bytes.count, bytes[position].isSpace { position += 1 }
    return position > start
  }

  mutating func skipText() {
    while position < bytes.count, bytes[position] != UInt8(ascii: "<") { position += 1 }
  }

  mutating func skip(to end: StaticString, of part: String) throws(Problem) {
    let start = position
    while position < bytes.count {
      if takes(end) { return }
      position += 1
    }
    throw Problem("\(part) has no end", at: start - 2..<start)
  }

  /// The type of a document may name a file, which isn't read.
  mutating func skipType() throws(Problem) {
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: ">") {
      if bytes[position] == UInt8(ascii: "[") {
        throw Problem(
          "The type of the document has declarations, such as entities", at: start - 9..<start,
          hint: "Remove <!DOCTYPE …>, which drawings don't need.")
      }
      position += 1
    }
    guard takes(">") else { throw Problem("<!DOCTYPE has no end", at: start - 9..<start) }
  }

  mutating func nameSpan(of part: String) throws(Problem) -> Range<Int> {
    let start = position
    while position < bytes.count, bytes[position].isOfName { position += 1 }
    guard position > start, position - start <= Self.longestName else {
      throw Problem("\(part) has no name", at: start..<min(start + 1, bytes.count))
    }
    return start..<position
  }

  private static let longestName = 200

  func unescaped(_ span: Range<Int>) throws(Problem) -> String {
    var result = ""
    var index = span.lowerBound
    while index < span.upperBound {
      guard bytes[index] == UInt8(ascii: "&") else {
        let end =
          bytes[index..<span.upperBound].firstIndex(of: UInt8(ascii: "&")) ?? span.upperBound
        result += text(index..<end)
        index = end
        continue
      }
      let rest = bytes[index..<min(index + Self.longestReference, span.upperBound)]
      guard let end = rest.firstIndex(of: UInt8(ascii: ";")),
        let scalar = Self.scalar(text(index + 1..<end))
      else {
        throw Problem(
          "This is none of XML's own entities", at: index..<index + 1,
          hint: "Write “&” as “&amp;”; entities can't be declared.")
      }
      result.unicodeScalars.append(scalar)
      index = end + 1
    }
    return result
  }

  private static let longestReference = 12

  private static func scalar(_ name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard name.first == "#" else { return nil }
      let digits = name.dropFirst()
      let number = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return number.flatMap { $0 == 0 ? nil : Unicode.Scalar($0) }
    }
  }
}

extension UInt8 {

  fileprivate var isSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }

  /// Any byte that doesn't end a name; other names are unknown in any case.
  fileprivate var isOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: ":"),
      UInt8(ascii: "-"), UInt8(ascii: "."), 0x80...:
      true
    default: false
    }
  }
}
