import KeyboardDocuments

extension Conversion {

  /// Convert a color scheme of Windows Terminal, alone or in the list `schemes` of settings.
  ///
  /// Source: github.com/mbadolato/iTerm2-Color-Schemes at 4cbae627, `windowsterminal/`.
  static func theme(fromWindowsTerminal source: ImportSource) throws(Diagnostics) -> Conversion {
    let root = try PaletteDocument(source).root
    let schemes = root["schemes"]?.array ?? [root]
    var palette = TerminalPalette.palette("a color scheme of Windows Terminal")
    for scheme in schemes.dropFirst() {
      palette.report.omit(scheme["name"]?.string ?? "a scheme", "a theme is made of the first one")
    }
    for member in PaletteDocument.members(of: schemes.first) {
      guard let text = member.value.string else { continue }
      switch member.key {
      case "name": palette.name = text
      case "cursorColor": palette.add("cursor", text: text)
      case "selectionBackground": palette.add("selection", text: text)
      default:
        // Magenta has the name of purple there.
        let name = member.key.replacing("purple", with: "magenta")
          .replacing("Purple", with: "Magenta")
        if ["background", "foreground"].contains(name) || TerminalPalette.names.contains(name) {
          palette.add(name, text: text)
        } else {
          palette.report.omit(member.key, "themes have nothing of this kind")
        }
      }
    }
    return try theme(of: palette, from: source)
  }
}
