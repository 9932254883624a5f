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
    let colors = HeliBoardColors(drawn).members.map { name, color in
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
private struct HeliBoardColors {

  let members: [(name: String, color: Color)]

  init(_ theme: DrawnTheme) {
    let keys = DrawnTheme.keys.map {
      (face: theme.face(of: $0.action), text: theme.text(of: $0.action))
    }
    let (input, system, primary) = (keys[0], keys[1], keys[2])
    let (board, text) = (theme.board, theme.text)
    let (popup, popupText) = (theme.calloutFace, theme.callout(\.foregroundColor))
    let suggestion = theme.toolbar(\.item.titleColor)
    members = [
      ("ACTION_KEY_ICON", primary.text), ("ACTION_KEY_BACKGROUND", primary.face),
      ("ACTION_KEY_POPUP_KEYS_BACKGROUND", popup), ("AUTOFILL_BACKGROUND_CHIP", input.face),
      ("CLIPBOARD_PIN", primary.face), ("EMOJI_CATEGORY", text),
      ("EMOJI_CATEGORY_SELECTED", primary.face), ("EMOJI_KEY_TEXT", text),
      ("FUNCTIONAL_KEY_TEXT", system.text), ("FUNCTIONAL_KEY_BACKGROUND", system.face),
      ("GESTURE_TRAIL", primary.face), ("GESTURE_PREVIEW", popup), ("KEY_BACKGROUND", input.face),
      ("KEY_ICON", input.text), ("KEY_TEXT", input.text), ("KEY_HINT_TEXT", input.text),
      ("KEY_PREVIEW_BACKGROUND", popup), ("KEY_PREVIEW_TEXT", popupText),
      ("MORE_SUGGESTIONS_HINT", popupText), ("MORE_SUGGESTIONS_BACKGROUND", popup),
      ("MORE_SUGGESTIONS_WORD_BACKGROUND", popup), ("POPUP_KEYS_BACKGROUND", popup),
      ("POPUP_KEY_TEXT", popupText), ("POPUP_KEY_ICON", popupText), ("NAVIGATION_BAR", board),
      ("SHIFT_KEY_ICON", theme.text(of: .shift(.lowercased))),
      ("SPACE_BAR_BACKGROUND", theme.face(of: .space)), ("SPACE_BAR_TEXT", theme.text(of: .space)),
      ("ONE_HANDED_MODE_BUTTON", text), ("REMOVE_SUGGESTION_ICON", suggestion),
      ("STRIP_BACKGROUND", board), ("CLIPBOARD_SUGGESTION_BACKGROUND", input.face),
      ("SUGGESTED_WORD", suggestion),
      ("SUGGESTION_AUTO_CORRECT", theme.toolbar(\.autocorrectItem.titleColor)),
      ("SUGGESTION_TYPED_WORD", suggestion), ("SUGGESTION_VALID_WORD", suggestion),
      ("TOOL_BAR_EXPAND_KEY", text), ("TOOL_BAR_EXPAND_KEY_BACKGROUND", system.face),
      ("TOOL_BAR_KEY", text), ("TOOL_BAR_KEY_ENABLED_BACKGROUND", primary.face),
      ("MAIN_BACKGROUND", board),
    ]
  }

  static let names = WordFile("heliboard").names

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
