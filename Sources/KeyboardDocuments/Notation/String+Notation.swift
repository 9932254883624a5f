extension StringProtocol {
  /// The text cut to what a message shows of something that a user or a file named.
  package var shortened: String {
    count > 60 ? "\(prefix(59))…" : String(self)
  }
}

extension String {
  /// The text as it stands in an attribute or an element of XML; characters that XML has no way to
  /// write are left out.
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
