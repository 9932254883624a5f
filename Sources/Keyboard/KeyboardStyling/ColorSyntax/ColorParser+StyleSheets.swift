import KeyboardDrawing
import SourceText

// The notations of CSS Color Module Level 4, and 5 for colors from others.
extension ColorParser {

  static let styleSheetFunctions = [
    "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color", "color-mix",
  ]

  struct Number {
    var value: Double
    var isPercent = false
  }

  mutating func hexColor() throws(Problem) -> Color {
    let start = position
    position += 1
    var digits: [UInt32] = []
    while let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue {
      digits.append(UInt32(digit))
      position += 1
    }
    _ = word()
    let count = position - start - 1
    guard count == digits.count, [3, 4, 6, 8].contains(count) else {
      throw Problem(
        message: "A color after “#” has 3, 4, 6 or 8 hexadecimal digits", range: start..<position)
    }
    let digitsPerChannel = count < 5 ? 1 : 2
    func channel(_ index: Int) -> UInt32 {
      let first = index * digitsPerChannel
      return digits[first] * 16 + digits[first + digitsPerChannel - 1]
    }
    let opacity = count / digitsPerChannel == 4 ? Double(channel(3)) / 255 : 1
    return Color(hex: channel(0) << 16 | channel(1) << 8 | channel(2), opacity: opacity)
  }

  mutating func styleSheetColor(
    _ name: String, from start: Int
  ) throws(Problem) -> ColorExpression? {
    guard Self.styleSheetFunctions.contains(name) else { return nil }
    if name == "color-mix" { return try colorMix(from: start) }
    let origin = try takeWord("from") ? expression() : nil
    let model: ColorModel
    if let own = ColorModel(function: name) {
      model = own
    } else {
      model = try colorSpace()
    }
    let parts = try components(origin == nil ? [] : model.channels, from: start)
    guard origin == nil, parts.allSatisfy(\.isConstant) else {
      return .model(model, from: origin, parts)
    }
    let values = zip(parts, model.wholes).map { part, whole in
      part.value(ofPercent: whole) { _, _ in nil } ?? 0
    }
    guard values.allSatisfy(\.isFinite) else {
      throw problem("A component isn't a number, because of a division by 0", from: start)
    }
    let color = model.color(Array(values.prefix(3)), opacity: values.count == 4 ? values[3] : 1)
    return literal(Color(color), from: start)
  }

  private mutating func takeWord(_ expected: String) -> Bool {
    skipSpaces()
    let start = position
    if word().lowercased() == expected { return true }
    position = start
    return false
  }

  private mutating func colorSpace() throws(Problem) -> ColorModel {
    skipSpaces()
    let start = position
    let space = word().lowercased()
    if let known = ColorSpace(name: space), ColorModel(function: space) == nil {
      return .space(known)
    }
    throw Problem(
      message: "The color space is unknown", range: start..<position,
      hint: "Available color spaces: display-p3, srgb.",
      nearest: NearestNames.misspelled(space, among: ["display-p3", "srgb"])
        ?? (space == "p3" ? "display-p3" : nil))
  }

  private mutating func colorMix(from start: Int) throws(Problem) -> ColorExpression {
    guard takeWord("in") else {
      throw Problem(
        message: "Expected “in” with a color space", range: position..<position,
        hint: "Write color-mix(in oklch, red, blue).",
        edit: Diagnostic.Fix("Insert “in oklab,”", at: position, "in oklab, "))
    }
    skipSpaces()
    let place = position
    let name = word().lowercased()
    guard let space = ColorSpace(name: name) else {
      let names = ColorSpace.allCases.map(\.rawValue)
      throw Problem(
        message: "The color space is unknown", range: place..<position,
        hint: "Available color spaces: \(names.joined(separator: ", ")).",
        nearest: NearestNames.misspelled(name, among: names))
    }
    var parts: [(color: ColorExpression, share: Calculation?)] = []
    while take(",") { parts.append(try colorWithShare()) }
    guard take(")") else { throw unclosed() }
    guard parts.count == 2 else {
      throw problem("“color-mix” takes 2 colors, not \(parts.count)", from: start)
    }
    return .mix(space, parts)
  }

  private mutating func colorWithShare() throws(Problem) -> (ColorExpression, Calculation?) {
    skipSpaces()
    let start = position
    var (color, share): (ColorExpression?, Calculation?)
    while color == nil || share == nil {
      skipSpaces()
      guard let next = peek, next != UInt8(ascii: ","), next != UInt8(ascii: ")") else { break }
      let part = try expression()
      if case .number(let calculation) = part, share == nil {
        share = calculation
      } else if case .number = part {
        throw problem("Expected a color, not a number", from: start)
      } else if color == nil {
        color = part
      } else {
        throw unclosed()
      }
    }
    guard let color else { throw problem("Expected a color", from: start) }
    return (color, share)
  }

  private mutating func components(
    _ channels: [String], from start: Int
  ) throws(Problem) -> [Calculation] {
    var parts: [Calculation] = []
    while parts.count < 4 {
      skipSpaces()
      if peek == UInt8(ascii: ")") { break }
      if !parts.isEmpty { _ = take(",") || take("/") }
      skipSpaces()
      if !parts.isEmpty, peek == nil { throw unclosedEnd() }
      // A missing component has no effect, as that of black on its hue.
      parts.append(takeWord("none") ? .number(0) : try calculation(channels: channels))
    }
    guard take(")") else { throw unclosedEnd() }
    guard parts.count >= 3 else {
      throw problem("Expected three numbers and an optional opacity", from: start)
    }
    return parts
  }

  mutating func number() throws(Problem) -> Number {
    let start = position
    if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { position += 1 }
    while let byte = peek, byte == UInt8(ascii: ".") || 0x30...0x39 ~= byte { position += 1 }
    skipExponent()
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let value = Double(text), abs(value) < 1_000_000 else {
      throw problem("Expected a number", from: start)
    }
    if peek == UInt8(ascii: "%") {
      position += 1
      return Number(value: value, isPercent: true)
    }
    let unitStart = position
    let unit = word()
    guard let degrees = Self.degrees[unit.lowercased()] else {
      throw Problem(
        message: "There is no unit \(unit.quoted)", range: unitStart..<position,
        edit: Diagnostic.Fix("Remove the unit", unitStart..<position, ""))
    }
    return Number(value: value * degrees)
  }

  private static let degrees = ["": 1, "deg": 1, "turn": 360, "grad": 0.9, "rad": 180 / .pi]

  private mutating func skipExponent() {
    guard let byte = peek, byte | 0x20 == UInt8(ascii: "e") else { return }
    var end = position + 1
    if end < bytes.count, [UInt8(ascii: "+"), UInt8(ascii: "-")].contains(bytes[end]) { end += 1 }
    guard end < bytes.count, 0x30...0x39 ~= bytes[end] else { return }
    while end < bytes.count, 0x30...0x39 ~= bytes[end] { end += 1 }
    position = end
  }
}

/// A gradient in the notation of style sheets, which themes write as an object.
struct StyleSheetGradient {

  /// The gradient as JSON, unless it has parts that themes can't say.
  let json: String?

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
    let angle = KnownMistakes.all.notation(text, of: ["angle"]).flatMap { Double($0) }
    return (angle ?? text.numberInUnits).flatMap { abs($0) <= 360 ? $0 : nil }
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
