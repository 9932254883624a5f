import KeyboardDocuments
import KeyboardDrawing
import KeyboardStyling

struct TokenThemeValue {

  /// The type of a variable with the value; nil for those that are only typed where they are used.
  var type: String?

  var json: JSONText
  var differences: [String] = []

  struct Unsuitable: Error {
    let reason: String
  }

  init(_ value: TokenValue, dark: TokenValue?, hints: JSONValue?) throws(Unsuitable) {
    json = .null
    differences = value.differences
    switch value {
    case .color(let color): (type, json) = ("color", Self.color(color, dark: dark))
    case .dimension(let length): (type, json) = ("number", try Self.number(length.points))
    case .number(let number): (type, json) = ("number", try Self.number(number))
    case .duration(let milliseconds):
      (type, json) = ("number", try Self.number(milliseconds))
      differences.append("a number of milliseconds")
    case .fontWeight(let weight):
      (type, json) = ("number", .integer(Self.weight(weight)))
      if weight != Self.weight(weight) {
        differences.append("the weight \(weight) as \(Self.weight(weight))")
      }
    case .fontFamily(let names):
      if names.count == 1 { type = "text" }
      json = names.count == 1 ? .string(names[0]) : .array(names.map { .string($0) })
    case .gradient(let stops):
      (type, json) = ("background", try Self.gradient(stops, dark: dark, shape: hints))
      if Self.geometry(hints).isEmpty { differences.append("from top to bottom") }
    case .shadow(let shadows): json = try Self.shadows(shadows, dark: dark)
    case .typography(let font):
      (type, json) = ("font", try Self.font(font, hints: hints))
      let unset = Self.unset(hints)
      let lost = font.lost.filter { !unset.contains($0) }
      if !lost.isEmpty { differences.append("without \(lost.joined(last: "and"))") }
      if !unset.contains("fontWeight"), let weight = font.weight, weight != Self.weight(weight) {
        differences.append("the weight \(weight) as \(Self.weight(weight))")
      }
    case .border, .useless: throw Unsuitable(reason: "keyboards have no use for it")
    }
  }
}

extension TokenThemeValue {

  private static func color(_ color: TokenValue.ColorValue, dark: TokenValue?) -> JSONText {
    let light = color.text.map { JSONText.string($0) }
    guard case .color(let dark) = dark else { return light ?? Color(color.color).fileValue }
    guard light != nil || dark.text != nil else {
      return Color(light: color.color, dark: dark.color).fileValue
    }
    return [
      "light": light ?? Color(color.color).fileValue,
      "dark": dark.text.map { .string($0) } ?? Color(dark.color).fileValue,
    ]
  }

  private static func number(_ number: Double) throws(Unsuitable) -> JSONText {
    guard abs(number) <= 100_000 else {
      throw Unsuitable(reason: "a theme has numbers from -100000 to 100000")
    }
    return .number(number)
  }

  static func weight(_ weight: Int) -> Int { min(max((weight + 50) / 100, 1), 9) * 100 }

  private static func gradient(
    _ stops: [TokenValue.Stop], dark: TokenValue?, shape: JSONValue?
  ) throws(Unsuitable) -> JSONText {
    guard 2...ThemeLimits.stops ~= stops.count else {
      throw Unsuitable(reason: "a gradient of a theme has 2 to \(ThemeLimits.stops) stops")
    }
    guard zip(stops, stops.dropFirst()).allSatisfy({ $0.position <= $1.position }) else {
      throw Unsuitable(reason: "the stops of a gradient of a theme are in ascending order")
    }
    var others = stops
    if case .gradient(let dark) = dark, dark.count == stops.count { others = dark }
    let list = zip(stops, others).map { stop, other in
      [
        "color": Color(light: stop.color.color, dark: other.color.color).fileValue,
        "at": .number(stop.position),
      ] as JSONText
    }
    return .object(geometry(shape) + [("stops", .array(list))])
  }

  /// Other programs may have changed the members.
  private static func geometry(_ hints: JSONValue?) -> [(String, JSONText)] {
    guard let shape = hints?[TokenExtension.gradient] else { return [] }
    func pair(_ key: String) -> JSONText? {
      guard let list = shape[key]?.array, list.count == 2 else { return nil }
      let numbers = list.compactMap(\.number).filter { -10...10 ~= $0 }
      return numbers.count == 2 ? .array(numbers.map { .number($0) }) : nil
    }
    let repetition = shape["repeat"]?.bool == true ? [("repeat", JSONText.boolean(true))] : []
    if let angle = shape["angle"]?.number, -360...360 ~= angle {
      let center = shape["type"]?.string == "conic" ? pair("center") : nil
      let type = center.map { [("type", "conic" as JSONText), ("center", $0)] } ?? []
      return type + [("angle", .number(angle))] + repetition
    }
    if let start = pair("from"), let end = pair("to") {
      return [("from", start), ("to", end)] + repetition
    }
    if let center = pair("center"), let radius = shape["radius"]?.number, 0.001...10 ~= radius {
      return [("type", "radial"), ("center", center), ("radius", .number(radius))]
        + (pair("focus").map { [("focus", $0)] } ?? []) + repetition
    }
    return []
  }

  private static func shadows(
    _ shadows: [TokenValue.Shadow], dark: TokenValue?
  ) throws(Unsuitable) -> JSONText {
    guard shadows.count <= ThemeLimits.shadows else {
      throw Unsuitable(reason: "a key has at most \(ThemeLimits.shadows) shadows")
    }
    guard shadows.allSatisfy(\.fits) else {
      throw Unsuitable(
        reason: "shadows of keys have a blur of up to 20 and a spread of up to 10 points")
    }
    var others = shadows
    if case .shadow(let dark) = dark, dark.count == shadows.count { others = dark }
    return .array(
      zip(shadows, others).map { shadow, other in
        [
          "color": Color(light: shadow.color.color, dark: other.color.color).fileValue,
          "radius": .number(shadow.blur.points),
          "offset": .array([.number(shadow.x.points), .number(shadow.y.points)]),
          "spread": .number(shadow.spread.points), "inner": .boolean(shadow.isInset),
        ]
      })
  }

  private static func unset(_ hints: JSONValue?) -> [String] {
    hints?[TokenExtension.unset]?.array?.compactMap(\.string) ?? []
  }

  private static func font(
    _ font: TokenValue.Typography, hints: JSONValue?
  ) throws(Unsuitable) -> JSONText {
    guard 1...200 ~= font.size.points else {
      throw Unsuitable(reason: "a font of a theme has a size from 1 to 200 points")
    }
    let unset = unset(hints)
    // A text style is another name of a size, as long as nobody has changed the size.
    let style = hints?[TokenExtension.textStyle]?.string.flatMap { KeyboardFont(textStyle: $0) }
    let isStyle = style?.font.size == font.size.points
    return [
      "style": isStyle ? hints?[TokenExtension.textStyle].map { JSONText($0) } : nil,
      "size": isStyle ? nil : .number(font.size.points),
      "family": unset.contains("fontFamily") || font.families.isEmpty
        ? nil : .array(font.families.map { .string($0) }),
      "weight": unset.contains("fontWeight") ? nil : font.weight.map { .integer(weight($0)) },
    ]
  }
}

extension TokenValue.Shadow {

  fileprivate var fits: Bool {
    0...20 ~= blur.points && -10...10 ~= spread.points && abs(x.points) <= 1000
      && abs(y.points) <= 1000
  }
}

extension KeyboardFont {

  fileprivate init?(textStyle name: String) {
    let styles: [FontType] = [
      .largeTitle, .title, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote,
      .caption, .caption2,
    ]
    guard let style = styles.first(where: { "\($0)" == name }) else { return nil }
    self.init(style)
  }
}
