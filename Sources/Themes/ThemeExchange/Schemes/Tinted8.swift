import KeyboardDocuments
import KeyboardDrawing

extension Conversion {

  /// Convert a tinted8 scheme: eight colors with their variants, and colors of windows.
  ///
  /// Source: github.com/tinted-theming/home at 0c49e860, `specs/tinted8/styling.md`.
  static func theme(fromTinted8 source: ImportSource) throws(Diagnostics) -> Conversion {
    let root = try YAMLDocument.root(of: source.file)
    let isDark = root["variant"]?.string != "light"
    let (board, text) = isDark ? ("black", "white") : ("white", "black")
    var palette = ImportedPalette(
      "a tinted8 scheme",
      roles: [
        .board: ["ui.global.background.normal", "ui.background.normal", board],
        .text: ["ui.global.foreground.normal", "ui.foreground.normal", text],
        .key: ["ui.global.background.light", "ui.highlight.line.background"],
        .system: ["ui.global.background.dark"], .accent: ["ui.accent", "blue"],
        .separator: ["ui.border", "gray"],
      ])
    let scheme = root["scheme"]
    let family = [scheme?["family"]?.string, scheme?["style"]?.string].compactMap(\.self)
    palette.name =
      scheme?["name"]?.string ?? (family.isEmpty ? nil : family.joined(separator: " "))
    palette.author = scheme?["author"]?.string
    for member in colors(in: root["palette"], named: "") {
      palette.add(member.name, text: member.text)
    }
    for member in colors(in: root["ui"], named: "ui.") {
      palette.add(member.name, text: member.text)
    }
    if root["syntax"] != nil { palette.omit("syntax", "keyboards have no code") }
    palette.adapt("variant", "the theme is \(isDark ? "dark" : "light") in both color schemes")
    return try theme(of: palette, from: source)
  }

  /// The texts in objects by the names of those.
  private static func colors(
    in value: JSONValue?, named prefix: String
  ) -> [(name: String, text: String)] {
    PaletteDocument.members(of: value).flatMap { member -> [(name: String, text: String)] in
      let name = prefix + member.key
      if let text = member.value.string { return [(name, text)] }
      return colors(in: member.value, named: "\(name).")
    }
  }
}
