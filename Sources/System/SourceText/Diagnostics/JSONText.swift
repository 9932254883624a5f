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

  package var text: String {
    var result = ""
    write(to: &result, indent: nil)
    return result
  }

  /// Arrays and objects that fit in 140 columns are on one line.
  package var indentedText: String {
    var result = ""
    write(to: &result, indent: 0)
    return result + "\n"
  }

  private func write(to result: inout String, indent: Int?) {
    switch self {
    case .null: result += "null"
    case .boolean(let value): result += value ? "true" : "false"
    case .string(let value): Self.write(literal: value, to: &result)
    case .integer(let value): result += String(value)
    // JSON has no notation for infinities and NaN.
    case .number(let value): result += value.isFinite ? value.plainText : "null"
    case .array(let elements):
      write(elements, in: ("[", "]"), to: &result, indent: indent) { element, result, indent in
        element.write(to: &result, indent: indent)
      }
    case .object(let members):
      write(members, in: ("{", "}"), to: &result, indent: indent) { member, result, indent in
        Self.write(literal: member.key, to: &result)
        result += ": "
        member.value.write(to: &result, indent: indent)
      }
    }
  }

  private func write<Part>(
    _ parts: [Part], in brackets: (String, String), to result: inout String, indent: Int?,
    _ write: (Part, inout String, Int?) -> Void
  ) {
    // 47 parts never fit, so writing them just to measure their length is skipped.
    let wraps = indent.map { parts.count > 46 || text.utf8.count + $0 > 140 } ?? false
    result += brackets.0
    for (index, part) in parts.enumerated() {
      if index > 0 { result += wraps ? "," : ", " }
      if let indent, wraps { result += "\n" + String(repeating: " ", count: indent + 2) }
      write(part, &result, wraps ? indent.map { $0 + 2 } : nil)
    }
    if let indent, wraps { result += "\n" + String(repeating: " ", count: indent) }
    result += brackets.1
  }

  private static func write(literal text: String, to result: inout String) {
    result += "\""
    if text.containsByte(where: needsEscape) {
      for scalar in text.unicodeScalars { write(scalar, to: &result) }
    } else {
      result += text
    }
    result += "\""
  }

  private static func write(_ scalar: Unicode.Scalar, to result: inout String) {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\t": result += "\\t"
    case _ where scalar.isControl: result += escape(scalar)
    default: result.unicodeScalars.append(scalar)
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

  package subscript(key: String) -> JSONText? {
    members.first { $0.key == key }?.value
  }

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
