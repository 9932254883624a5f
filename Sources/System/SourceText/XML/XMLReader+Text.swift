extension XMLReader {

  func text(_ span: Range<Int>) -> String { String(decoding: bytes[span], as: UTF8.self) }

  /// Returns the text up to the next tag.
  package mutating func content() throws(Problem) -> String {
    let start = position
    skipText()
    return try unescaped(start..<position)
  }

  mutating func takes(_ text: String) -> Bool {
    guard bytes[position...].starts(with: text.utf8) else { return false }
    position += text.utf8.count
    return true
  }

  @discardableResult
  mutating func skipSpaces() -> Bool {
    let start = position
    while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) {
      position += 1
    }
    return position > start
  }

  mutating func skipText() {
    position = bytes[position...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
  }

  mutating func skip(to end: String, of part: String) throws(Problem) {
    guard let end = bytes[position...].firstRange(of: end.utf8) else {
      throw Problem("\(part) has no end", at: position - 2..<position)
    }
    position = end.upperBound
  }

  /// The type of a document may name a file, which isn't read.
  mutating func skipType() throws(Problem) {
    let span = position - 9..<position
    let end = bytes[position...].firstIndex { ">[".utf8.contains($0) }
    guard let end else { throw Problem("<!DOCTYPE has no end", at: span) }
    guard bytes[end] == UInt8(ascii: ">") else {
      throw Problem(
        "The type of the document has declarations, such as entities", at: span,
        hint: "Remove <!DOCTYPE …>, which drawings don't need.")
    }
    position = end + 1
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
    var rest = bytes[span]
    while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
      let end = rest[start...].prefix(Self.longestReference).firstIndex(of: UInt8(ascii: ";"))
      guard let end, let scalar = Self.scalar(text(start + 1..<end)) else {
        throw Problem(
          "This is none of XML's own entities", at: start..<start + 1,
          hint: "Write “&” as “&amp;”; entities can't be declared.")
      }
      result += text(rest.startIndex..<start)
      result.unicodeScalars.append(scalar)
      rest = rest[(end + 1)...]
    }
    return result + text(rest.startIndex..<rest.endIndex)
  }

  private static let longestReference = 12

  private static let entities: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
  ]

  private static func scalar(_ name: String) -> Unicode.Scalar? {
    guard name.first == "#" else { return entities[name] }
    let digits = name.dropFirst()
    let number = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap { $0 == 0 ? nil : Unicode.Scalar($0) }
  }
}

extension UInt8 {

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
