/// JSON to write, with members in their order.
package indirect enum JSONText: Hashable, Sendable {
  case null
  case boolean(Bool)
  case string(String)
  case integer(Int)
  case number(Double)
  case array([JSONText])
  case object([Member])

  package struct Member: Hashable, Sendable {
    package let key: String
    package let value: JSONText
  }

  package static func object(_ members: [(String, JSONText)]) -> JSONText {
    .object(members.map { Member(key: $0.0, value: $0.1) })
  }

  package static func object(present members: [(String, JSONText?)]) -> JSONText {
    .object(members.compactMap { key, value in value.map { (key, $0) } })
  }

  package var text: String { text(indent: nil) }

  /// Arrays and objects that fit in 140 columns are on one line.
  package var indentedText: String { text(indent: 0) + "\n" }

  private func text(indent: Int?) -> String {
    var bytes: [UInt8] = []
    write(to: &bytes, indent: indent)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func write(to result: inout [UInt8], indent: Int?) {
    switch self {
    case .null: result += "null".utf8
    case .boolean(let value): result += (value ? "true" : "false").utf8
    case .string(let value): Self.write(literal: value, to: &result)
    case .integer(let value): result += String(value).utf8
    // JSON has no notation for infinities and NaN.
    case .number(let value): result += (value.isFinite ? value.plainText : "null").utf8
    case .array(let elements):
      write(elements, in: ("[", "]"), to: &result, indent: indent) { element, result, indent in
        element.write(to: &result, indent: indent)
      }
    case .object(let members):
      write(members, in: ("{", "}"), to: &result, indent: indent) { member, result, indent in
        Self.write(literal: member.key, to: &result)
        result += ": ".utf8
        member.value.write(to: &result, indent: indent)
      }
    }
  }

  private func write<Part>(
    _ parts: [Part], in brackets: (String, String), to result: inout [UInt8], indent: Int?,
    _ write: (Part, inout [UInt8], Int?) -> Void
  ) {
    let start = result.count
    // 47 parts never fit in a line.
    if indent == nil || parts.count < 47 {
      result += brackets.0.utf8
      for (index, part) in parts.enumerated() {
        if index > 0 { result += ", ".utf8 }
        write(part, &result, nil)
      }
      result += brackets.1.utf8
    }
    guard let indent, parts.count > 46 || result.count - start + indent > 140 else { return }
    result.removeLast(result.count - start)
    result += brackets.0.utf8
    for (index, part) in parts.enumerated() {
      result += ((index > 0 ? ",\n" : "\n") + String(repeating: " ", count: indent + 2)).utf8
      write(part, &result, indent + 2)
    }
    result += ("\n" + String(repeating: " ", count: indent) + brackets.1).utf8
  }

  private static func write(literal text: String, to result: inout [UInt8]) {
    result += "\"".utf8
    if text.containsByte(where: needsEscape) {
      for scalar in text.unicodeScalars { write(scalar, to: &result) }
    } else {
      result += text.utf8
    }
    result += "\"".utf8
  }

  private static func write(_ scalar: Unicode.Scalar, to result: inout [UInt8]) {
    switch scalar {
    case "\"": result += "\\\"".utf8
    case "\\": result += "\\\\".utf8
    case "\n": result += "\\n".utf8
    case "\t": result += "\\t".utf8
    case _ where scalar.isControl: result += escape(scalar).utf8
    default: result += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
    }
  }

  package static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }

  /// Some terminals obey control characters beyond ASCII, too.
  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte.mayBeginControl || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  package subscript(key: String) -> JSONText? { members.first { $0.key == key }?.value }

  package var members: [Member] {
    guard case .object(let members) = self else { return [] }
    return members
  }

  package var elements: [JSONText] {
    guard case .array(let elements) = self else { return [] }
    return elements
  }

  package var content: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }
}

// Examples in the descriptions of formats are written as literals.
extension JSONText: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }

  package init(integerLiteral value: Int) { self = .integer(value) }

  package init(floatLiteral value: Double) { self = .number(value) }

  package init(booleanLiteral value: Bool) { self = .boolean(value) }

  package init(arrayLiteral elements: JSONText...) { self = .array(elements) }

  /// An object without the members whose value is nil.
  package init(dictionaryLiteral members: (String, JSONText?)...) {
    self = .object(present: members)
  }
}
