import KeyboardDrawing
import KeyboardStyling
import SourceText

// Colors in the forms of the standard, of style sheets and of Figma.
extension TokenFile {

  mutating func color(_ value: JSONValue, named name: String) -> TokenValue.Part? {
    if let text = value.string { return color(text, at: value, named: name) }
    if value["r"] != nil { return figmaColor(value, named: name) }
    guard let list = value["components"] else { return missing("components", of: name, at: value) }
    var space = ColorSpace.srgb
    if let spaceName = value["colorSpace"] {
      guard let known: ColorSpace = reader.choice(spaceName, named: "colorSpace of \(name)")
      else { return nil }
      space = known
    }
    guard let components = components(list, named: name) else { return nil }
    var alpha = 1.0
    if let own = value["alpha"] {
      guard let number = number(own, named: "alpha of \(name)", in: 0...1) else { return nil }
      alpha = number
    }
    let rgb = space.srgb(components)
    let color = Color.Resolved(red: rgb[0], green: rgb[1], blue: rgb[2], opacity: alpha)
    // Rounding of the conversions is no difference.
    if rgb.allSatisfy({ (-0.0005...1.0005).contains($0) }) { return .init(color: color) }
    if space == .displayP3, components.allSatisfy({ (0...1).contains($0) }) {
      let parts = components.map(\.plainText).joined(separator: " ")
      differences.append("drawn in sRGB as \(color.hexText)")
      return .init(
        color: color,
        text: "color(display-p3 \(parts)\(alpha < 1 ? " / \(alpha.plainText)" : ""))")
    }
    let fallback = value["hex"]?.string.flatMap { try? Color(parsing: $0).light }
    let nearest = fallback?.opacity(alpha) ?? color
    differences.append("a color outside of sRGB, replaced by \(nearest.hexText)")
    return .init(color: nearest)
  }

  private mutating func figmaColor(_ value: JSONValue, named name: String) -> TokenValue.Part? {
    var channels: [Double] = []
    for key in ["r", "g", "b", "a"] {
      guard let channel = value[key] else {
        if key == "a" { continue }
        return missing(key, of: name, at: value)
      }
      guard let number = reader.number(channel, named: "\(key) of \(name)", in: 0...1)
      else { return nil }
      channels.append(number)
    }
    return .init(
      color: Color.Resolved(
        red: channels[0], green: channels[1], blue: channels[2],
        opacity: channels.count > 3 ? channels[3] : 1))
  }

  private mutating func components(_ value: JSONValue, named name: String) -> [Double]? {
    following(value, expecting: nil) { file, value in
      guard let list = file.reader.array(value, named: "components of \(name)") else { return nil }
      guard list.count == 3 else {
        return file.report(
          "\(name) must have 3 components, not \(list.count)", code: .invalidValue, at: value)
      }
      // A missing component has no effect, as that of black on its hue.
      let numbers = list.compactMap { component in
        component.string == "none"
          ? 0 : file.number(component, named: "A component of \(name)", in: -1000...1000)
      }
      return numbers.count == 3 ? numbers : nil
    }
  }

  private mutating func color(
    _ text: String, at value: JSONValue, named name: String
  ) -> TokenValue.Part? {
    guard text.utf8.count <= InputBudget.color.text,
      let plain = replacingReferences(in: text, at: value)
    else { return nil }
    if let color = ImportedPalette.color(plain) {
      return .init(color: color.resolved(isDark: mode == .dark))
    }
    return report(
      "\(name) can't be the color \(text.shortened.quoted)", code: .invalidColor, at: value)
  }

  private mutating func replacingReferences(in text: String, at value: JSONValue) -> String? {
    let outer = differences
    defer { differences = outer }
    var rest = text[...]
    var result = ""
    while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
      let reference = JSONValue(
        .string(String(rest[start...end])), span: value.span, file: value.file)
      // Another text would be read as a color again, in which this one stands.
      guard TokenReference.path(in: reference) != nil else { break }
      guard let color = self.value(reference, as: .color, named: "")?.parts.first
      else { return nil }
      result += rest[..<start] + color.color.hexText
      rest = rest[end...].dropFirst()
    }
    return result + rest
  }

  /// The points of each unit; a rem is the usual font size of browsers.
  private static let lengths: [String: Double] = [
    "": 1, "px": 1, "pt": 1, "dp": 1, "sp": 1, "rem": 16, "em": 16,
  ]
  private static let milliseconds: [String: Double] = ["ms": 1, "s": 1000, "": 1]

  mutating func number(_ value: JSONValue, named name: String) -> Double? {
    guard let text = value.string, let (number, unit) = Self.measure(in: text),
      ["", "px", "%"].contains(unit), Self.numbers.contains(number)
    else { return reader.number(value, named: name, in: Self.numbers) }
    return unit == "%" ? number / 100 : number
  }

  mutating func number(
    _ value: JSONValue, named name: String, in range: ClosedRange<Double>
  ) -> Double? {
    following(value, expecting: .number) { $0.reader.number($1, named: name, in: range) }
  }

  mutating func length(_ value: JSONValue, named name: String) -> Double? {
    guard let (number, unit) = measure(value, named: name, units: Self.lengths),
      let points = Self.lengths[unit]
    else { return nil }
    if points != 1 {
      differences.append("\(number.plainText) \(unit) as \(points.plainText) points each")
    }
    return number * points
  }

  mutating func duration(_ value: JSONValue, named name: String) -> Double? {
    measure(value, named: name, units: Self.milliseconds).map { number, unit in
      number * (Self.milliseconds[unit] ?? 1)
    }
  }

  private mutating func measure(
    _ value: JSONValue, named name: String, units: [String: Double]
  ) -> (Double, String)? {
    let known = units.keys.filter { !$0.isEmpty }.sorted()
    if value.number != nil {
      return reader.number(value, named: name, in: Self.numbers).map { ($0, "") }
    }
    if let text = value.string {
      guard let (number, unit) = Self.measure(in: text), Self.numbers.contains(number),
        units[unit] != nil
      else { return reader.invalid(text, at: value, named: name, among: known.map { "1\($0)" }) }
      return (number, unit)
    }
    guard let content = value["value"] else { return missing("value", of: name, at: value) }
    guard let number = number(content, named: "value of \(name)", in: Self.numbers)
    else { return nil }
    guard let item = value["unit"] else { return (number, "") }
    return following(item, expecting: nil) { file, item in
      guard let unit = item.string else {
        return file.reader.wrongType(item, "unit of \(name)", "a string")
      }
      guard units[unit.lowercased()] != nil else {
        return file.reader.invalid(unit, at: item, named: "unit of \(name)", among: known)
      }
      return (number, unit.lowercased())
    }
  }

  static func measure(in text: String) -> (Double, String)? {
    let text = text.split(separator: " ").joined().lowercased()
    let end = text.firstIndex { $0.isASCII && $0.isLetter || $0 == "%" } ?? text.endIndex
    guard let number = Double(text[..<end]), number.isFinite else { return nil }
    return (number, String(text[end...]))
  }

  mutating func families(_ value: JSONValue, named name: String) -> [String]? {
    guard let list = value.array else {
      return reader.string(value, named: name).map { Self.families(in: $0) }
    }
    guard 1...100 ~= list.count else {
      return report("\(name) must have 1 to 100 families", code: .invalidValue, at: value)
    }
    let names = list.compactMap { family in
      following(family, expecting: .fontFamily) {
        $0.reader.string($1, named: "A family of \(name)").map { Self.families(in: $0) }
      }
    }
    return names.count == list.count ? names.flatMap { $0 } : nil
  }

  private static func families(in text: String) -> [String] {
    guard text.contains(",") else { return [text] }
    return text.split(separator: ",").compactMap { part in
      let name = part.drop { " '\"".contains($0) }.reversed().drop { " '\"".contains($0) }
      return name.isEmpty ? nil : String(name.reversed())
    }
  }

  private static let weights: [(name: String, number: Int)] = [
    ("thin", 100), ("hairline", 100), ("extra-light", 200), ("ultra-light", 200), ("light", 300),
    ("normal", 400), ("regular", 400), ("book", 400), ("medium", 500), ("semi-bold", 600),
    ("demi-bold", 600), ("bold", 700), ("extra-bold", 800), ("ultra-bold", 800), ("black", 900),
    ("heavy", 900), ("extra-black", 950), ("ultra-black", 950),
  ]

  mutating func weight(_ value: JSONValue, named name: String) -> Int? {
    if value.number != nil { return reader.integer(value, named: name, in: 1...1000) }
    guard let text = reader.string(value, named: name) else { return nil }
    if let number = Int(text), 1...1000 ~= number { return number }
    func letters(_ name: String) -> String { name.lowercased().filter(\.isLetter) }
    let wanted = letters(text)
    if let weight = Self.weights.first(where: { letters($0.name) == wanted }) {
      return weight.number
    }
    return reader.invalid(text, at: value, named: name, among: Self.weights.map(\.name))
  }
}
