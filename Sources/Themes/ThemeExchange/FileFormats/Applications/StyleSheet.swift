import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardStyling
import SourceText

extension Conversion {

  /// Returns a style sheet with shadcn's names of parts; the names for pressed keys are ours.
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

  private static let keys = [
    KeyboardTheme.ButtonType.input: "card", .system: "secondary", .primary: "primary",
  ]

  private(set) var names = ["buttons.input.cornerRadius": "--radius"]

  init(_ theme: DrawnTheme) {
    add("background", theme.board, at: "background")
    add("foreground", theme.text, at: "foregroundColor")
    for (type, action) in DrawnTheme.keys {
      guard let name = Self.keys[type] else { continue }
      for (isPressed, state, end) in [(false, "", ""), (true, ".pressed", "-pressed")] {
        let path = "buttons.\(type.rawValue)\(state)"
        let face = theme.face(of: action, isPressed: isPressed)
        let text = theme.text(of: action, isPressed: isPressed)
        add(name + end, face, at: "\(path).backgroundColor")
        add("\(name)\(end)-foreground", text, at: "\(path).foregroundColor")
      }
    }
    add("popover", theme.calloutFace, at: "callouts.backgroundColor")
    add("popover-foreground", theme.callout(\.foregroundColor), at: "callouts.foregroundColor")
    let face = theme.callout(\.selectedBackgroundColor)
    let text = theme.callout(\.selectedForegroundColor)
    add("accent", face, at: "callouts.selectedBackgroundColor")
    add("accent-foreground", text, at: "callouts.selectedForegroundColor")
    add("separator", theme.toolbar(\.separator.color), at: "toolbar.separator.color")
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
    let letters: [Character] = variable.path.map { letter in
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
      let text = lines.map { "  --\($0.name): \($0.value);\n" }.joined()
      return text.isEmpty ? "" : "\n\(selector) {\n\(text)}\n"
    }
    let name = theme.name.withoutControls.replacing("*/", with: "* /")
    let comment = "/* The keyboard theme \(name.isEmpty ? "without a name" : name). */\n"
    return comment + block(":root", light) + block(".dark", dark)
  }
}

/// The custom properties of a style sheet, read without its grammar.
enum StyleSheetText {

  /// Splits a text at the braces and semicolons outside of comments and strings.
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
    var palette = ImportedPalette("the variables of a style sheet", format: "css")
    palette.isGuessed = true
    var sheet = try VariableSheet(source)
    palette.name = sheet.name
    palette.report.join(sheet.report)
    palette.families = sheet.families(in: &palette.report)
    let reported = palette.report.names
    let radius = sheet.names.filter { NameWords.radiusRank(of: [$0]) != nil }
      .min { NameWords.radiusRank(of: [$0]) ?? 0 < NameWords.radiusRank(of: [$1]) ?? 0 }
    for name in sheet.names where !reported.contains("--\(name)") {
      let light = sheet.value(of: name, isDark: false)
      let dark = sheet.value(of: name, isDark: true)
      if name == radius, let points = light.flatMap({ StyleSheetText.points($0) }) {
        palette.radius = points
        palette.report.carry("--\(name)", as: "variables.radius")
        continue
      }
      guard let text = light ?? dark, let color = ImportedPalette.color(text) else {
        let reason = (light ?? dark).map { "\($0.shortened.quoted) isn't a color" }
        palette.report.omit("--\(name)", reason ?? "it names a variable that isn't there")
        continue
      }
      // A variable that only has a dark value is for dark colors alone, as are all others.
      let other = dark.flatMap { ImportedPalette.color($0) } ?? color
      palette.add(name, color.light, dark: other.dark)
    }
    return try theme(of: palette, from: source)
  }
}

/// The values of variables for light and dark colors.
private struct VariableSheet {

  private(set) var names: [String] = []
  private(set) var name: String?
  private(set) var report = ConversionReport()
  private var light: [String: String] = [:]
  private var dark: [String: String] = [:]
  private var steps = 200_000

  init(_ source: ImportSource) throws(Diagnostics) {
    let file = source.file
    guard file.bytes.count <= InputBudget.scheme.bytes * 16 else {
      throw file.problem(.fileSize, "A style sheet has at most \(InputBudget.scheme.bytes >> 6) kB")
    }
    if file.bytes.first(where: { !$0.isSpaceByte }) == UInt8(ascii: "{") {
      let root = try source.root
      name = root["title"]?.string ?? root["name"]?.string
      for (key, isDark) in [("theme", false), ("light", false), ("dark", true)] {
        for member in root["cssVars"]?[key]?.members ?? [] {
          set(member.key, member.value.string ?? "", isDark: isDark, isRoot: key != "theme")
          report.account("cssVars.\(key).\(member.key)")
        }
      }
      for key in ["title", "name"] where root[key]?.string != nil { report.carry(key, as: "name") }
      report.omitRest(of: root)
    } else {
      read(String(decoding: file.bytes, as: UTF8.self))
    }
  }

  /// Of declarations for the whole page, the last one applies, whatever others there are.
  private mutating func set(_ name: String, _ value: String, isDark: Bool, isRoot: Bool = true) {
    if light[name] == nil, dark[name] == nil { names.append(name) }
    let known = isDark ? dark[name] : light[name]
    guard isRoot || known == nil else { return }
    if isDark { dark[name] = value } else { light[name] = value }
  }

  private mutating func read(_ text: String) {
    var selectors: [Substring] = []
    var others: [Substring] = []
    for part in StyleSheetText.parts(of: text) {
      if part.end == "{" {
        selectors.append(part.text.trimmed)
        continue
      }
      let text = part.text.trimmed
      if text.hasPrefix("--"), let colon = text.firstIndex(of: ":") {
        declare(
          String(text[..<colon].dropFirst(2).trimmed),
          String(text[text.index(after: colon)...].trimmed), in: selectors)
      } else if !text.isEmpty {
        others.append(text)
      }
      if part.end == "}" { _ = selectors.popLast() }
    }
    guard let first = others.first else { return }
    report.omit(
      "\(others.count) other declarations",
      "only variables are read, none such as \(String(first).shortened.quoted)")
  }

  private mutating func declare(_ name: String, _ value: String, in selectors: [Substring]) {
    // Tailwind has further names for the variables of the root.
    if selectors.contains(where: { $0.hasPrefix("@theme") }),
      value.hasPrefix("var(--") || value.contains("calc(")
    {
      return report.adapt("--\(name)", "it is made of \(value.shortened)")
    }
    let isDark = selectors.contains {
      $0.contains("dark") && !$0.contains("not(.dark") && !$0.contains("light")
    }
    let isRoot = selectors.allSatisfy { selector in
      [":root", ":host", "html", "body", "*", "@", "dark", "light"].contains {
        selector.contains($0)
      }
    }
    if !isRoot, (isDark ? dark : light)[name] != nil {
      report.omit(
        "--\(name) of \(String(selectors.last ?? "").shortened)",
        "a theme has one look for each color scheme")
    }
    set(name, value, isDark: isDark, isRoot: isRoot)
  }

  /// The families of texts, which are named in several ways.
  func families(in report: inout ConversionReport) -> [String] {
    let others: Set = ["size", "weight", "spacing", "features", "feature", "variation", "height"]
    let fonts = names.compactMap { name -> (name: String, rank: Int)? in
      let words = Set(NameWords.words(of: name))
      guard !words.isDisjoint(with: ["font", "typeface"]), words.isDisjoint(with: others),
        light[name]?.hasPrefix("var(") == false, let rank = NameWords.familyRank(of: [name])
      else { return nil }
      return (name, rank)
    }
    guard let best = fonts.min(by: { $0.rank < $1.rank }), let value = light[best.name]
    else { return [] }
    let names = value.split(separator: ",").map { family in
      String(family.trimmed.filter { !"\"'".contains($0) })
    }
    report.carry("--\(best.name)", as: "variables.font", ["with the system's letters"])
    return NameWords.families(names.filter { !$0.isEmpty })
  }

  /// Returns the value of a variable with those that it names, as a browser replaces their texts.
  mutating func value(of name: String, isDark: Bool, depth: Int = 0) -> String? {
    steps -= 1
    guard depth < 16, steps > 0,
      var text = (isDark ? dark[name] : nil) ?? light[name] ?? dark[name]
    else { return nil }
    while let start = text.firstRange(of: "var(--"),
      let end = text[start.upperBound...].firstIndex(of: ")")
    {
      let parts = text[start.upperBound..<end].split(separator: ",", maxSplits: 1)
      let fallback = parts.count > 1 ? String(parts[1].trimmed) : nil
      guard let other = parts.first,
        let value = value(of: String(other.trimmed), isDark: isDark, depth: depth + 1) ?? fallback
      else { return nil }
      text.replaceSubrange(start.lowerBound...end, with: value)
      guard text.utf8.count <= InputBudget.color.text else { return nil }
    }
    return text
  }
}
