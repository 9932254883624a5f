import KeyboardDocuments

/// A gradient in the notation of style sheets, which themes write as an object.
struct StyleSheetGradient {

  /// The gradient as JSON, unless it has parts that themes can't say.
  let json: String?

  private static let directions = [
    "to top": 0.0, "to top right": 45, "to right top": 45, "to right": 90,
    "to bottom right": 135, "to right bottom": 135, "to bottom": 180, "to bottom left": 225,
    "to left bottom": 225, "to left": 270, "to top left": 315, "to left top": 315,
  ]

  init?(_ text: String) {
    let isRadial = text.hasPrefix("radial-gradient(")
    guard isRadial || text.hasPrefix("linear-gradient("), text.hasSuffix(")"),
      text.utf8.count <= ColorParser.maximumLength
    else { return nil }
    let inner = text.dropFirst("linear-gradient(".count).dropLast()
    var parts = Self.parts(of: inner, at: ",")
    var members: [String] = isRadial ? ["\"type\": \"radial\""] : []
    if let first = parts.first, Self.stop(first) == nil {
      if let angle = Self.angle(first), !isRadial {
        members.append("\"angle\": \(angle.plainText)")
      } else if !isRadial {
        json = nil
        return
      }
      parts.removeFirst()
    }
    let stops = parts.map(Self.stop)
    guard stops.count > 1, stops.allSatisfy({ $0 != nil }) else {
      json = nil
      return
    }
    members.append("\"stops\": [\(stops.compactMap(\.self).joined(separator: ", "))]")
    json = "{\(members.joined(separator: ", "))}"
  }

  private static func angle(_ text: String) -> Double? {
    if let known = directions[text.lowercased()] { return known }
    guard text.hasSuffix("deg"), let angle = Double(text.dropLast(3)), abs(angle) <= 360 else {
      return nil
    }
    return angle
  }

  private static func stop(_ text: String) -> String? {
    func color(_ text: String) -> String? {
      guard let expression = try? ColorParser.expression(text) else { return nil }
      if case .number = expression { return nil }
      return JSONText.string(text).text
    }
    if let color = color(text) { return color }
    let words = parts(of: text[...], at: " ")
    guard words.count == 2, let color = color(words[0]), words[1].hasSuffix("%"),
      let percent = Double(words[1].dropLast()), 0...100 ~= percent
    else { return nil }
    return "{\"color\": \(color), \"at\": \((percent / 100).plainText)}"
  }

  private static func parts(of text: Substring, at separator: Character) -> [String] {
    var parts = [""]
    var depth = 0
    for character in text {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character == separator, depth == 0 {
        parts.append("")
      } else if character != " " || !parts[parts.count - 1].isEmpty {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.filter { !$0.isEmpty }
  }
}
