import KeyboardDrawing
import KeyboardStyling
import SourceText

/// Converts values of Snygg to values of a theme file.
struct SnyggValues {

  private let sheet: SnyggSheet
  private let paths: [String: String]
  let variables: JSONMembers
  private let colors: [(name: String, color: Color.Resolved)]
  var families: Set<String> = []

  init(_ sheet: SnyggSheet) {
    self.sheet = sheet
    let colors = sheet.variables.prefix(ThemeLimits.variables).compactMap { variable in
      Self.color(variable.value).map { (name: String(variable.name.drop { $0 == "-" }), color: $0) }
    }
    let paths = VariablePaths(colors.map { [$0.name] }).paths
    self.paths = paths
    self.colors = colors
    var seen: Set<String> = []
    variables = colors.compactMap { name, color in
      guard let path = paths[name], seen.insert(path).inserted else { return nil }
      return (path, .string(color.hexText))
    }
  }

  var palette: ImportedPalette {
    var palette = ImportedPalette("a stylesheet of FlorisBoard")
    palette.isGuessed = true
    for (name, color) in colors { palette.add(name, color) }
    return palette
  }

  func color(_ text: String?) -> JSONText? {
    guard let text else { return nil }
    if let name = sheet.variableName(in: text) {
      let path = paths[String(name.drop { $0 == "-" })]
      return path.map { .string("{palette.\($0)}") }
    }
    return Self.color(text).map { .string($0.hexText) }
  }

  typealias Field = (members: JSONMembers, difference: String?)

  private static func color(_ text: String) -> Color.Resolved? {
    for (function, isDark) in [("dynamic-light-color(", false), ("dynamic-dark-color(", true)] {
      guard text.hasPrefix(function), text.hasSuffix(")") else { continue }
      let name = text.dropFirst(function.count).dropLast()
      return MaterialBaseline.color(String(name), isDark: isDark)
    }
    return ImportedPalette.color(text.replacing(" ", with: ""))?.light
  }

  func field(_ name: String, _ text: String) -> Field {
    let value = sheet.value(text)
    func unknown() -> Field {
      let isInherited = value == "inherit"
      return ([], isInherited ? "it is inherited" : "\(value.shortened.quoted) has no meaning here")
    }
    func number(_ unit: String, _ field: String, _ bounds: ClosedRange<Double>) -> Field {
      guard value.hasSuffix(unit), let number = Double(value.dropLast(unit.count)), number.isFinite
      else { return unknown() }
      let bounded = min(max(number, bounds.lowerBound), bounds.upperBound)
      return ([(field, .number(bounded))], bounded == number ? nil : "as \(bounded.plainText)")
    }
    switch name {
    case "background", "foreground", "border-color", "shadow-color":
      let field = [
        "background": "backgroundColor", "foreground": "foregroundColor",
        "border-color": "borderColor", "shadow-color": "shadowColor",
      ][name]
      guard let field, let color = color(text) else { return unknown() }
      guard value.hasPrefix("dynamic-") else { return ([(field, color)], nil) }
      return ([(field, color)], "\(value), one of Material's default colors, without a wallpaper")
    case "border-width": return number("dp", "borderSize", 0...50)
    case "shadow-elevation":
      var result = number("dp", "shadowSize", 0...8)
      if !result.members.isEmpty { result.difference = "a hard edge below the key" }
      return value == "0dp" ? (result.members, nil) : result
    case "letter-spacing": return number("sp", "tracking", -20...50)
    case "shape": return Self.shape(value) ?? unknown()
    case "font-weight":
      guard let weight = Self.weight(value) else { return unknown() }
      return ([("fontWeight", .integer(weight))], nil)
    case "font-style" where ["normal", "italic"].contains(value):
      return ([("fontStyle", .string(value))], nil)
    case "text-decoration-line" where ["none", "underline"].contains(value):
      return ([("textDecoration", .string(value))], nil)
    case "font-family" where ["sans-serif", "serif", "monospace"].contains(value):
      return ([("fontFamily", .string(value))], nil)
    case "font-family":
      let family = value.filter { $0 != "`" }
      return families.contains(family)
        ? ([("fontFamily", .array([.string(family), "system"]))], nil)
        : ([], "the font isn't there")
    case "font-size": return ([], "texts have the sizes of iOS")
    default: return ([], nil)
    }
  }

  private static let weights = NameWords.names(of: "florisboard.weight")

  static func weight(_ text: String) -> Int? {
    let number = Int(weights[text] ?? text)
    return number.flatMap { 100...900 ~= $0 && $0 % 100 == 0 ? $0 : nil }
  }

  private static func shape(_ text: String) -> Field? {
    switch text {
    case "rectangle()": return ([("cornerRadius", .number(0))], nil)
    case "circle()": return ([("cornerRadius", "50%")], "round ends")
    default: break
    }
    let isCut = text.hasPrefix("cut-corner(")
    guard isCut || text.hasPrefix("rounded-corner("), text.hasSuffix(")") else { return nil }
    let list = text.dropFirst(isCut ? 11 : 15).dropLast().split(separator: ",").map(\.trimmed)
    let corners = list.compactMap { corner -> JSONText? in
      if corner.hasSuffix("%") {
        return Double(corner.dropLast()).map {
          JSONText.string("\(min(max($0, 0), 50).plainText)%")
        }
      }
      guard corner.hasSuffix("dp") else { return nil }
      return Double(corner.dropLast(2)).map { JSONText.number(min(max($0, 0), 100)) }
    }
    guard corners.count == 4 else { return nil }
    let names = ["topLeading", "topTrailing", "bottomTrailing", "bottomLeading"]
    let radius: JSONText =
      corners.allSatisfy { $0 == corners[0] } ? corners[0] : .object(Array(zip(names, corners)))
    return ([("cornerRadius", radius)] + (isCut ? [("cornerStyle", "cut")] : []), nil)
  }
}

/// The colors of Material 3 by their roles, where no wallpaper has others.
enum MaterialBaseline {

  static func color(_ name: String, isDark: Bool) -> Color.Resolved? {
    file.colors(name).map { Color.Resolved(hex: isDark ? $0[1] : $0[0]) }
  }

  private static let file = WordFile("material")
}
