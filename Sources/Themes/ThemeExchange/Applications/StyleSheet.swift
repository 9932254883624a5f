import KeyboardDocuments
import KeyboardDrawing

extension Conversion {

  /// Convert the variables of a style sheet, or of an item of a registry of shadcn.
  ///
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
      let root = try PaletteDocument(source).root
      name = root["title"]?.string ?? root["name"]?.string
      for (key, isDark) in [("theme", false), ("light", false), ("dark", true)] {
        for member in PaletteDocument.members(of: root["cssVars"]?[key]) {
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

  /// Read declarations by the selectors that they are in.
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

  /// The value of a variable with the variables in it followed.
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
