import KeyboardDocuments

extension Conversion {

  /// Convert the colors that HeliBoard and LeanType export, in the form with few and that with all.
  ///
  /// Source: github.com/Helium314/HeliBoard at 8e7465ce, `settings/screens/ColorsScreen.kt`,
  /// `keyboard/KeyboardTheme.kt` and `latin/common/Colors.kt`.
  static func theme(fromHeliBoard source: ImportSource) throws(Diagnostics) -> Conversion {
    let root = try PaletteDocument(source).root
    var palette = ImportedPalette(
      "the colors of HeliBoard",
      roles: [
        .board: ["background", "MAIN_BACKGROUND"], .text: ["text", "KEY_TEXT"],
        .key: ["keys", "KEY_BACKGROUND"],
        .system: ["functional_keys", "FUNCTIONAL_KEY_BACKGROUND"],
        .systemText: ["FUNCTIONAL_KEY_TEXT"], .accent: ["accent", "ACTION_KEY_BACKGROUND"],
        .accentText: ["ACTION_KEY_ICON"],
      ])
    palette.name = root["name"]?.string
    for member in PaletteDocument.members(of: root["colors"] ?? root) {
      let value = member.value["first"] ?? member.value
      if member.value["second"]?.bool == true {
        palette.report.omit(member.key, "HeliBoard finds this color itself")
      } else if let color = PaletteDocument.color(argb: value) {
        // The name of a theme is a key with the value 0.
        if value.integer == 0, member.key != member.key.uppercased() { continue }
        palette.add(member.key, color)
      }
    }
    return try theme(of: palette, from: source)
  }
}
