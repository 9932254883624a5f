import KeyboardDocuments

extension Conversion {

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
