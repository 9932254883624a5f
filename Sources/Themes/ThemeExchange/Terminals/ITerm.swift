import KeyboardDocuments
import KeyboardDrawing

extension Conversion {

  /// Convert a color preset of iTerm2, of which newer ones have colors for light and dark.
  ///
  /// Source: github.com/mbadolato/iTerm2-Color-Schemes at 4cbae627, `schemes/`.
  static func theme(fromITerm source: ImportSource) throws(Diagnostics) -> Conversion {
    let names = [
      "Background": "background", "Foreground": "foreground", "Cursor": "cursor",
      "Cursor Text": "cursorText", "Selection": "selection", "Selected Text": "selectionText",
    ]
    var palette = TerminalPalette.palette("a color preset of iTerm2")
    for (key, parts) in try PropertyColors(source.file).colors {
      let words = key.split(separator: " ").map { String($0) }
      let isDark = words.last == "(Dark)"
      let plain = words.filter { !["(Dark)", "(Light)", "Color"].contains($0) }
      let name: String? =
        if plain.count == 2, plain[0] == "Ansi", let number = Int(plain[1]) {
          TerminalPalette.name(number)
        } else {
          names[plain.joined(separator: " ")]
        }
      guard let name else {
        palette.report.omit(key, "themes have nothing of this kind")
        continue
      }
      guard let color = color(parts) else {
        palette.report.omit(key, "it has no red, green and blue")
        continue
      }
      if isDark { palette.addDark(name, color) } else { palette.add(name, color) }
    }
    return try theme(of: palette, from: source)
  }

  private static func color(_ parts: [String: String]) -> Color.Resolved? {
    let numbers = ["Red", "Green", "Blue"].compactMap {
      parts["\($0) Component"].flatMap(Double.init)
    }
    guard numbers.count == 3, numbers.allSatisfy({ -10...10 ~= $0 }) else { return nil }
    let rgb = parts["Color Space"] == "P3" ? ColorSpace.displayP3.srgb(numbers) : numbers
    return Color.Resolved(red: rgb[0], green: rgb[1], blue: rgb[2])
  }
}

/// The dictionaries in the dictionary of a property list, with the texts of their values.
private struct PropertyColors {

  var colors: [(key: String, parts: [String: String])] = []

  init(_ file: SourceFile) throws(Diagnostics) {
    do throws(XMLReader.Problem) {
      var xml = try XMLReader(file, budget: .propertyList)
      try read(&xml)
    } catch {
      throw Diagnostics([
        Diagnostic(
          code: .plistSyntax, message: "The file isn't a property list: \(error.message)",
          place: file.place(of: error.span))
      ])

    }
  }

  private mutating func read(_ xml: inout XMLReader) throws(XMLReader.Problem) {
    var depth = 0
    var keys = ["", ""]
    while let event = try xml.next() {
      switch event {
      case .end(let name): if name == "dict" { depth -= 1 }
      case .start(let element):
        switch element.name {
        case "dict":
          depth += 1
          if depth == 2 { colors.append((keys[0], [:])) }
        case "key" where 1...2 ~= depth: keys[depth - 1] = try xml.content()
        case "real", "string", "integer":
          if depth == 2 { colors[colors.count - 1].parts[keys[1]] = try xml.content() }
        default: break
        }
      }
    }
  }
}
