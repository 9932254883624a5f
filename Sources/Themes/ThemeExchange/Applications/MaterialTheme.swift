import KeyboardDocuments

extension Conversion {

  /// Convert what Material Theme Builder exports as JSON: color schemes by their roles.
  ///
  /// Source: the color roles of Material 3, and exported files of the tool.
  static func theme(fromMaterial source: ImportSource) throws(Diagnostics) -> Conversion {
    let root = try PaletteDocument(source).root
    var palette = ImportedPalette(
      "a theme of Material Theme Builder",
      roles: [
        .board: ["surfaceContainer", "surfaceVariant", "background"], .text: ["onSurface"],
        .key: ["surfaceBright", "surface"], .system: ["secondaryContainer"],
        .systemText: ["onSecondaryContainer"], .accent: ["primary"], .accentText: ["onPrimary"],
        .separator: ["outlineVariant", "outline"],
      ])
    palette.name = root["name"]?.string
    for member in PaletteDocument.members(of: root["schemes"]) {
      switch member.key {
      case "light":
        for color in PaletteDocument.members(of: member.value) {
          palette.add(color.key, text: color.value.string ?? "")
        }
      case "dark": continue
      default:
        palette.report.omit("schemes.\(member.key)", "a theme has one look for each color scheme")
      }
    }
    for color in PaletteDocument.members(of: root["schemes"]?["dark"]) {
      if let dark = color.value.string.flatMap({ ImportedPalette.color($0) }) {
        palette.addDark(color.key, dark)
      }
    }
    for key in ["palettes", "extendedColors", "coreColors"] where root[key] != nil {
      palette.report.omit(key, "the schemes have the colors that are made of it")
    }
    return try theme(of: palette, from: source)
  }
}
