import KeyboardDocuments

extension Conversion {

  /// Convert the colors of Alacritty: TOML with sections such as `[colors.normal]`.
  ///
  /// Source: github.com/mbadolato/iTerm2-Color-Schemes at 4cbae627, `alacritty/`.
  static func theme(fromAlacritty source: ImportSource) throws(Diagnostics) -> Conversion {
    let others = [
      "primary.background": "background", "primary.foreground": "foreground",
      "cursor.cursor": "cursor", "cursor.text": "cursorText", "selection.background": "selection",
      "selection.text": "selectionText",
    ]
    var palette = TerminalPalette.palette("the colors of Alacritty")
    let colors = try TOMLDocument(source.file).root["colors"]
    for section in PaletteDocument.members(of: colors) {
      for (path, value) in texts(of: section.value, at: section.key) {
        let color = value.hasPrefix("0x") ? "#\(value.dropFirst(2))" : value
        let parts = path.split(separator: ".").map { String($0) }
        let bright = parts.last.map { "bright\($0.prefix(1).uppercased())\($0.dropFirst())" }
        let name =
          switch parts.first {
          case "normal": parts.last
          case "bright": bright
          default: others[path]
          }
        guard let name, parts.count == 2 else {
          palette.report.omit(path, "themes have nothing of this kind")
          continue
        }
        palette.add(name, text: color)
      }
    }
    return try theme(of: palette, from: source)
  }

  /// The texts of a table with their paths.
  private static func texts(
    of value: JSONValue, at path: String
  ) -> [(path: String, text: String)] {
    if let text = value.string { return [(path, text)] }
    return PaletteDocument.members(of: value).flatMap {
      texts(of: $0.value, at: "\(path).\($0.key)")
    }
  }
}
