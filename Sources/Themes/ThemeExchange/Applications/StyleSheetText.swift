import KeyboardDocuments
import KeyboardDrawing

/// The custom properties of a style sheet, read without its grammar.
enum StyleSheetText {

  /// Split a text at the braces and semicolons outside of comments and strings.
  static func parts(of text: String) -> [(text: Substring, end: Character)] {
    var parts: [(text: Substring, end: Character)] = []
    var quote: Character?
    var start = text.startIndex
    var index = start
    while index < text.endIndex {
      let sign = text[index]
      let next = text.index(after: index)
      if let open = quote {
        if sign == open { quote = nil }
      } else if sign == "/", next < text.endIndex, text[next] == "*" {
        // A comment ends the text before it, which may be empty.
        let end = text[next...].firstRange(of: "*/")?.upperBound ?? text.endIndex
        if text[start..<index].allSatisfy(\.isWhitespace) { start = end }
        index = end
        continue
      } else if sign == "\"" || sign == "'" {
        quote = sign
      } else if "{};".contains(sign) {
        parts.append((text[start..<index], sign))
        start = next
      }
      index = next
    }
    return parts
  }

  /// A color, of which older variables only have the numbers of `hsl()`.
  static func color(_ text: String) -> Color.Resolved? {
    if let color = ImportedPalette.color(text) { return color }
    let isTriplet = text.contains("%") && text.allSatisfy { $0.isNumber || ".%-/, ".contains($0) }
    return isTriplet ? ImportedPalette.color("hsl(\(text))") : nil
  }

  /// A length in points, with the usual font size of browsers for `rem`.
  static func points(_ text: String) -> Double? {
    guard let (number, unit) = TokenFile.measure(in: text), 0...1000 ~= number else { return nil }
    switch unit {
    case "px", "": return number
    case "rem", "em": return number * 16
    default: return nil
    }
  }
}

extension UInt8 {

  var isSpaceByte: Bool { self == 0x20 || 0x09...0x0D ~= self }
}
