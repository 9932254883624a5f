import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardStyling
import SourceText

extension Conversion {

  /// Writes a Snygg v2 stylesheet, which FlorisBoard reads, for one color scheme.
  static func snygg(of export: ThemeExport) -> Conversion {
    let drawn = DrawnTheme(export.theme)
    let sheet = SnyggWriter(theme: drawn, scheme: export.colorScheme)
    let report = ExportReport(
      export, drawn: drawn, format: "Snygg", schemes: [export.colorScheme],
      names: SnyggWriter.names, rules: "as they style letters, space and keys with functions"
    ).report
    return Conversion(text: sheet.json.indentedText, report: report)
  }
}

/// Encoder of a stylesheet for FlorisBoard, in one color scheme.
private struct SnyggWriter {

  let theme: DrawnTheme
  let scheme: ColorScheme

  var json: JSONText {
    let head: JSONMembers = [
      ("$schema", "https://schemas.florisboard.org/snygg/v2/stylesheet"), ("@defines", defines),
      ("window", colors("var(--background)", "var(--on-background)")),
    ]
    return .object(head + keys + popups + suggestions + panels)
  }

  private func text(_ color: Color) -> JSONText {
    .string(color.resolved(isDark: scheme == .dark).hexText)
  }

  private func colors(_ face: JSONText, _ text: JSONText, _ others: JSONMembers = []) -> JSONText {
    .object([("background", face), ("foreground", text)] + others)
  }

  private var defines: JSONText {
    let (input, accent) = (KeyboardAction.character("a"), KeyboardAction.primary(.return))
    return [
      "--background": text(theme.board), "--on-background": text(theme.text),
      "--surface": text(theme.face(of: input)), "--on-surface": text(theme.text(of: input)),
      "--surface-variant": text(theme.face(of: input, isPressed: true)),
      "--primary": text(theme.face(of: accent)), "--on-primary": text(theme.text(of: accent)),
      "--popup": text(theme.calloutFace), "--on-popup": text(theme.callout(\.foregroundColor)),
      "--shape": shape(of: theme.style(of: input, in: scheme)),
    ]
  }

  private var popups: JSONMembers {
    let style = theme.callout(in: scheme)
    let corners: JSONText = .string(
      Self.corners(Array(repeating: "\(Double(style.cornerRadius).plainText)dp", count: 4)))
    let box = colors(
      "var(--popup)", "var(--on-popup)", [("shape", corners), ("shadow-elevation", "2dp")])
    let selected = colors(
      text(theme.callout(\.selectedBackgroundColor)),
      text(theme.callout(\.selectedForegroundColor)), [("shape", "var(--shape)")])
    return ["key", "media-emoji-key"].flatMap { key in
      [("\(key)-popup-box", box), ("\(key)-popup-element:focus", selected)]
    }
  }

  private var suggestions: JSONMembers {
    [
      ("smartbar-candidate-word", colors("transparent", text(theme.toolbar(\.item.titleColor)))),
      ("smartbar-candidate-word:pressed", colors("var(--surface)", "var(--on-surface)")),
      ("smartbar-candidate-spacer", ["foreground": text(theme.toolbar(\.separator.color))]),
    ]
  }

  private var panels: JSONMembers {
    let looks = [
      "board": colors("var(--background)", "var(--on-background)"),
      "surface": colors("var(--surface)", "var(--on-surface)", [("shape", "var(--shape)")]),
      "accent": colors("var(--primary)", "var(--on-primary)"),
      "line": ["foreground": "var(--primary)"],
    ]
    return WordFile("snygg").members(of: "panels", in: looks)
  }

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

  private var keys: JSONMembers {
    let base = look(of: .character("a"))
    var looks: [(look: [JSONText], codes: [Int])] = []
    let keys =
      SnyggKeys.letters.map { ($0.codes, $0.action) }
      + SnyggKeys.functions.map { ([$0.code], $0.action) }
    for (codes, action) in keys {
      let look = look(of: action)
      if look == base { continue }
      if let known = looks.firstIndex(where: { $0.look == look }) {
        looks[known].codes += codes
      } else {
        looks.append((look, codes))
      }
    }
    let locked = look(of: .shift(.capsLocked))
    let isLocked = locked != look(of: .shift(.lowercased))
    return rules("key", base)
      + looks.flatMap { rules("key[code=\(SnyggKeys.text(of: $0.codes))]", $0.look) }
      + (isLocked ? rules("key[code=\(SnyggKeys.shiftCode)]\(SnyggKeys.capsLock)", locked) : [])
  }

  private func look(of action: KeyboardAction) -> [JSONText] {
    [false, true].map { properties(of: action, isPressed: $0) }
  }

  private func rules(_ selector: String, _ look: [JSONText]) -> JSONMembers {
    Array(zip([selector, "\(selector):pressed"], look))
  }

  /// Returns all properties, since a key without one inherits it from other rules.
  private func properties(of action: KeyboardAction, isPressed: Bool) -> JSONText {
    let style = theme.style(of: action, isPressed: isPressed, in: scheme)
    let weight = style.fontWeight?.fontWeight.rawValue ?? 400
    let elevation = min((style.shadowSize ?? 0).rounded(), 8)
    return [
      "background": text(theme.face(of: action, isPressed: isPressed)),
      "foreground": text(theme.text(of: action, isPressed: isPressed)),
      "shape": shape(of: style), "border-color": text(style.borderColor ?? .clear),
      "border-width": .string("\(Double(style.borderSize ?? 0).plainText)dp"),
      "font-weight": .string(String(min(max((weight + 50) / 100, 1), 9) * 100)),
      "font-style": style.fontStyle?.rawValue == "italic" ? "italic" : "normal",
      "text-decoration-line": style.textDecoration == .underline ? "underline" : "none",
      "shadow-elevation": .string("\(Double(elevation).plainText)dp"),
    ]
  }

  private func shape(of style: Keyboard.ButtonStyle) -> JSONText {
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
