import KeyboardDocuments
import KeyboardDrawing

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
    case .number:
      return reader.number(value, named: name, in: Self.numbers).map { .number($0) }
    case .fontFamily: return families(value, named: name, trail: trail).map { .fontFamily($0) }
    case .fontWeight: return weight(value, named: name).map { .fontWeight($0) }
    case .duration: return duration(value, named: name, trail: trail)
    case .cubicBezier: return cubicBezier(value, named: name, trail: trail)
    case .strokeStyle: return strokeStyle(value, named: name, trail: trail)
    case .border: return border(value, named: name, trail: trail)
    case .transition: return transition(value, named: name, trail: trail)
    case .shadow: return shadows(value, named: name, trail: trail)
    case .gradient: return gradient(value, named: name, trail: trail)
    case .typography: return typography(value, named: name, trail: trail)
    }
  }

  static let numbers = -1e9...1e9

  mutating func part(
    _ key: String, of value: JSONValue, as type: TokenType, named name: String, trail: [String]
  ) -> TokenValue? {
    guard let part = value[key] else { return missing(key, of: name, at: value) }
    return self.value(part, as: type, named: "\(key) of \(name)", trail: trail)
  }

  mutating func missing<Value>(_ key: String, of name: String, at value: JSONValue) -> Value? {
    if value.object == nil { return reader.wrongType(value, name, "an object") }
    reader.report("\(name) needs a key \(key.quoted)", code: .missingKey, at: value.span)
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
    if let text = value.string { return color(hex: text, at: value, named: name) }
    let keys = ["colorSpace", "components", "alpha", "hex"]
    guard reader.object(value, named: name, keys: keys) != nil else { return nil }
    guard let spaceName = value["colorSpace"] else {
      return missing("colorSpace", of: name, at: value)
    }
    guard let list = value["components"] else { return missing("components", of: name, at: value) }
    guard let space: ColorSpace = reader.choice(spaceName, named: "colorSpace of \(name)"),
      let components = components(list, named: name, trail: trail)
    else { return nil }
    var alpha = 1.0
    if let own = value["alpha"] {
      guard let number = number(own, named: "alpha of \(name)", in: 0...1, trail: trail)
      else { return nil }
      alpha = number
    }
    var fallback: TokenValue.ColorValue?
    if let hex = value["hex"] {
      guard let text = reader.string(hex, named: "hex of \(name)"),
        let color = color(hex: text, at: hex, named: "hex of \(name)")
      else { return nil }
      fallback = color
    }
    let rgb = space.srgb(components)
    let color = Color.Resolved(red: rgb[0], green: rgb[1], blue: rgb[2], opacity: alpha)
    // Rounding of the conversions is no difference.
    if rgb.allSatisfy({ (-0.0005...1.0005).contains($0) }) { return .init(color: color) }
    let nearest = fallback?.color.opacity(alpha) ?? color
    return .init(
      color: nearest,
      difference: "a color outside of sRGB, replaced by \(nearest.hexText)")
  }

  private mutating func components(
    _ value: JSONValue, named name: String, trail: [String]
  ) -> [Double]? {
    guard let (value, trail) = followed(value, expecting: nil, trail: trail),
      let list = reader.array(value, named: "components of \(name)")
    else { return nil }
    guard list.count == 3 else {
      reader.report(
        "\(name) must have 3 components, not \(list.count)", code: .invalidValue, at: value.span)
      return nil
    }
    // A missing component has no effect, as that of black on its hue.
    let numbers = list.compactMap { component in
      component.string == "none"
        ? 0 : number(component, named: "A component of \(name)", in: -1000...1000, trail: trail)
    }
    return numbers.count == 3 ? numbers : nil
  }

  private mutating func color(
    hex text: String, at value: JSONValue, named name: String
  ) -> TokenValue.ColorValue? {
    let digits = text.dropFirst()
    guard text.hasPrefix("#"), [6, 8].contains(digits.utf8.count), digits.first != "+",
      let number = UInt32(digits, radix: 16)
    else {
      reader.report(
        "\(name) can't be \(text.quoted)", code: .invalidColor, at: value.span,
        hints: [
          "A color is an object: {\"colorSpace\": \"srgb\", \"components\": [1, 0.5, 0]}."
        ])
      return nil
    }
    let color =
      digits.utf8.count == 6
      ? Color.Resolved(hex: number)
      : Color.Resolved(hex: number >> 8, opacity: Double(number & 0xFF) / 255)
    return .init(color: color)
  }
}
