import KeyboardCore
import KeyboardDrawing
import KeyboardStyling
import SourceText

extension Conversion {

  /// Source: github.com/Helium314/HeliBoard at 8e7465ce, `settings/screens/ColorsScreen.kt`,
  /// `keyboard/KeyboardTheme.kt`, `latin/common/Colors.kt` and `latin/common/StringUtils.kt`.
  static func theme(fromHeliBoard source: ImportSource) throws(Diagnostics) -> Conversion {
    let root = try source.root
    var palette = ImportedPalette("the colors of HeliBoard", format: "heliboard")
    palette.addFacts(of: root)
    if root["colors"] != nil { palette.report.account("colors") }
    for member in (root["colors"] ?? root).members {
      let value = member.value["first"] ?? member.value
      if member.value["second"]?.bool == true {
        palette.report.omit(member.key, "HeliBoard finds this color itself")
      } else if let color = Color.Resolved(argb: value) {
        // The name of a theme is a key with the value 0.
        if value.integer == 0, member.key != member.key.uppercased() {
          palette.report.omit(member.key, "it is the name of the theme")
        } else {
          palette.add(member.key, color)
        }
      }
    }
    // Of values of other kinds, none has an item so far.
    for color in palette.colors { palette.report.account(color.name) }
    if let colors = root["colors"] { palette.report.omitRest(of: colors) }
    palette.report.omitRest(of: root)
    return try theme(of: palette, from: source)
  }

  static func heliBoard(of export: ThemeExport) -> Conversion {
    let drawn = DrawnTheme(export.theme)
    let isDark = export.colorScheme == .dark
    let colors = HeliBoardColors.members(of: drawn).map { name, color in
      (name, JSONText.integer(color.resolved(isDark: isDark).argb))
    }
    let report = ExportReport(
      export, drawn: drawn, format: "HeliBoard", schemes: [export.colorScheme],
      names: HeliBoardColors.names, keeping: ["name": "the key with the value 0"],
      rules: "as they style the letter a, space, shift, backspace and return"
    ).report
    let name = HeliBoardColors.encoded(export.theme.name).map { [($0, JSONText.integer(0))] } ?? []
    return Conversion(text: JSONText.object(colors + name).indentedText, report: report)
  }
}

/// Colors of a theme by their names in HeliBoard.
private enum HeliBoardColors {

  private static let file = WordFile("heliboard")

  static let names = file.names

  static func members(of theme: DrawnTheme) -> [(String, Color)] {
    var parts = [
      "board": theme.board, "text": theme.text, "space": theme.face(of: .space),
      "spaceText": theme.text(of: .space), "shiftText": theme.text(of: .shift(.lowercased)),
      "callout": theme.calloutFace, "calloutText": theme.callout(\.foregroundColor),
      "suggestion": theme.toolbar(\.item.titleColor),
      "correction": theme.toolbar(\.autocorrectItem.titleColor),
    ]
    for (type, action) in DrawnTheme.keys {
      parts[type.rawValue] = theme.face(of: action)
      parts["\(type.rawValue)Text"] = theme.text(of: action)
    }
    return file.members(of: "colors", in: parts)
  }

  static func encoded(_ name: String) -> String? {
    var bytes = name.utf8.filter { 0x20..<0x7F ~= $0 }.prefix(60).map { Int($0) }
    guard !bytes.isEmpty else { return nil }
    var digits: [String] = []
    while !bytes.isEmpty {
      var rest = 0
      bytes = bytes.map { byte in
        let value = rest << 8 | byte
        rest = value % 36
        return value / 36
      }
      digits.append(String(rest, radix: 36))
      bytes = Array(bytes.drop { $0 == 0 })
    }
    return digits.reversed().joined()
  }
}

extension Color.Resolved {

  /// A number of 32 bits with a sign and the opacity first, as Android has it.
  fileprivate var argb: Int {
    let bits = [opacity, red, green, blue].reduce(UInt32(0)) { bits, part in
      let byte: Double = (min(max(part, 0), 1) * 255).rounded()
      return bits << 8 | UInt32(byte)
    }
    return Int(Int32(bitPattern: bits))
  }
}
