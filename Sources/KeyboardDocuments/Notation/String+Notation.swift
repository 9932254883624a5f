extension StringProtocol {
  /// The text truncated for a message that quotes user input or a file.
  package var shortened: String {
    count > 60 ? "\(prefix(59))…" : String(self)
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
