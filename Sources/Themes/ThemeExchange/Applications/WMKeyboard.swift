import KeyboardDocuments
import KeyboardDrawing

extension Conversion {

  /// Convert a theme of WM Keyboard, a `.wmtheme.json`.
  ///
  /// Source: github.com/wasi-master/wmkeyboard-addon-repository at 05b73a1b,
  /// `docs/addons/REPO_FORMAT.md` and `themes/`.
  static func theme(fromWMKeyboard source: ImportSource) throws(Diagnostics) -> Conversion {
    let root = try PaletteDocument(source).root
    var palette = ImportedPalette(
      "a theme of WM Keyboard",
      roles: [
        .board: ["boardBackground"], .text: ["keyText"], .key: ["keyBackground"],
        .system: ["modifierKeyBackground"], .systemText: ["modifierKeyText"],
        .accent: ["enterKeyBackground", "accent"], .accentText: ["enterKeyText"],
      ])
    palette.name = root["name"]?.string
    palette.author = root["author"]?.string
    for member in PaletteDocument.members(of: root) {
      switch (member.key, member.value.content) {
      case ("id", _), ("name", _), ("author", _): continue
      case ("dark", _): palette.report.adapt("dark", "the theme is the same in both color schemes")
      case ("keyRadius", .number(let radius)), ("cornerRadius", .number(let radius)):
        palette.radius = radius
      case (_, .number):
        guard let color = PaletteDocument.color(argb: member.value), color.opacity > 0,
          (member.value.number ?? 0).magnitude > 1_000
        else {
          palette.report.omit(member.key, "only the colors are carried over")
          continue
        }
        palette.add(member.key, color)
      default: palette.report.omit(member.key, "only the colors are carried over")
      }
    }
    return try theme(of: palette, from: source)
  }
}
