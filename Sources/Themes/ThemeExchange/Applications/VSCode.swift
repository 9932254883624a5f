import KeyboardDocuments

extension Conversion {

  /// Convert the colors of the window of a theme of VS Code; those of code have no use on keyboards.
  ///
  /// Source: the theme color reference of VS Code (July 2025), and the themes in
  /// github.com/microsoft/vscode, `extensions/theme-defaults`.
  static func theme(fromVSCode source: ImportSource) throws(Diagnostics) -> Conversion {
    let root = try PaletteDocument(source).root
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
    for member in PaletteDocument.members(of: colors) {
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
}
