import KeyboardDrawing

/// The colors of a terminal by the names that all terminals have, in the order of their numbers.
enum TerminalPalette {

  static let names = [
    "black", "red", "green", "yellow", "blue", "magenta", "cyan", "white", "brightBlack",
    "brightRed", "brightGreen", "brightYellow", "brightBlue", "brightMagenta", "brightCyan",
    "brightWhite",
  ]

  /// Keys are between the background and the text; the accent is the blue of links and directories.
  static let roles: [PaletteRole: [String]] = [
    .board: ["background"], .text: ["foreground"],
    .accent: ["blue", "brightBlue", "cursor", "selection"],
    .separator: ["brightBlack"],
  ]

  static func palette(_ title: String) -> ImportedPalette {
    ImportedPalette(title, roles: roles)
  }

  /// The name of a color by its number, of which files may have 256.
  static func name(_ number: Int) -> String? {
    names.indices.contains(number) ? names[number] : nil
  }
}
