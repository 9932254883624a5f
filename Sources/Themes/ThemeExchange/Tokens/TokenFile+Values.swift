import KeyboardDocuments
import KeyboardDrawing
import KeyboardStyling

// Reading values, each of the type that its place has.
extension TokenFile {

  mutating func value(of token: Token) -> TokenValue? {
    guard let type = type(of: token) else { return nil }
    return value(token.value, as: type, named: token.name.quoted, trail: [token.name])
  }

  mutating func value(
    _ value: JSONValue, as type: TokenType, named name: String, trail: [String]
  ) -> TokenValue? {
    guard let (value, trail) = followed(value, expecting: type, trail: trail) else { return nil }
    switch type {
    case .color: return color(value, named: name, trail: trail).map { .color($0) }
    case .dimension: return length(value, named: name, trail: trail).map { .dimension($0) }
    case .number: return number(value, named: name).map { .number($0) }
    case .fontFamily: return families(value, named: name, trail: trail).map { .fontFamily($0) }
    case .fontWeight: return weight(value, named: name).map { .fontWeight($0) }
    case .duration: return duration(value, named: name, trail: trail)
    case .cubicBezier, .strokeStyle, .transition: return .useless
    case .border: return border(value, named: name, trail: trail)
    case .shadow: return shadows(value, named: name, trail: trail)
    case .gradient: return gradient(value, named: name, trail: trail)
    case .typography: return typography(value, named: name, trail: trail)
    }
  }

  static let numbers = -1e9...1e9

  /// A number may be written as a text, and with the unit of points.
  private mutating func number(_ value: JSONValue, named name: String) -> Double? {
    guard let text = value.string, let (number, unit) = Self.measure(in: text),
      ["", "px", "%"].contains(unit), Self.numbers.contains(number)
    else { return reader.number(value, named: name, in: Self.numbers) }
    return unit == "%" ? number / 100 : number
  }

  mutating func part(
    _ key: String, of value: JSONValue, as type: TokenType, named name: String, trail: [String]
  ) -> TokenValue? {
    guard let part = value[key] else { return missing(key, of: name, at: value) }
    return self.value(part, as: type, named: "\(key) of \(name)", trail: trail)
  }

  mutating func missing<Value>(_ key: String, of name: String, at value: JSONValue) -> Value? {
    if value.object == nil { return reader.wrongType(value, name, "an object") }
    reader.report(
      "\(name) needs a key \(key.quoted)", code: .missingKey, at: value.span, file: value.file)
    return nil
  }

  mutating func number(
    _ value: JSONValue, named name: String, in range: ClosedRange<Double> = numbers,
    trail: [String]
  ) -> Double? {
    guard let (value, _) = followed(value, expecting: .number, trail: trail) else { return nil }
    return reader.number(value, named: name, in: range)
  }
}

// Colors.
extension TokenFile {

  mutating func color(
    _ value: JSONValue, named name: String, trail: [String]
  ) -> TokenValue.ColorValue? {
    if let text = value.string { return color(text, at: value, named: name, trail: trail) }
    if value["r"] != nil { return figmaColor(value, named: name) }
    guard let list = value["components"] else { return missing("components", of: name, at: value) }
    var space = ColorSpace.srgb
    if let spaceName = value["colorSpace"] {
      guard let known: ColorSpace = reader.choice(spaceName, named: "colorSpace of \(name)")
      else { return nil }
      space = known
    }
    guard let components = components(list, named: name, trail: trail) else { return nil }
    var alpha = 1.0
    if let own = value["alpha"] {
      guard let number = number(own, named: "alpha of \(name)", in: 0...1, trail: trail)
      else { return nil }
      alpha = number
    }
    let rgb = space.srgb(components)
    let color = Color.Resolved(red: rgb[0], green: rgb[1], blue: rgb[2], opacity: alpha)
    // Rounding of the conversions is no difference.
    if rgb.allSatisfy({ (-0.0005...1.0005).contains($0) }) { return .init(color: color) }
    if space == .displayP3, components.allSatisfy({ (0...1).contains($0) }) {
      let parts = components.map(\.plainText).joined(separator: " ")
      let text = "color(display-p3 \(parts)\(alpha < 1 ? " / \(alpha.plainText)" : ""))"
      return .init(
        color: color, text: text, difference: "drawn in sRGB as \(color.hexText)")
    }
    let fallback = value["hex"]?.string.flatMap { try? Color(parsing: $0).light }
    let nearest = fallback?.opacity(alpha) ?? color
    return .init(
      color: nearest,
      difference: "a color outside of sRGB, replaced by \(nearest.hexText)")
  }

  /// Channels from 0 to 1, as Figma has them.
  private mutating func figmaColor(
    _ value: JSONValue, named name: String
  ) -> TokenValue.ColorValue? {
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

  private mutating func components(
    _ value: JSONValue, named name: String, trail: [String]
  ) -> [Double]? {
    guard let (value, trail) = followed(value, expecting: nil, trail: trail),
      let list = reader.array(value, named: "components of \(name)")
    else { return nil }
    guard list.count == 3 else {
      reader.report(
        "\(name) must have 3 components, not \(list.count)", code: .invalidValue, at: value.span,
        file: value.file)
      return nil
    }
    // A missing component has no effect, as that of black on its hue.
    let numbers = list.compactMap { component in
      component.string == "none"
        ? 0 : number(component, named: "A component of \(name)", in: -1000...1000, trail: trail)
    }
    return numbers.count == 3 ? numbers : nil
  }

  /// Read a color of style sheets, in which references may stand for colors.
  private mutating func color(
    _ text: String, at value: JSONValue, named name: String, trail: [String]
  ) -> TokenValue.ColorValue? {
    guard text.utf8.count <= InputBudget.color.text,
      let plain = replacingReferences(in: text, at: value, trail: trail)
    else { return nil }
    if let color = (try? Color(parsing: plain)) ?? Self.hexWithAlpha(plain) {
      return .init(color: color.light)
    }
    reader.report(
      "\(name) can't be the color \(text.shortened.quoted)", code: .invalidColor, at: value.span,
      file: value.file)
    return nil
  }

  private mutating func replacingReferences(
    in text: String, at value: JSONValue, trail: [String]
  ) -> String? {
    var rest = text[...]
    var result = ""
    while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
      let reference = JSONValue(
        .string(String(rest[start...end])), span: value.span, file: value.file)
      // Another text would be read as a color again, in which this one stands.
      guard TokenReference.path(in: reference) != nil else { break }
      guard case .color(let color) = self.value(reference, as: .color, named: "", trail: trail)
      else { return nil }
      result += rest[..<start] + color.color.hexText
      rest = rest[end...].dropFirst()
    }
    return result + rest
  }

  /// Tokens Studio writes the opacity of a color as `rgba(#0a0b0c, 0.5)`.
  private static func hexWithAlpha(_ text: String) -> Color? {
    guard text.hasPrefix("rgba("), text.hasSuffix(")") else { return nil }
    let parts = text.dropFirst(5).dropLast().split(separator: ",").map {
      $0.split(separator: " ").joined()
    }
    guard parts.count == 2, let (alpha, unit) = measure(in: parts[1]),
      let color = try? Color(parsing: parts[0]).light
    else { return nil }
    return Color(color.opacity(min(max(unit == "%" ? alpha / 100 : alpha, 0), 1)))
  }
}
