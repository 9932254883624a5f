import Foundation
import KeyboardCore
import KeyboardDocuments
import KeyboardDrawing
import KeyboardStyling

extension Conversion {

  /// Write a Snygg v2 stylesheet, which FlorisBoard reads, for one color scheme.
  ///
  /// Source: github.com/florisboard/florisboard at e4a640ba, `lib/snygg` and `FlorisImeUi.kt`.
  static func snygg(of export: ThemeExport) -> Conversion {
    let drawn = DrawnTheme(export.theme)
    let sheet = SnyggWriter(drawn, scheme: export.colorScheme)
    var account = DrawnAccount(
      export, drawn: drawn, format: "Snygg", schemes: [export.colorScheme],
      names: SnyggWriter.names, rules: "as they style letters, space and keys with functions")
    export.addHeader(to: &account, keeping: [:])
    return Conversion(text: sheet.json.indentedText, report: account.report)
  }
}

private struct SnyggWriter {

  typealias Properties = [(String, JSONText)]

  private let theme: DrawnTheme
  private let scheme: ColorScheme

  init(_ theme: DrawnTheme, scheme: ColorScheme) {
    (self.theme, self.scheme) = (theme, scheme)
  }

  var json: JSONText {
    let schema: JSONText = "https://schemas.florisboard.org/snygg/v2/stylesheet"
    let rules: [(String, Properties)] =
      [("@defines", defines)] + board + keys + popups + suggestions + panels
    let members: [(String, JSONText)] = rules.map { ($0.0, JSONText.object($0.1)) }
    return .object([("$schema", schema)] + members)
  }

  private func text(_ color: Color) -> JSONText {
    .string(color.resolved(isDark: scheme == .dark).hexText)
  }

  private func colors(_ face: JSONText, _ text: JSONText) -> Properties {
    [("background", face), ("foreground", text)]
  }

  /// Colors that several elements have.
  private var defines: Properties {
    let (input, accent) = (KeyboardAction.character("a"), KeyboardAction.primary(.return))
    return [
      ("--background", text(theme.board)), ("--on-background", text(theme.text)),
      ("--surface", text(theme.face(of: input))), ("--on-surface", text(theme.text(of: input))),
      ("--surface-variant", text(theme.face(of: input, isPressed: true))),
      ("--primary", text(theme.face(of: accent))), ("--on-primary", text(theme.text(of: accent))),
      ("--popup", text(theme.calloutFace)), ("--on-popup", text(theme.callout(\.foregroundColor))),
      ("--shape", shape(of: theme.style(of: input, in: scheme))),
    ]
  }

  private var board: [(String, Properties)] {
    [("window", colors("var(--background)", "var(--on-background)"))]
  }

  private var popups: [(String, Properties)] {
    let style = theme.callout(in: scheme)
    let corners: JSONText = .string(
      Self.corners(Array(repeating: "\(Double(style.cornerRadius).plainText)dp", count: 4)))
    let selected = colors(
      text(theme.callout(\.selectedBackgroundColor)), text(theme.callout(\.selectedForegroundColor))
    )
    return ["key", "media-emoji-key"].flatMap { key -> [(String, Properties)] in
      [
        (
          "\(key)-popup-box",
          colors("var(--popup)", "var(--on-popup)") + [
            ("shape", corners), ("shadow-elevation", "2dp"),
          ]
        ), ("\(key)-popup-element:focus", selected + [("shape", "var(--shape)")]),
      ]
    }
  }

  private var suggestions: [(String, Properties)] {
    let item = theme.toolbar(\.item.titleColor)
    return [
      ("smartbar-candidate-word", colors("transparent", text(item))),
      (
        "smartbar-candidate-word:pressed", colors("var(--surface)", "var(--on-surface)")
      ), ("smartbar-candidate-spacer", [("foreground", text(theme.toolbar(\.separator.color)))]),
    ]
  }

  /// The parts that a theme has no styles for, by its colors.
  private var panels: [(String, Properties)] {
    let board = colors("var(--background)", "var(--on-background)")
    let surface: Properties =
      colors("var(--surface)", "var(--on-surface)") + [("shape", "var(--shape)")]
    let accent = colors("var(--primary)", "var(--on-primary)")
    return [
      ("smartbar-shared-actions-toggle", surface), ("smartbar-action-tile", surface),
      ("smartbar-actions-editor", board), ("smartbar-actions-editor-header", surface),
      ("smartbar-actions-overflow-customize-button", accent),
      ("media-emoji-key:pressed", surface),
      ("media-emoji-tab:focus", [("foreground", "var(--primary)")]),
      ("clipboard-item", surface), ("clipboard-item-popup", surface),
      ("clipboard-item-actions", surface), ("clipboard-clear-all-dialog", surface),
      ("clipboard-history-disabled-button", accent), ("one-handed-panel", board),
      ("subtype-panel", board), ("subtype-panel-header", surface),
      ("glide-trail", [("foreground", "var(--primary)")]), ("inline-autofill-chip", surface),
      ("extracted-landscape-input-layout", board),
      ("extracted-landscape-input-action", accent),
    ]
  }
}

// Keys.
extension SnyggWriter {

  /// The names of properties by the paths of the fields that become them.
  static let names: [String: String] = {
    let keys = [
      "backgroundColor": "background", "foregroundColor": "foreground", "cornerRadius": "shape",
      "cornerStyle": "shape", "borderColor": "border-color", "borderSize": "border-width",
      "fontWeight": "font-weight", "fontStyle": "font-style",
      "textDecoration": "text-decoration-line",
    ]
    var names = Dictionary(
      uniqueKeysWithValues: SnyggKeys.parts.map { ($0.path, "\($0.selector) \($0.property)") })
    for type in KeyboardTheme.ButtonType.allCases {
      let key = ["input": "key", "primary": "key[code=10]"][type.rawValue] ?? "key[code=-7]"
      for (state, selector) in [("", ""), (".pressed", ":pressed")] {
        for (field, property) in keys {
          names["buttons.\(type.rawValue)\(state).\(field)"] = "\(key)\(selector) \(property)"
        }
      }
    }
    return names
  }()

  /// A rule for all keys, and rules for those that look otherwise.
  private var keys: [(String, Properties)] {
    let base = KeyLook(.character("a"), self)
    var looks: [(look: KeyLook, codes: [Int])] = []
    let keys =
      SnyggKeys.letters.map { ($0.codes, $0.action) }
      + SnyggKeys.functions.map { ([$0.code], $0.action) }
    for (codes, action) in keys {
      let look = KeyLook(action, self)
      if look == base { continue }
      if let known = looks.firstIndex(where: { $0.look == look }) {
        looks[known].codes += codes
      } else {
        looks.append((look, codes))
      }
    }
    let locked = KeyLook(.shift(.capsLocked), self)
    let isLocked = locked != KeyLook(.shift(.lowercased), self)
    return base.rules("key")
      + looks.flatMap { $0.look.rules("key[code=\(SnyggKeys.text(of: $0.codes))]") }
      + (isLocked ? locked.rules("key[code=\(SnyggKeys.shiftCode)]\(SnyggKeys.capsLock)") : [])
  }

  private struct KeyLook: Equatable {

    let normal: JSONText
    let pressed: JSONText

    init(_ action: KeyboardAction, _ writer: SnyggWriter) {
      normal = .object(writer.properties(of: action, isPressed: false))
      pressed = .object(writer.properties(of: action, isPressed: true))
    }

    func rules(_ selector: String) -> [(String, Properties)] {
      [(selector, normal), ("\(selector):pressed", pressed)].map { selector, properties in
        guard case .object(let members) = properties else { return (selector, []) }
        return (selector, members.map { ($0.key, $0.value) })
      }
    }
  }

  /// All properties, since a key without one has that of other rules.
  fileprivate func properties(of action: KeyboardAction, isPressed: Bool) -> Properties {
    let style = theme.style(of: action, isPressed: isPressed, in: scheme)
    let border = style.borderColor ?? .clear
    let width = style.borderSize ?? 0
    let weight = style.fontWeight?.fontWeight.rawValue ?? 400
    let elevation = min((style.shadowSize ?? 0).rounded(), 8)
    var members = colors(
      text(theme.face(of: action, isPressed: isPressed)),
      text(theme.text(of: action, isPressed: isPressed)))
    let isItalic = style.fontStyle?.rawValue == "italic"
    members.append(("shape", shape(of: style)))
    members.append(("border-color", text(border)))
    members.append(("border-width", .string("\(Double(width).plainText)dp")))
    members.append(("font-weight", .string(String(min(max((weight + 50) / 100, 1), 9) * 100))))
    members.append(("font-style", isItalic ? "italic" : "normal"))
    members.append(
      ("text-decoration-line", style.textDecoration == .underline ? "underline" : "none"))
    members.append(("shadow-elevation", .string("\(Double(elevation).plainText)dp")))
    return members
  }

  fileprivate func shape(of style: Keyboard.ButtonStyle) -> JSONText {
    let radii = style.cornerRadii
    let all = Keyboard.CornerRadius.points(style.cornerRadius ?? 0)
    let corners = [
      radii?.topLeading, radii?.topTrailing, radii?.bottomTrailing, radii?.bottomLeading,
    ].map { $0 ?? all }
    // A shape has one unit.
    let isPercent = corners.contains { if case .percent = $0 { true } else { false } }
    let texts = corners.map { corner -> String in
      switch corner {
      case .percent(let percent): "\(Int(percent.rounded()))%"
      case .points(let points):
        isPercent
          ? "\(Int(min(Double(points) * 100 / 42, 50).rounded()))%"
          : "\(Double(points).plainText)dp"
      }
    }
    return .string(Self.corners(texts, isCut: style.cornerStyle == .cut))
  }

  private static func corners(_ corners: [String], isCut: Bool = false) -> String {
    "\(isCut ? "cut-corner" : "rounded-corner")(\(corners.joined(separator: ", ")))"
  }
}
