extension StringProtocol {
  /// For messages that quote user input or a file.
  package var shortened: String { shortened(to: 60) }

  /// A character counts with up to four code points, because one may have thousands of accents.
  package func shortened(to limit: Int) -> String {
    // Characters are costly to find, and few texts are long.
    if utf8.count <= limit { return String(self) }
    var head = Substring(String(String.UnicodeScalarView(unicodeScalars.prefix(4 * limit + 1))))
    guard head.utf8.count < utf8.count || head.count > limit else { return String(self) }
    head = head.prefix(limit - 1)
    while head.unicodeScalars.count > 4 * limit { head.unicodeScalars.removeLast() }
    return "\(head)…"
  }

  package var firstControl: Unicode.Scalar? {
    // Those beyond ASCII begin with the byte 0xC2 or 0xE2; most texts have neither.
    let mayHaveControls = utf8.contains { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 }
    return mayHaveControls ? unicodeScalars.first(where: \.isControl) : nil
  }

  /// No file can fake further lines of output, or change the order of what is read.
  package var withoutControls: String {
    guard firstControl != nil else { return String(self) }
    let scalars = unicodeScalars.map { $0.isControl ? "\u{FFFD}" : $0 }
    return String(String.UnicodeScalarView(scalars))
  }

  /// The text of some lines, from any source, for a terminal.
  package var printable: String {
    let isPlain = { (scalar: Unicode.Scalar) in
      !scalar.isControl || scalar == "\n" || scalar == "\t"
    }
    guard firstControl != nil, !unicodeScalars.allSatisfy(isPlain) else { return String(self) }
    return String(String.UnicodeScalarView(unicodeScalars.map { isPlain($0) ? $0 : "\u{FFFD}" }))
  }

  package var quoted: String { "“\(shortened.withoutControls)”" }
}

extension Unicode.Scalar {
  /// Whether this controls a terminal, breaks lines or overrides the direction of text.
  package var isControl: Bool {
    switch value {
    case 0..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  package var notation: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension Sequence<String> {
  package var quoted: [String] { map(\.quoted) }
}

extension [String] {
  package var joinedAsAlternatives: String { joined(last: "or") }

  package func joined(last conjunction: String) -> String {
    guard let last, count > 1 else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }
}

extension String {

  /// The text as a color `#rrggbb`, if it is one without the sign: `ff8800`, or `0xFFFF8800`, where
  /// eight digits begin with the opacity.
  package var hexColorNotation: String? {
    let isNumber = hasPrefix("0x") || hasPrefix("0X")
    let digits = isNumber ? String(dropFirst(2)) : self
    guard [3, 4, 6, 8].contains(digits.utf8.count), digits.utf8.count == digits.count,
      digits.allSatisfy({ $0.isASCII && $0.isHexDigit })
    else { return nil }
    guard isNumber, digits.count == 8 else { return "#" + digits }
    let opacity = digits.prefix(2)
    return "#" + digits.dropFirst(2) + (opacity.lowercased() == "ff" ? "" : opacity)
  }
}

extension String {
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
