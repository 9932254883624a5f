/// A JSON value to write, without places.
indirect enum JSONText {
  case string(String)
  case integer(Int)
  case array([JSONText])
  case object([(String, JSONText)])

  /// The value on one line.
  var text: String {
    switch self {
    case .string(let value): return Self.quoted(value)
    case .integer(let value): return String(value)
    case .array(let elements): return "[\(elements.map(\.text).joined(separator: ", "))]"
    case .object(let members):
      let parts = members.map { "\(Self.quoted($0.0)): \($0.1.text)" }
      return "{\(parts.joined(separator: ", "))}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
