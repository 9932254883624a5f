import KeyboardDrawing
import KeyboardStyling
import SourceText

/// The value of a token for one color scheme, limited to kinds of values that themes have.
struct TokenValue {

  /// A color with what stands beside it in a stop or a shadow.
  struct Part {
    var color: Color.Resolved
    var text: String?
    var numbers: [Double] = []
    var members: JSONMembers = []
  }

  let type: TokenType
  var parts: [Part] = []
  var number: Double?
  var names: [String] = []
  var weight: Int?
  var lost: [String] = []
  var differences: [String] = []
  private(set) var reason: String?

  /// The value in a theme, or what it has beside colors.
  private(set) var json: JSONText = .null

  /// The type of a variable with the value; nil for those that are only typed where they are used.
  var variableType: String? {
    switch type {
    case .color: "color"
    case .dimension, .number, .duration, .fontWeight: "number"
    case .fontFamily: names.count == 1 ? "text" : nil
    case .gradient: "background"
    case .typography: "font"
    default: nil
    }
  }

  func json(with dark: TokenValue?) -> JSONText {
    let isAlike = dark?.type == type && dark?.parts.count == parts.count
    let others = isAlike ? dark?.parts : nil
    switch type {
    case .color: return Self.color(parts[0], dark: others?[0])
    case .gradient, .shadow:
      let list = zip(parts, others ?? parts).map { part, other in
        JSONText.object(
          [("color", Color(light: part.color, dark: other.color).fileValue)] + part.members)
      }
      guard case .object(let geometry) = json else { return .array(list) }
      return .object(geometry.map { ($0.key, $0.value) } + [("stops", .array(list))])
    default: return json
    }
  }

  private static func color(_ light: Part, dark: Part?) -> JSONText {
    func text(_ part: Part) -> JSONText {
      part.text.map { .string($0) } ?? Color(part.color).fileValue
    }
    guard let dark else { return text(light) }
    guard light.text != nil || dark.text != nil else {
      return Color(light: light.color, dark: dark.color).fileValue
    }
    return .object([("light", text(light)), ("dark", text(dark))])
  }

  mutating func suit(_ hints: JSONValue?) {
    switch type {
    case .color: break
    case .dimension, .number, .duration:
      let number = number ?? 0
      json = .number(number)
      if abs(number) > 100_000 { reason = "a theme has numbers from -100000 to 100000" }
      if type == .duration { differences.append("a number of milliseconds") }
    case .fontWeight:
      json = weight.map { .integer(Self.rounded($0)) } ?? .null
      noteWeight()
    case .fontFamily:
      json = names.count == 1 ? .string(names[0]) : .array(names.map { .string($0) })
    case .gradient:
      let geometry = Self.geometry(hints)
      json = .object(geometry)
      if geometry.isEmpty { differences.append("from top to bottom") }
      if !(2...ThemeLimits.stops ~= parts.count) {
        reason = "a gradient of a theme has 2 to \(ThemeLimits.stops) stops"
      } else if zip(parts, parts.dropFirst()).contains(where: { $0.numbers[0] > $1.numbers[0] }) {
        reason = "the stops of a gradient of a theme are in ascending order"
      }
    case .shadow:
      if parts.count > ThemeLimits.shadows {
        reason = "a key has at most \(ThemeLimits.shadows) shadows"
      } else if !parts.map(\.numbers).allSatisfy({
        abs($0[0]) <= 1000 && abs($0[1]) <= 1000 && 0...20 ~= $0[2] && -10...10 ~= $0[3]
      }) {
        reason = "shadows of keys have a blur of up to 20 and a spread of up to 10 points"
      }
    case .typography: suitFont(hints)
    case .border, .cubicBezier, .strokeStyle, .transition:
      reason = "keyboards have no use for it"
    }
  }

  /// Falls back to the system's family for letters missing from the families.
  ///
  /// Several families have no type, and neither do references to them.
  mutating func endInSystem() {
    names = NameWords.families(names)
    differences.append("with the system's letters")
    suit(nil)
  }

  private static func rounded(_ weight: Int) -> Int { min(max((weight + 50) / 100, 1), 9) * 100 }

  private mutating func noteWeight() {
    guard let weight, weight != Self.rounded(weight) else { return }
    differences.append("the weight \(weight) as \(Self.rounded(weight))")
  }

  private mutating func suitFont(_ hints: JSONValue?) {
    guard let size = number, 1...200 ~= size else {
      return reason = "a font of a theme has a size from 1 to 200 points"
    }
    let unset = hints?[TokenExtension.unset]?.array?.compactMap(\.string) ?? []
    if unset.contains("fontFamily") { names = [] }
    if unset.contains("fontWeight") { weight = nil }
    lost.removeAll(where: unset.contains)
    if !lost.isEmpty { differences.append("without \(lost.joined(last: "and"))") }
    noteWeight()
    // A text style is another name of a size, as long as nobody has changed the size.
    let style = hints?[TokenExtension.textStyle]?.string.flatMap { ThemeTextStyle(rawValue: $0) }
      .flatMap { KeyboardFont($0.type).font.size == size ? $0.rawValue : nil }
    json = .object(present: [
      ("style", style.map { .string($0) }), ("size", style == nil ? .number(size) : nil),
      ("family", names.isEmpty ? nil : .array(names.map { .string($0) })),
      ("weight", weight.map { .integer(Self.rounded($0)) }),
    ])
  }

  /// Other programs may have changed the members.
  private static func geometry(_ hints: JSONValue?) -> JSONMembers {
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
}
