import KeyboardDocuments
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

  /// Convert a theme of Ghostty: lines such as `palette = 4=#bd93f9`.
  ///
  /// Source: github.com/mbadolato/iTerm2-Color-Schemes at 4cbae627, `ghostty/`.
  static func theme(fromGhostty source: ImportSource) throws(Diagnostics) -> Conversion {
    let names = [
      "background": "background", "foreground": "foreground", "cursor-color": "cursor",
      "cursor-text": "cursorText", "selection-background": "selection",
      "selection-foreground": "selectionText",
    ]
    var palette = TerminalPalette.palette("a theme of Ghostty")
    for (key, value) in try settings(of: source.file) {
      if key == "palette" {
        let parts = value.split(separator: "=", maxSplits: 1).map { $0.trimmed }
        guard parts.count == 2, let number = Int(parts[0]) else {
          palette.report.omit("\(key) = \(value.shortened)", "it has no number and color")
          continue
        }
        guard let name = TerminalPalette.name(number) else {
          palette.report.omit("\(key) \(number)", "keyboards use the first 16 colors")
          continue
        }
        palette.add(name, text: color(parts[1]))
      } else if let name = names[key] {
        palette.add(name, text: color(value[...]))
      } else {
        palette.report.omit(key, "themes have nothing of this kind")
      }
    }
    return try theme(of: palette, from: source)
  }

  /// Colors may be written without their sign.
  private static func color(_ text: Substring) -> String {
    let isBare = text.utf8.count == 6 && text.allSatisfy(\.isHexDigit)
    return isBare ? "#\(text)" : String(text)
  }

  /// The keys and values of lines, without quotes and comments.
  private static func settings(
    of file: SourceFile
  ) throws(Diagnostics) -> [(key: String, value: String)] {
    let most = InputBudget.scheme.bytes
    guard file.bytes.count <= most else {
      throw file.problem(
        .yamlLimit, "The file has \(file.bytes.count) bytes, more than the maximum of \(most)")
    }
    return try file.mapLines { (_, line) throws(Diagnostics) in
      let text = line.trimmed
      guard !text.hasPrefix("#"), !text.hasPrefix("[") || !text.contains("]"),
        let sign = text.firstIndex(of: "=")
      else { return nil }
      let value = text[text.index(after: sign)...].trimmed
      return (String(text[..<sign].trimmed), String(value.unquoted))
    }
  }

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

extension Substring {

  /// The text of a string of TOML, or a value without the comment after it.
  fileprivate var unquoted: Substring {
    if let quote = first, quote == "\"" || quote == "'" {
      return dropFirst().prefix { $0 != quote }
    }
    guard
      let space = indices.dropFirst().first(where: {
        self[$0] == "#" && self[index(before: $0)].isWhitespace
      })
    else { return self }
    return self[..<space].trimmed
  }
}
