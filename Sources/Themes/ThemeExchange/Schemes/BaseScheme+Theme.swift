import KeyboardDocuments
import KeyboardDrawing

extension Conversion {

  static func theme(fromScheme source: ImportSource) throws(Diagnostics) -> Conversion {
    var writer = SchemeThemeWriter(scheme: try BaseScheme(source.file))
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
  private(set) var report = ConversionReport()

  init(scheme: BaseScheme) {
    self.scheme = scheme
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
    scheme.colors[role].map {
      .init(name: role, reference: "{palette.\(role)}", light: $0, dark: $0)
    }
  }

  private var header: [(String, JSONText)] {
    mutating get {
      let texts = scheme.texts
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
        guard let color = scheme.colors[role] else { continue }
        members.append((role, .string(color.hexText)))
        report.carry(role, as: "variables.palette.\(role)")
      }
      return .object(members)
    }
  }

  private var board: String { scheme.system == "base24" ? "base10" : "base00" }
}
