import KeyboardCore
import KeyboardDrawing
import KeyboardStyling
import SourceText

extension Conversion {

  /// The parts have the names of shadcn; those of pressed keys are ours.
  static func styleSheet(of export: ThemeExport) -> Conversion {
    let drawn = DrawnTheme(export.theme)
    var sheet = ExportedStyleSheet(drawn)
    var report = ExportReport(
      export, drawn: drawn, format: "the style sheet", schemes: [.light, .dark],
      names: sheet.names, keeping: ["name": "a comment", "variables": ""],
      rules: "as they style the letter a, backspace and return"
    ).report
    for variable in export.variables { sheet.add(variable, noting: &report) }
    return Conversion(text: sheet.text(of: export.theme), report: report)
  }
}

/// CSS custom properties of a theme in both color schemes.
private struct ExportedStyleSheet {

  private var light: [(name: String, value: String)] = []
  private var dark: [(name: String, value: String)] = []

  private static let keys: [KeyboardTheme.ButtonType: String] = [
    .input: "card", .system: "secondary", .primary: "primary",
  ]

  private(set) var names = ["buttons.input.cornerRadius": "--radius"]

  init(_ theme: DrawnTheme) {
    add("background", theme.board, at: "background")
    add("foreground", theme.text, at: "foregroundColor")
    for (type, action) in DrawnTheme.keys {
      guard let name = Self.keys[type] else { continue }
      for (isPressed, state, end) in [(false, "", ""), (true, ".pressed", "-pressed")] {
        let path = "buttons.\(type.rawValue)\(state)"
        let (face, text) = (
          theme.face(of: action, isPressed: isPressed), theme.text(of: action, isPressed: isPressed)
        )
        add(name + end, face, at: "\(path).backgroundColor")
        add("\(name)\(end)-foreground", text, at: "\(path).foregroundColor")
      }
    }
    add("popover", theme.calloutFace, at: "callouts.backgroundColor")
    add("popover-foreground", theme.callout(\.foregroundColor), at: "callouts.foregroundColor")
    add(
      "accent", theme.callout(\.selectedBackgroundColor), at: "callouts.selectedBackgroundColor")
    add(
      "accent-foreground", theme.callout(\.selectedForegroundColor),
      at: "callouts.selectedForegroundColor")
    add("border", theme.toolbar(\.separator.color), at: "toolbar.separator.color")
    if let radius = theme.style(of: .character("a")).cornerRadius {
      light.append(("radius", "\(Double(radius).plainText)px"))
    }
  }

  private mutating func add(_ name: String, _ color: Color, at path: String) {
    names[path] = "--\(name)"
    add(name, color)
  }

  private mutating func add(_ name: String, _ color: Color) {
    light.append((name, color.light.hexText))
    if color.hasSchemes { dark.append((name, color.dark.hexText)) }
  }

  mutating func add(_ variable: ThemeVariable, noting report: inout ConversionReport) {
    let path = "variables.\(variable.path)"
    let letters = variable.path.map { letter -> Character in
      letter.isASCII && (letter.isLetter || letter.isNumber) ? letter : "-"
    }
    let name = "theme-\(String(letters))"
    switch variable.value {
    case .color(let color): add(name, color)
    case .number(let number): light.append((name, number.plainText))
    default: return report.omit(path, "the style sheet has only colors and numbers")
    }
    report.carry(path, as: "--\(name)")
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

extension Conversion {

  /// Source of the names: github.com/jnsahaj/tweakcn at 9fb9c4c7, `app/globals.css`.
  static func theme(fromStyleSheet source: ImportSource) throws(Diagnostics) -> Conversion {
    var palette = ImportedPalette(
      "the variables of a style sheet",
      roles: [
        .board: ["background"], .text: ["foreground"],
        .key: ["card", "secondary", "muted", "popover"], .system: ["muted", "secondary"],
        .systemText: ["secondary-foreground"], .accent: ["primary"],
        .accentText: ["primary-foreground"], .separator: ["border"],
      ])
    palette.isGuessed = true
    let sheet = try VariableSheet(source)
    palette.name = sheet.name
    for name in sheet.names {
      let (light, dark) = (
        sheet.value(of: name, isDark: false), sheet.value(of: name, isDark: true)
      )
      if name == "radius", let points = light.flatMap({ StyleSheetText.points($0) }) {
        palette.radius = points
        continue
      }
      guard let text = light ?? dark, let color = StyleSheetText.color(text) else {
        palette.report.omit("--\(name)", "\((light ?? dark ?? "").shortened.quoted) is no color")
        continue
      }
      palette.add(name, color, dark: dark.flatMap { StyleSheetText.color($0) })
    }
    return try theme(of: palette, from: source)
  }
}

/// The values of variables for light and dark colors.
private struct VariableSheet {

  private(set) var names: [String] = []
  private(set) var name: String?
  private var light: [String: String] = [:]
  private var dark: [String: String] = [:]

  init(_ source: ImportSource) throws(Diagnostics) {
    let file = source.file
    guard file.bytes.count <= InputBudget.scheme.bytes * 16 else {
      throw file.problem(
        .fileSize, "A style sheet has at most \(InputBudget.scheme.bytes >> 6) kB")
    }
    if file.bytes.first(where: { !$0.isSpaceByte }) == UInt8(ascii: "{") {
      let root = try source.root
      name = root["title"]?.string ?? root["name"]?.string
      for (key, isDark) in [("theme", false), ("light", false), ("dark", true)] {
        for member in root["cssVars"]?[key]?.members ?? [] {
          set(member.key, member.value.string ?? "", isDark: isDark)
        }
      }
    } else {
      read(String(decoding: file.bytes, as: UTF8.self))
    }
  }

  private mutating func set(_ name: String, _ value: String, isDark: Bool) {
    if light[name] == nil, dark[name] == nil { names.append(name) }
    if isDark { dark[name] = value } else if light[name] == nil { light[name] = value }
  }

  private mutating func read(_ text: String) {
    var selectors: [Substring] = []
    for part in StyleSheetText.parts(of: text) {
      switch part.end {
      case "{": selectors.append(part.text)
      case "}":
        declare(part.text, in: selectors)
        _ = selectors.popLast()
      default: declare(part.text, in: selectors)
      }
    }
  }

  private mutating func declare(_ text: Substring, in selectors: [Substring]) {
    let text = text.trimmed
    guard text.hasPrefix("--"), let colon = text.firstIndex(of: ":") else { return }
    // The variables of Tailwind only name those of the root.
    if selectors.contains(where: { $0.trimmed.hasPrefix("@theme") }) { return }
    let isDark = selectors.contains {
      $0.contains("dark") && !$0.contains("not(.dark") && !$0.contains("light")
    }
    set(
      String(text[..<colon].dropFirst(2).trimmed),
      String(text[text.index(after: colon)...].trimmed), isDark: isDark)
  }

  func value(of name: String, isDark: Bool) -> String? {
    var name = name
    for _ in 0..<16 {
      guard let text = (isDark ? dark[name] : nil) ?? light[name] ?? dark[name] else { return nil }
      guard text.hasPrefix("var(--"), let end = text.firstIndex(where: { ",)".contains($0) })
      else { return text }
      name = String(text[..<end].dropFirst(6).trimmed)
    }
    return nil
  }
}
