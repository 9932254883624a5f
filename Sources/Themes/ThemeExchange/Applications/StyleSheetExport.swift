import KeyboardCore
import KeyboardDocuments
import KeyboardDrawing
import KeyboardStyling

extension Conversion {

  /// Write a style sheet of variables: the parts by the names of shadcn, and the variables of the theme.
  ///
  /// Source of the names: github.com/jnsahaj/tweakcn at 9fb9c4c7, `app/globals.css`; those of pressed
  /// keys are ours.
  static func styleSheet(of export: ThemeExport) -> Conversion {
    let drawn = DrawnTheme(export.theme)
    var sheet = ExportedStyleSheet()
    sheet.add(drawn)
    var account = DrawnAccount(
      export, drawn: drawn, format: "the style sheet", schemes: [.light, .dark],
      names: ExportedStyleSheet.names, rules: "as they style the letter a, backspace and return")
    export.addHeader(to: &account, keeping: ["name": "a comment", "variables": ""])
    for variable in export.variables { sheet.add(variable, noting: &account) }
    return Conversion(text: sheet.text(of: export.theme), report: account.report)
  }
}

private struct ExportedStyleSheet {

  private var light: [(name: String, value: String)] = []
  private var dark: [(name: String, value: String)] = []

  /// The names of keys, and of the text on them.
  private static let keys: [KeyboardTheme.ButtonType: String] = [
    .input: "card", .system: "secondary", .primary: "primary",
  ]

  static let names: [String: String] = {
    var names = [
      "background": "--background", "foregroundColor": "--foreground",
      "callouts.backgroundColor": "--popover", "callouts.foregroundColor": "--popover-foreground",
      "callouts.selectedBackgroundColor": "--accent",
      "callouts.selectedForegroundColor": "--accent-foreground",
      "toolbar.separator.color": "--border", "buttons.input.cornerRadius": "--radius",
    ]
    for (type, name) in keys {
      for (state, end) in [("", ""), (".pressed", "-pressed")] {
        names["buttons.\(type.rawValue)\(state).backgroundColor"] = "--\(name)\(end)"
        names["buttons.\(type.rawValue)\(state).foregroundColor"] = "--\(name)\(end)-foreground"
      }
    }
    return names
  }()

  mutating func add(_ theme: DrawnTheme) {
    add("background", theme.board)
    add("foreground", theme.text)
    for (type, action) in DrawnTheme.keys {
      guard let name = Self.keys[type] else { continue }
      for (isPressed, end) in [(false, ""), (true, "-pressed")] {
        add(name + end, theme.face(of: action, isPressed: isPressed))
        add("\(name)\(end)-foreground", theme.text(of: action, isPressed: isPressed))
      }
    }
    add("popover", theme.calloutFace)
    add("popover-foreground", theme.callout(\.foregroundColor))
    add("accent", theme.callout(\.selectedBackgroundColor))
    add("accent-foreground", theme.callout(\.selectedForegroundColor))
    add("border", theme.toolbar(\.separator.color))
    if let radius = theme.style(of: .character("a")).cornerRadius {
      light.append(("radius", "\(Double(radius).plainText)px"))
    }
  }

  private mutating func add(_ name: String, _ color: Color) {
    light.append((name, color.light.hexText))
    if color.hasSchemes { dark.append((name, color.dark.hexText)) }
  }

  mutating func add(_ variable: ThemeVariable, noting account: inout DrawnAccount) {
    let path = "variables.\(variable.path)"
    let letters = variable.path.map { letter -> Character in
      letter.isASCII && (letter.isLetter || letter.isNumber) ? letter : "-"
    }
    let name = "theme-\(String(letters))"
    switch variable.value {
    case .color(let color): add(name, color)
    case .number(let number): light.append((name, number.plainText))
    default: return account.report.omit(path, "the style sheet has only colors and numbers")
    }
    account.report.carry(path, as: "--\(name)")
  }

  func text(of theme: KeyboardTheme) -> String {
    func block(_ selector: String, _ lines: [(name: String, value: String)]) -> String {
      guard !lines.isEmpty else { return "" }
      return "\n\(selector) {\n\(lines.map { "  --\($0.name): \($0.value);\n" }.joined())}\n"
    }
    let name = theme.name.withoutControls.replacing("*/", with: "* /")
    return "/* The keyboard theme \(name.isEmpty ? "without a name" : name). */\n"
      + block(":root", light) + block(".dark", dark)
  }
}

/// The custom properties of a style sheet, read without its grammar.
enum StyleSheetText {

  /// Split a text at the braces and semicolons outside of comments and strings.
  static func parts(of text: String) -> [(text: Substring, end: Character)] {
    var parts: [(text: Substring, end: Character)] = []
    var quote: Character?
    var start = text.startIndex
    var index = start
    while index < text.endIndex {
      let sign = text[index]
      let next = text.index(after: index)
      if let open = quote {
        if sign == open { quote = nil }
      } else if sign == "/", next < text.endIndex, text[next] == "*" {
        // A comment ends the text before it, which may be empty.
        let end = text[next...].firstRange(of: "*/")?.upperBound ?? text.endIndex
        if text[start..<index].allSatisfy(\.isWhitespace) { start = end }
        index = end
        continue
      } else if sign == "\"" || sign == "'" {
        quote = sign
      } else if "{};".contains(sign) {
        parts.append((text[start..<index], sign))
        start = next
      }
      index = next
    }
    return parts
  }

  /// A color, of which older variables only have the numbers of `hsl()`.
  static func color(_ text: String) -> Color.Resolved? {
    if let color = ImportedPalette.color(text) { return color }
    let isTriplet = text.contains("%") && text.allSatisfy { $0.isNumber || ".%-/, ".contains($0) }
    return isTriplet ? ImportedPalette.color("hsl(\(text))") : nil
  }

  /// A length in points, with the usual font size of browsers for `rem`.
  static func points(_ text: String) -> Double? {
    guard let (number, unit) = TokenFile.measure(in: text), 0...1000 ~= number else { return nil }
    switch unit {
    case "px", "": return number
    case "rem", "em": return number * 16
    default: return nil
    }
  }
}

extension UInt8 {

  var isSpaceByte: Bool { self == 0x20 || 0x09...0x0D ~= self }
}
