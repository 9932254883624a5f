extension StringProtocol {
  /// The text truncated for a message that quotes user input or a file.
  package var shortened: String { shortened(to: 60) }

  /// Return the text truncated to a number of characters, with an ellipsis.
  package func shortened(to limit: Int) -> String {
    count > limit ? "\(prefix(limit - 1))…" : String(self)
  }

  /// The text without control characters, so that no file can fake further lines of output.
  package var withoutControls: String {
    let scalars = unicodeScalars.map {
      $0.properties.generalCategory == .control ? "\u{FFFD}" : $0
    }
    return String(String.UnicodeScalarView(scalars))
  }

  /// The text in the quotation marks of messages, truncated and without control characters.
  package var quoted: String { "“\(shortened.withoutControls)”" }
}

extension Sequence<String> {
  /// The strings in the quotation marks of messages.
  package var quoted: [String] { map(\.quoted) }
}

extension [String] {
  /// The strings as alternatives: `a, b or c`.
  package var joinedAsAlternatives: String { joined(last: "or") }

  /// Return the strings as an enumeration with a conjunction before the last one.
  package func joined(last conjunction: String) -> String {
    guard let last, count > 1 else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }
}

extension String {
  /// The text escaped for XML, without characters that XML can't represent.
  package var escapedForXML: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t", "\r": result += "&#\(scalar.value);"
      case "\u{20}"..."\u{D7FF}", "\u{E000}"..."\u{FFFD}", "\u{10000}"..."\u{10FFFF}":
        result.unicodeScalars.append(scalar)
      default: break
      }
    }
    return result
  }
}
