import Foundation
import KeyboardCore
import KeyboardDocuments
import KeyboardDrawing
import KeyboardStyling

/// The named colors of an export, each of which is a list with a value for each variation.
struct SwiftColors {

  typealias Values = [Color?]

  private var names: [Values: String] = [:]
  private var order: [Values] = []

  var isEmpty: Bool { order.isEmpty }

  /// Whether a color differs between variations.
  let dependOnVariation: Bool

  /// Whether a color differs between color schemes.
  let dependOnScheme: Bool

  var areConstant: Bool { !dependOnVariation && !dependOnScheme }

  init(_ theme: MergedTheme, variables: [[String: Color]]) {
    let uses = Self.uses(in: theme)
    var hints: [Values: [Hint]] = [:]
    for (values, hint) in uses where Self.standardName(of: values) == nil {
      if hints[values] == nil { order.append(values) }
      hints[values, default: []].append(hint)
    }
    dependOnVariation = order.contains { !$0.isSame }
    dependOnScheme = order.joined().contains { $0.map { $0.light != $0.dark } ?? false }
    var free = SwiftNames()
    for values in order {
      let variable = Self.variable(of: values, among: variables)
      names[values] = free.unique(
        variable.map { SwiftNames.identifier($0, otherwise: "color") }
          ?? Hint.name(of: hints[values] ?? []))
    }
  }

  func expression(_ values: Values) -> String {
    if let standard = Self.standardName(of: values) { return standard }
    return "\(areConstant ? "Colors" : "colors").\(names[values] ?? "")"
  }

  private static func variable(
    of values: Values, among variables: [[String: Color]]
  ) -> String? {
    guard let names = variables.first?.keys.sorted() else { return nil }
    return names.first { name in
      zip(values, variables).allSatisfy { value, colors in value.map { colors[name] == $0 } ?? true
      }
    }
  }

  private static func standardName(of values: Values) -> String? {
    guard values.isSame, let color = values.lazy.compactMap({ $0 }).first else { return nil }
    return [(Color.black, ".black"), (.white, ".white"), (.clear, ".clear")]
      .first { $0.0 == color }?.1
  }
}

// Names.
extension SwiftColors {

  /// The place of a color: its part, and the noun of its field.
  private struct Hint: Hashable {

    let role: String
    let noun: String

    static func name(of hints: [Hint]) -> String {
      guard let first = hints.first else { return "color" }
      let types = Set(hints.map(\.role)).intersection(["input", "system", "primary"])
      let isShared = types.count > 1 && Set(hints.map(\.noun)).count == 1
      let role = isShared ? "key" : first.role
      return (role + first.noun.capitalizedFirst).uncapitalizedFirst
    }
  }

  private static func uses(in theme: MergedTheme) -> [(Values, Hint)] {
    theme.declarations.flatMap { declaration in
      declaration.items.flatMap { item in
        let colors = item.colors
        return colors.enumerated().map { index, values in
          let place =
            colors.count == 1 ? "" : colors.count == 2 ? ["Top", "Bottom"][index] : "\(index + 1)"
          return (
            values,
            Hint(
              role: role(of: declaration, item.name), noun: noun(of: item.name) + place)
          )
        }
      }
    }
  }

  private static func role(of declaration: MergedTheme.Declaration, _ field: String) -> String {
    switch declaration.part {
    case .view: return ""
    case .callout: return "callout"
    case .toolbar:
      if field.hasPrefix("item.") { return "suggestion" }
      if field.hasPrefix("autocorrectItem.") { return "autocorrect" }
      return field.hasPrefix("separator.") ? "separator" : "toolbar"
    case .key:
      let condition = declaration.condition
      let pressed = condition.parts.contains(.pressed) ? "pressed" : ""
      if let types = condition.types?.types, types.count == 1, let type = types.first {
        return pressed.isEmpty ? type.rawValue : pressed + type.rawValue.capitalizedFirst
      }
      guard let action = condition.keys?.actions.first else {
        return pressed.isEmpty ? "key" : pressed
      }
      let name = SwiftNames.identifier(action.value ?? action.kind.rawValue, otherwise: "key")
      return pressed.isEmpty ? name : pressed + name.capitalizedFirst
    }
  }

  private static func noun(of field: String) -> String {
    let name = field.split(separator: ".").last.map(String.init) ?? field
    return switch name {
    case "foregroundColor", "titleColor", "subtitleColor": "text"
    case "selectedForegroundColor": "selectedText"
    case "color": ""
    default: name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    }
  }
}

// Text.
extension SwiftColors {

  func declaration(in type: String, cases: [String]) -> SwiftLines {
    var lines = SwiftLines()
    var body = SwiftLines()
    if dependOnVariation { body.add("let theme: \(type)") }
    if dependOnScheme { body.add("let isDark: Bool") }
    if !body.isEmpty { body.add("") }
    let prefix = areConstant ? "static let" : "let"
    for values in order {
      guard let name = names[values], let first = values.lazy.compactMap({ $0 }).first else {
        continue
      }
      if values.isSame, first.light == first.dark {
        body.add("\(prefix) \(name) = \(Self.literal(first))")
      } else if values.isSame {
        body.add("var \(name): Color { \(Self.literal(first)) }")
      } else {
        if body.lines.last != "" { body.add("") }
        body.add("var \(name): Color") { Self.add(values, cases: cases, to: &$0) }
      }
    }
    lines.add("extension \(type)") { inner in
      inner.add("")
      inner.add("/// The colors of the theme.")
      inner.add(areConstant ? "enum Colors" : "struct Colors", body)
    }
    return lines
  }

  /// Variations of the same color share a case, and those without the color the last one.
  private static func add(_ values: Values, cases: [String], to lines: inout SwiftLines) {
    lines.add("switch theme {")
    var groups: [(cases: [String], color: Color)] = []
    for (name, color) in zip(cases, values) {
      guard let color else { continue }
      if let index = groups.firstIndex(where: { $0.color == color }) {
        groups[index].cases.append(name)
      } else {
        groups.append(([name], color))
      }
    }
    let isComplete = !values.contains(nil)
    for (index, group) in groups.enumerated() {
      let isDefault = !isComplete && index == groups.count - 1
      let names = group.cases.map { ".\($0)" }.joined(separator: ", ")
      lines.add("\(isDefault ? "default" : "case \(names)"): \(literal(group.color))")
    }
    lines.add("}")
  }

  private static func literal(_ color: Color) -> String {
    color.light == color.dark
      ? literal(color.light) : "isDark ? \(literal(color.dark)) : \(literal(color.light))"
  }

  private static func literal(_ color: Color.Resolved) -> String {
    let opacity = color.isOpaque ? "" : ", opacity: \(part(color.opacity))"
    let components = [color.red, color.green, color.blue]
    guard components.allSatisfy(\.isByte) else {
      let parts = components.map(part)
      return "Color(red: \(parts[0]), green: \(parts[1]), blue: \(parts[2])\(opacity))"
        + " /* \(color.hexText) */"
    }
    let digits = Color.Resolved(red: color.red, green: color.green, blue: color.blue)
      .hexText.dropFirst().uppercased()
    return "Color(rgb: 0x\(digits)\(opacity))"
  }

  /// Opacities that were bytes have more digits than anybody would write.
  private static func part(_ value: Double) -> String {
    let text = SwiftLiteral.number(value)
    return text.count > 8 && value.isByte ? "\(Int((value * 255).rounded())) / 255" : text
  }

  /// The initializer of colors by their number.
  static let rgbInitializer = """

    extension Color {

        fileprivate init(rgb: UInt32, opacity: Double = 1) {
            self.init(
                red: Double(rgb >> 16 & 0xFF) / 255, green: Double(rgb >> 8 & 0xFF) / 255,
                blue: Double(rgb & 0xFF) / 255, opacity: opacity)
        }
    }

    """
}

extension [Color?] {

  fileprivate var isSame: Bool {
    let values = compactMap { $0 }
    return values.allSatisfy { $0 == values[0] }
  }
}

extension Double {

  fileprivate var isByte: Bool { (self * 255).rounded() / 255 == self }
}
