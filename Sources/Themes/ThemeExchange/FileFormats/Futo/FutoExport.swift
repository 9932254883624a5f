import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardStyling
import SourceText

extension Conversion {

  /// Writes a theme of FUTO Keyboard for one color scheme: its file, with pictures and a font beside it.
  ///
  /// FUTO Keyboard refuses themes that lack a color, or whose texts don't differ from what is behind them.
  static func futo(of export: ThemeExport) -> Conversion {
    let drawn = DrawnTheme(export.theme)
    var writer = FutoWriter(theme: drawn, scheme: export.colorScheme)
    let text = writer.text(named: export.theme)
    var report = ExportReport(
      export, drawn: drawn, format: "FUTO Keyboard", schemes: [export.colorScheme],
      names: writer.names, pictures: writer.pictures,
      keeping: ["name": "name", "description": "description", "author": "author"],
      rules: "as they style the letter a, space, shift, backspace and return"
    ).report
    for (name, difference) in writer.differences { report.adapt(name, difference) }
    return Conversion(text: text, report: report, files: writer.files)
  }
}

/// Writes a theme as one of FUTO Keyboard.
struct FutoWriter {

  let theme: DrawnTheme
  let scheme: ColorScheme
  var files: [CarriedFile] = []
  var pictures: Set<String> = []
  var differences: [(name: String, difference: String)] = []

  private var isDark: Bool { scheme == .dark }

  mutating func text(named own: KeyboardTheme) -> String {
    let id = (own.identifier ?? own.name).lowercased().filter {
      $0.isASCII && ($0.isLetter || $0.isNumber)
    }
    let header =
      [
        ("name", JSONText.string(own.name)), ("author", .string(own.author?.name ?? "Anonymous")),
        ("id", .string(id.count < 3 ? "kbrender-\(id)" : id)),
      ] + (own.about.map { [("description", .string($0))] } ?? [])
    let borders = borders()
    let board = boardPicture()
    let sections = [
      ("", header), ("options", options), ("options.font", font()), ("options.background", board),
      ("colors", colors.map { ($0, JSONText.string($1.hexText)) }),
    ]
    let tables = sections.filter { !$0.1.isEmpty } + borders
    return "# Format version: 1.0\n"
      + tables.map { name, members in
        (name.isEmpty ? "" : "\n[\(name)]\n") + members.map { "\($0.0) = \($0.1.text)\n" }.joined()
      }.joined()
  }

  func resolved(_ color: Color) -> Color.Resolved { color.resolved(isDark: isDark) }

  private func face(_ action: KeyboardAction, isPressed: Bool = false) -> Color.Resolved {
    resolved(theme.face(of: action, isPressed: isPressed))
  }

  func text(_ action: KeyboardAction, isPressed: Bool = false) -> Color.Resolved {
    resolved(theme.text(of: action, isPressed: isPressed))
  }

  func style(_ action: KeyboardAction, isPressed: Bool = false) -> Keyboard.ButtonStyle {
    theme.style(of: action, isPressed: isPressed, in: scheme)
  }

  var board: Color.Resolved {
    resolved(theme.board).over(Color.Resolved(hex: isDark ? 0 : 0xFFFFFF))
  }

  static let input = KeyboardAction.character("a")

  /// A key of letters and space that has no picture, if one of them has none.
  private var plain: KeyboardAction {
    style(Self.input).background?.imageData == nil ? Self.input : .space
  }

  static let action = KeyboardAction.primary(.return)

  /// All names, since none may be missing; FUTO Keyboard's settings use other colors of the theme.
  private var colors: [(String, Color.Resolved)] {
    let (input, system) = (face(plain), face(.backspace))
    let (accent, onAccent) = (face(Self.action), text(Self.action))
    let (board, text) = (board, resolved(theme.text))
    let (key, chip) = (input.over(board), system.over(board))
    func error(_ name: String) -> Color.Resolved {
      MaterialBaseline.color(name, isDark: isDark) ?? accent
    }
    func readable(_ text: Color.Resolved, on face: Color.Resolved) -> Color.Resolved {
      let (upper, lower) = (text.over(face).luminance, face.luminance)
      guard abs(upper - lower) < 0.08 else { return text }
      return Color.Resolved(hex: lower < 0.18 ? 0xFFFFFF : 0)
    }
    let solid = accent.over(board)
    let (onSolid, onBoard) = (readable(onAccent, on: solid), readable(text, on: board))
    let onChip = readable(self.text(.backspace), on: chip)
    let locked = face(.shift(.capsLocked)).over(board)
    let pressed = face(Self.action, isPressed: true).over(board)
    let outline = board.blended(with: text.over(board), share: 0.5)
    let parts = [
      "solid": solid, "onSolid": onSolid, "chip": chip, "onChip": onChip, "locked": locked,
      "onLocked": readable(self.text(.shift(.capsLocked)), on: locked), "pressed": pressed,
      "onPressed": readable(self.text(Self.action, isPressed: true), on: pressed),
      "board": board, "onBoard": onBoard, "inverse": onBoard.over(board),
      "error": error("error"), "onError": error("onError"),
      "errorContainer": error("errorContainer"), "onErrorContainer": error("onErrorContainer"),
      "outline": outline, "faintOutline": board.blended(with: outline, share: 0.4),
      "black": Color.Resolved(hex: 0), "key": key, "input": input, "onInput": self.text(plain),
      "pressedInput": face(plain, isPressed: true),
      "onPressedInput": self.text(plain, isPressed: true), "system": system,
      "callout": resolved(theme.calloutFace),
    ]
    return WordFile("futo").members(of: "colors", in: parts)
  }

  /// Texts of keys and callouts have one color, and pressed keys have one look.
  var names: [String: String] {
    var names = WordFile("futo").names
    let onKey = text(plain)
    if text(.backspace) == onKey {
      names["buttons.system.foregroundColor"] = "colors.on_keyboard_container"
    }
    if resolved(theme.callout(\.foregroundColor)) == onKey {
      names["callouts.foregroundColor"] = "colors.on_keyboard_container"
    }
    let pressed = face(plain, isPressed: true)
    if face(.backspace, isPressed: true) == pressed {
      names["buttons.system.pressed.backgroundColor"] = "colors.keyboard_container_pressed"
    }
    if style(.backspace).cornerRadius == style(plain).cornerRadius {
      names["buttons.system.cornerRadius"] = "options.roundedness"
    }
    if !files.isEmpty, files[0].name.hasPrefix("font") {
      names["buttons.input.fontFamily"] = "options.font.font"
    }
    return names
  }

  private var options: JSONMembers {
    let key = style(plain)
    return JSONMembers(present: [
      ("auto_borders", true), ("roundedness", key.cornerRadius.map { .number(Double($0) / 9) }),
      ("weight_text", key.fontWeight.map { .number(Double($0.fontWeight.rawValue)) }),
      ("scale_text", key.fontScale.map { .number($0) }),
    ])
  }

  private mutating func font() -> JSONMembers {
    guard let file = style(Self.input).fontFamily?.lazy.compactMap(\.files.first).first else {
      return []
    }
    let ending = file.bytes.starts(with: "OTTO".utf8) ? "otf" : "ttf"
    files.insert(CarriedFile(name: "font.\(ending)", bytes: Array(file.bytes)), at: 0)
    return [("font", .string("font.\(ending)"))]
  }
}
