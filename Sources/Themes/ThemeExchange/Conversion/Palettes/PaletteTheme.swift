import KeyboardDrawing
import SourceText

/// Writes the styles of a theme from the colors of a palette by their roles, with text that can be read.
struct PaletteTheme {

  struct Entry {

    var name: String

    /// The color in a theme's file: a reference, a formula or a plain color.
    var reference: String

    var light: Color.Resolved
    var dark: Color.Resolved
  }

  let roles: [PaletteRole: Entry]
  var texts: [Entry] = []
  var vividText: Entry?
  var vividFaces: Set<String> = []
  var radius: JSONText = 6
  var families: JSONText?
  private(set) var report = ConversionReport()

  /// Colors by their roles, with the reasons that aren't their names; a board is enough for all keys.
  init(roles: [PaletteRole: Entry], reasons: [PaletteRole: String] = [:]) {
    var (all, reasons) = (roles, reasons)
    if let board = roles[.board], roles[.text] == nil {
      all[.text] = .readable(on: board)
      reasons[.text] = "what can be read on the board"
    }
    if let board = all[.board], let key = all[.key], !key.isDistinct(from: board) {
      all[.key] = nil
    }
    if let board = all[.board], let text = all[.text], all[.key] == nil {
      all[.key] = board.mixed(0.88, with: text, name: "the key")
      reasons[.key] = "the board with 12 % of the text"
    }
    if let board = all[.board], let key = all[.key], roles[.system] == nil {
      all[.system] = key.mixed(0.5, with: board, name: "the system key")
      reasons[.system] = "half of the key, half of the board"
    }
    self.roles = all
    report.beginTheme()
    for role in PaletteRole.allCases where role.face.map({ all[$0] != nil }) ?? true {
      if let entry = all[role] { report.set(role.rawValue, reasons[role] ?? entry.name) }
    }
  }

  mutating func members() -> JSONMembers {
    var members: JSONMembers = []
    if let board = roles[.board] { members.append(("background", reference(board))) }
    if let text = roles[.text] {
      let entry = roles[.board].map { self.text(of: "foregroundColor", on: $0) }
      members.append(("foregroundColor", entry ?? reference(text)))
    }
    members.add("buttons", buttons())
    if let key = roles[.key] {
      members.append(("callouts", callouts(on: key)))
      members.append(("toolbar", toolbar(on: key)))
    }
    return members
  }

  private mutating func buttons() -> JSONMembers {
    var members: JSONMembers = []
    for (type, face, pressed) in [
      ("input", PaletteRole.key, PaletteRole.pressedKey), ("system", .system, .pressedKey),
      ("primary", .accent, .pressedAccent),
    ] {
      guard let face = roles[face] else { continue }
      var style = key(type, face: face, pressed: roles[pressed]).members.map { ($0.key, $0.value) }
      if let border = roles[.border], type != "primary" {
        style += [("borderColor", reference(border)), ("borderSize", JSONText.integer(1))]
      }
      members.append((type, .object(style)))
    }
    guard !members.isEmpty else { return [] }
    // The overlay of the standard covers the text as well, and would take contrast from it.
    let all = JSONMembers(present: [
      ("cornerRadius", radius), ("pressedOverlayColor", "transparent"), ("fontFamily", families),
    ])
    return [("all", .object(all))] + members
  }

  private mutating func key(_ type: String, face: Entry, pressed: Entry?) -> JSONText {
    let part = "buttons.\(type)"
    let own: PaletteRole = ["input": .keyText, "system": .systemText][type] ?? .accentText
    let text = textEntry(of: "\(part).foregroundColor", on: face, own: roles[own])
    let below = pressed ?? face.mixed(0.85, with: .readable(on: text), name: "pressed key")
    return [
      "backgroundColor": reference(face), "foregroundColor": reference(text),
      "pressed": [
        "backgroundColor": reference(below),
        "foregroundColor": self.text(
          of: "\(part).pressed.foregroundColor", on: below, own: roles[own]),
      ],
    ]
  }

  private mutating func callouts(on face: Entry) -> JSONText {
    let accent = roles[.accent]
    return [
      "backgroundColor": reference(face),
      "foregroundColor": text(of: "callouts.foregroundColor", on: face, own: roles[.keyText]),
      "selectedBackgroundColor": accent.map { reference($0) },
      "selectedForegroundColor": accent.map {
        text(of: "callouts.selectedForegroundColor", on: $0, own: roles[.accentText])
      },
    ]
  }

  private mutating func toolbar(on face: Entry) -> JSONText {
    let title = text(of: "toolbar.autocorrectItem.titleColor", on: face, own: roles[.keyText])
    let line = roles[.separator] ?? roles[.border] ?? roles[.pressedKey]
    return [
      "autocorrectItem": ["backgroundColor": reference(face), "titleColor": title],
      "separator": line.map { ["color": reference($0)] },
    ]
  }

  private func reference(_ entry: Entry) -> JSONText { .string(entry.reference) }

  /// WCAG 2.2, level AA.
  private static let readable = 4.5

  private mutating func text(of part: String, on face: Entry, own: Entry? = nil) -> JSONText {
    reference(textEntry(of: part, on: face, own: own))
  }

  private mutating func textEntry(of part: String, on face: Entry, own: Entry? = nil) -> Entry {
    let usual = roles[.text].map { [$0] } ?? []
    // On an accent, the board reads as well as the text does.
    let vivid = vividFaces.contains(face.name) ? vividText.map { [$0] } ?? [] : []
    let entries = (own.map { [$0] } ?? []) + vivid + usual + texts
    guard let first = entries.first else { return .readable(on: face) }
    let contrasts = entries.map { ($0, $0.contrast(to: face)) }
    if let best = contrasts.first(where: { $0.1 >= Self.readable })?.0 {
      let isExpected = own == nil && usual.contains { $0.name == best.name }
      if best.name != first.name, !isExpected {
        report.adapt(part, "\(Self.ratio(contrasts[0])) on \(face.name), so it is \(best.name)")
      }
      return best
    }
    let color = Entry.readable(on: face)
    report.adapt(
      part,
      "no color can be read on \(face.name) (\(Self.ratio(contrasts[0]))); it is \(color.name)")
    return color
  }

  private static func ratio(_ text: (entry: Entry, contrast: Double)) -> String {
    // Rounded down, so that no text seems to pass that doesn't.
    let ratio = ((text.contrast * 100).rounded(.down) / 100).fixed(2)
    return "\(text.entry.name) has a contrast of \(ratio):1"
  }
}

extension PaletteTheme.Entry {

  func isDistinct(from board: Self) -> Bool { contrast(to: board) > 1.02 }

  fileprivate func contrast(to face: Self) -> Double {
    min(light.contrast(to: face.light), dark.contrast(to: face.dark))
  }

  fileprivate func mixed(_ share: Double, with other: Self, name: String) -> Self {
    func mix(_ color: Color.Resolved, _ second: Color.Resolved) -> Color.Resolved {
      func part(_ path: KeyPath<Color.Resolved, Double>) -> Double {
        color[keyPath: path] * share + second[keyPath: path] * (1 - share)
      }
      return Color.Resolved(
        red: part(\.red), green: part(\.green), blue: part(\.blue), opacity: part(\.opacity))
    }
    let percent = "\(Int((share * 100).rounded()))%"
    return Self(
      name: name, reference: "color-mix(in srgb, \(reference) \(percent), \(other.reference))",
      light: mix(light, other.light), dark: mix(dark, other.dark))
  }

  fileprivate static func readable(on face: Self) -> Self {
    func color(on face: Color.Resolved) -> Color.Resolved {
      let black = Color.Resolved(hex: 0)
      return black.contrast(to: face) >= 4.5 ? black : Color.Resolved(hex: 0xFFFFFF)
    }
    let (light, dark) = (color(on: face.light), color(on: face.dark))
    let name = light == Color.Resolved(hex: 0) ? "black" : "white"
    return Self(
      name: light == dark ? name : "black or white",
      reference: light == dark ? name : "readable-text-on(\(face.reference))", light: light,
      dark: dark)
  }
}
