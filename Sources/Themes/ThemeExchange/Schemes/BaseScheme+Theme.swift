import KeyboardDocuments
import KeyboardDrawing
import KeyboardStyling

extension Conversion {

  /// Convert a scheme, or a light and a dark one to a theme with both.
  static func theme(fromScheme source: ImportSource) throws(Diagnostics) -> Conversion {
    let schemes = try source.files.map { (file) throws(Diagnostics) -> BaseScheme in
      try BaseScheme(file)
    }
    let dark = schemes.filter(\.isDark)
    let light = schemes.filter { !$0.isDark }
    guard schemes.count == 1 || dark.count == 1 && light.count == 1 else {
      throw Diagnostics([
        Diagnostic(
          code: .wrongType,
          message: "Schemes of one theme are a light and a dark one, not \(light.count) light and"
            + " \(dark.count) dark", place: source.file.place())
      ])
    }
    let pair = schemes.count == 2 ? (light[0], dark[0]) : (schemes[0], nil)
    var writer = SchemeThemeWriter(scheme: pair.0, dark: pair.1)
    let members = try writer.members(mapping: source.map)
    let text = ThemeFileText(
      comments: [
        "Imported from the \(writer.scheme.system) scheme in \(source.name).",
        "The palette has the colors of the scheme; the styles use them by their roles.",
      ], members: members)
    return text.conversion(writer.report)
  }
}

private struct SchemeThemeWriter {

  let scheme: BaseScheme

  /// The colors for the dark color scheme, if they aren't the same.
  let dark: BaseScheme?
  private(set) var report = ConversionReport()

  init(scheme: BaseScheme, dark: BaseScheme?) {
    (self.scheme, self.dark) = (scheme, dark)
  }

  mutating func members(mapping map: [(target: String, name: String)]) throws(Diagnostics)
    -> [(String, JSONText)]
  {
    let header = header
    let palette = palette
    let entries = scheme.roles.compactMap { entry($0) }
    let mapped = try PaletteMap(map, names: entries.map(\.name))
    var roles: [PaletteRole: PaletteTheme.Entry] = [:]
    for (role, name) in [
      (PaletteRole.board, board), (.text, "base05"), (.key, "base02"), (.pressedKey, "base03"),
      (.system, "base01"), (.accent, "base0D"), (.pressedAccent, "base0C"),
    ] {
      roles[role] = entry(mapped.roles[role] ?? name)
    }
    for (role, name) in mapped.roles where roles[role] == nil { roles[role] = entry(name) }
    var theme = PaletteTheme(roles: roles)
    theme.texts = ["base06", "base07", "base04", "base00", "base01"].compactMap { entry($0) }
    theme.vividText = entry("base00")
    theme.vividFaces = Set(scheme.roles.filter { $0 > "base07" && $0 < "base10" })
    let styles = theme.members
    report.join(theme.report)
    return header + [("variables", .object([("palette", palette)]))] + styles
  }

  private func entry(_ role: String) -> PaletteTheme.Entry? {
    colors(of: role).map {
      .init(name: role, reference: "{palette.\(role)}", light: $0.light, dark: $0.dark)
    }
  }

  private func colors(of role: String) -> Color? {
    scheme.colors[role].map { Color(light: $0, dark: dark?.colors[role] ?? $0) }
  }

  private var header: [(String, JSONText)] {
    mutating get {
      var texts = scheme.texts
      if let dark {
        for key in ["name", "slug"] { texts[key] = texts[key].map(Self.withoutMode) }
        report.adapt("variant", "\(dark.texts["name"] ?? "the other scheme") in dark colors")
        texts["variant"] = nil
      }
      for key in ["slug", "name", "description", "author"] where texts[key] != nil {
        report.carry(key, as: ["slug": "id", "author": "author.name"][key] ?? key)
      }
      if let variant = texts["variant"] {
        report.adapt("variant", "the theme is \(variant) in both color schemes")
      }
      for key in scheme.unknownKeys {
        report.omit(key, "themes have nothing of this kind")
      }
      return [
        ("id", texts["slug"]), ("name", texts["name"]), ("description", texts["description"]),
      ]
      .compactMap { key, text in text.map { (key, .string($0)) } }
        + (texts["author"].map { [("author", .object([("name", .string($0))]))] } ?? [])
    }
  }

  private var palette: JSONText {
    mutating get {
      var members: [(String, JSONText)] = [("$type", .string("color"))]
      for role in scheme.roles {
        guard let color = colors(of: role) else { continue }
        members.append((role, color.fileValue))
        report.carry(role, as: "variables.palette.\(role)")
      }
      return .object(members)
    }
  }

  private var board: String {
    let isOf24 = scheme.system == "base24" && dark?.system ?? "base24" == "base24"
    return isOf24 ? "base10" : "base00"
  }

  /// A name such as “Paper Light” without the word for one of two color schemes.
  private static func withoutMode(_ name: String) -> String {
    let words = name.split { $0 == " " || $0 == "-" }
    let kept = words.filter { TokenMode.named(String($0)) == nil }
    return kept.isEmpty ? name : kept.joined(separator: name.contains(" ") ? " " : "-")
  }
}
