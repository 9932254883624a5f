import KeyboardDocuments
import KeyboardDrawing

// The notations of CSS Color Module Level 4.
extension ColorParser {

  static let styleSheetFunctions = ["rgb", "rgba", "hsl", "hsla", "oklch", "color"]

  struct Number {
    var value: Double
    var isPercent = false

    func of(_ whole: Double) -> Double { isPercent ? value / 100 * whole : value }
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

  mutating func styleSheetColor(_ name: String, from start: Int) throws(Problem) -> Color? {
    guard Self.styleSheetFunctions.contains(name) else { return nil }
    if name == "color" {
      skipSpaces()
      let spaceStart = position
      let space = word().lowercased()
      guard space == "display-p3" || space == "srgb" else {
        throw Problem(
          message: "The color space is unknown", range: spaceStart..<position,
          hint: "Available color spaces: display-p3, srgb.",
          nearest: NearestNames.suggestions(for: space, among: ["display-p3", "srgb"], limit: 1)
            .first ?? (space == "p3" ? "display-p3" : nil))
      }
      let (parts, opacity) = try components(from: start)
      let shares = parts.map { $0.of(1) }
      return Color(
        Color.Resolved(shares, in: space == "srgb" ? .srgb : .displayP3, opacity: opacity))
    }
    let (parts, opacity) = try components(from: start)
    switch name {
    case "rgb", "rgba":
      let shares = parts.map { $0.of(255) / 255 }
      return Color(red: shares[0], green: shares[1], blue: shares[2], opacity: opacity)
    case "hsl", "hsla":
      return Color(
        Color.Resolved(
          [parts[0].value] + parts[1...].map { min(max($0.value, 0), 100) }, in: .hsl,
          opacity: opacity))
    default:
      let lab = OKLab(
        lightness: parts[0].of(1), chroma: max(parts[1].of(0.4), 0), hue: parts[2].value)
      return Color(lab.color(opacity: min(max(opacity, 0), 1)))
    }
  }

  private mutating func components(from start: Int) throws(Problem) -> ([Number], Double) {
    var numbers: [Number] = []
    while numbers.count < 4 {
      skipSpaces()
      if peek == UInt8(ascii: ")") { break }
      if !numbers.isEmpty { _ = take(",") || take("/") }
      skipSpaces()
      if !numbers.isEmpty, peek == nil { throw unclosedEnd() }
      numbers.append(try number())
    }
    guard take(")") else { throw unclosedEnd() }
    guard numbers.count >= 3 else {
      throw problem("Expected three numbers and an optional opacity", from: start)
    }
    return (Array(numbers.prefix(3)), numbers.count == 4 ? numbers[3].of(1) : 1)
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
    guard unit.isEmpty || unit == "deg" else {
      throw Problem(
        message: "There is no unit \(unit.quoted)", range: unitStart..<position,
        edit: JSONFix("Remove the unit", unitStart..<position, ""))
    }
    return Number(value: value)
  }

  private mutating func skipExponent() {
    guard let byte = peek, byte | 0x20 == UInt8(ascii: "e") else { return }
    var end = position + 1
    if end < bytes.count, [UInt8(ascii: "+"), UInt8(ascii: "-")].contains(bytes[end]) { end += 1 }
    guard end < bytes.count, 0x30...0x39 ~= bytes[end] else { return }
    while end < bytes.count, 0x30...0x39 ~= bytes[end] { end += 1 }
    position = end
  }
}
