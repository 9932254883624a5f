import KeyboardDrawing
import SourceText

extension Conversion {

  /// Source: the theme color reference of VS Code (July 2025), and the themes in
  /// github.com/microsoft/vscode, `extensions/theme-defaults`.
  static func theme(fromVSCode source: ImportSource) throws(Diagnostics) -> Conversion {
    let root = try source.root
    var palette = ImportedPalette(
      "a color theme of VS Code",
      roles: [
        .board: [
          "sideBar.background", "editor.background", "activityBar.background",
          "terminal.background",
        ],
        .text: [
          "editor.foreground", "foreground", "sideBar.foreground", "terminal.foreground",
        ],
        .key: [
          "input.background", "dropdown.background", "editor.background",
          "editorWidget.background", "tab.activeBackground",
        ],
        .accent: [
          "button.background", "activityBarBadge.background", "badge.background", "focusBorder",
          "textLink.foreground", "progressBar.background", "terminal.ansiBlue",
        ],
        .accentText: ["button.foreground"],
        .separator: ["panel.border", "sideBar.border", "contrastBorder"],
      ])
    palette.name = root["name"]?.string
    palette.author = root["author"]?.string
    let colors = root["colors"] ?? root["workbench.colorCustomizations"] ?? root
    for member in colors.members {
      switch member.value.content {
      case .string(let text) where text.hasPrefix("#"): palette.add(member.key, text: text)
      case .null: palette.report.omit(member.key, "it is the editor's own")
      default: break
      }
    }
    if let type = root["type"]?.string {
      palette.report.adapt("type", "the theme is \(type) in both color schemes")
    }
    for key in ["tokenColors", "semanticTokenColors"] where root[key] != nil {
      palette.report.omit(key, "keyboards have no code")
    }
    if root["include"] != nil {
      palette.report.omit("include", "import the file that it names, too")
    }
    return try theme(of: palette, from: source)
  }

  /// Source: github.com/wasi-master/wmkeyboard-addon-repository at 05b73a1b,
  /// `docs/addons/REPO_FORMAT.md` and `themes/`.
  static func theme(fromWMKeyboard source: ImportSource) throws(Diagnostics) -> Conversion {
    let root = try source.root
    var palette = ImportedPalette(
      "a theme of WM Keyboard",
      roles: [
        .board: ["boardBackground"], .text: ["keyText"], .key: ["keyBackground"],
        .system: ["modifierKeyBackground"], .systemText: ["modifierKeyText"],
        .accent: ["enterKeyBackground", "accent"], .accentText: ["enterKeyText"],
      ])
    palette.name = root["name"]?.string
    palette.author = root["author"]?.string
    for member in root.members {
      switch (member.key, member.value.content) {
      case ("id", _), ("name", _), ("author", _): continue
      case ("dark", _): palette.report.adapt("dark", "the theme is the same in both color schemes")
      case ("keyRadius", .number(let radius)), ("cornerRadius", .number(let radius)):
        palette.radius = radius
      case (_, .number):
        guard let color = Color.Resolved(argb: member.value), color.opacity > 0,
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

  /// Source: the color roles of Material 3, and exported files of the tool.
  static func theme(fromMaterial source: ImportSource) throws(Diagnostics) -> Conversion {
    let root = try source.root
    var palette = ImportedPalette(
      "a theme of Material Theme Builder",
      roles: [
        .board: ["surfaceContainer", "surfaceVariant", "background"], .text: ["onSurface"],
        .key: ["surfaceBright", "surface"], .system: ["secondaryContainer"],
        .systemText: ["onSecondaryContainer"], .accent: ["primary"], .accentText: ["onPrimary"],
        .separator: ["outlineVariant", "outline"],
      ])
    palette.name = root["name"]?.string
    for member in root["schemes"]?.members ?? [] {
      switch member.key {
      case "light":
        for color in member.value.members {
          palette.add(color.key, text: color.value.string ?? "")
        }
      case "dark": continue
      default:
        palette.report.omit("schemes.\(member.key)", "a theme has one look for each color scheme")
      }
    }
    for color in root["schemes"]?["dark"]?.members ?? [] {
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
