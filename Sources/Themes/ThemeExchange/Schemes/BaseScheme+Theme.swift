import KeyboardDocuments
import KeyboardDrawing
import KeyboardStyling

extension Conversion {

  static func theme(fromScheme file: SourceFile) throws(Diagnostics) -> Conversion {
    var writer = SchemeThemeWriter(scheme: try BaseScheme(file))
    let members = writer.members
    let text = ThemeFileText(
      comments: [
        "Imported from the \(writer.scheme.system) scheme in \(file.baseName).",
        "The palette has the colors of the scheme; the styles use them by their roles.",
      ], members: members)
    return Conversion(text: text.text, report: writer.report)
  }
}

private struct SchemeThemeWriter {

  let scheme: BaseScheme
  private(set) var report = ConversionReport()

  private static let texts = ["base05", "base06", "base07", "base04", "base00", "base01"]

  init(scheme: BaseScheme) {
    self.scheme = scheme
  }

  var members: [(String, JSONText)] {
    mutating get {
      header + [
        ("variables", .object([("palette", palette)])),
        ("background", reference(board)),
        ("foregroundColor", text(of: "foregroundColor", on: board)),
        ("buttons", buttons), ("callouts", callouts), ("toolbar", toolbar),
      ]
    }
  }

  private var header: [(String, JSONText)] {
    mutating get {
      let texts = scheme.texts
      for key in ["slug", "name", "description", "author"] where texts[key] != nil {
        report.carry(key, as: ["slug": "id", "author": "author.name"][key] ?? key)
      }
      if let variant = texts["variant"] {
        report.adapt("variant", "the theme is \(variant) in both color schemes")
      }
      for key in scheme.unknownKeys {
        report.omit(key, "themes have nothing of this kind")
      }
      return [
        ("id", texts["slug"]), ("name", texts["name"]), ("description", texts["description"]),
      ]
      .compactMap { key, text in text.map { (key, .string($0)) } }
        + (texts["author"].map { [("author", .object([("name", .string($0))]))] } ?? [])
    }
  }

  private var palette: JSONText {
    mutating get {
      var members: [(String, JSONText)] = [("$type", .string("color"))]
      for role in scheme.roles {
        guard let color = scheme.colors[role] else { continue }
        members.append((role, .string(color.hexText)))
        report.carry(role, as: "variables.palette.\(role)")
      }
      return .object(members)
    }
  }

  private var board: String { scheme.system == "base24" ? "base10" : "base00" }

  private var buttons: JSONText {
    mutating get {
      .object([
        (
          "all",
          .object([("cornerRadius", .integer(6)), ("pressedOverlayColor", .string("transparent"))])
        ),
        ("input", key("input", face: "base02", pressed: "base03")),
        ("system", key("system", face: "base01", pressed: "base03")),
        ("primary", key("primary", face: "base0D", pressed: "base0C")),
      ])
    }
  }

  private mutating func key(_ type: String, face: String, pressed: String) -> JSONText {
    .object(
      colors(of: "buttons.\(type)", on: face) + [
        ("pressed", .object(colors(of: "buttons.\(type).pressed", on: pressed)))
      ])
  }

  private mutating func colors(of part: String, on face: String) -> [(String, JSONText)] {
    [
      ("backgroundColor", reference(face)),
      ("foregroundColor", text(of: "\(part).foregroundColor", on: face)),
    ]
  }

  private var callouts: JSONText {
    mutating get {
      .object([
        ("backgroundColor", reference("base02")),
        ("foregroundColor", text(of: "callouts.foregroundColor", on: "base02")),
        ("selectedBackgroundColor", reference("base0D")),
        (
          "selectedForegroundColor",
          text(of: "callouts.selectedForegroundColor", on: "base0D")
        ),
      ])
    }
  }

  private var toolbar: JSONText {
    mutating get {
      .object([
        (
          "autocorrectItem",
          .object([
            ("backgroundColor", reference("base02")),
            ("titleColor", text(of: "toolbar.autocorrectItem.titleColor", on: "base02")),
          ])
        ),
        ("separator", .object([("color", reference("base03"))])),
      ])
    }
  }

  private func reference(_ role: String) -> JSONText { .string("{palette.\(role)}") }
}

extension SchemeThemeWriter {

  /// WCAG 2.2, level AA.
  private static let readable = 4.5

  private mutating func text(of part: String, on face: String) -> JSONText {
    guard let backdrop = scheme.colors[face] else { return reference(face) }
    let usual = Self.texts[0]
    // On an accent, the board reads as well as the text does.
    let roles = face > "base07" && face < "base10" ? ["base00"] + Self.texts : Self.texts
    let contrasts = roles.compactMap { role in
      scheme.colors[role].map { (role: role, contrast: $0.contrast(to: backdrop)) }
    }
    if let best = contrasts.first(where: { $0.contrast >= Self.readable }) {
      if best.role == roles[0] || best.role == usual { return reference(best.role) }
      report.adapt(
        part, "\(Self.ratio(contrasts[0])) on \(face), so it is \(best.role)")
      return reference(best.role)
    }
    let black = Color.Resolved(hex: 0)
    let name = black.contrast(to: backdrop) >= Self.readable ? "black" : "white"
    report.adapt(
      part,
      "no color of the scheme can be read on \(face) (\(Self.ratio(contrasts[0]))); it is \(name)")
    return .string(name)
  }

  private static func ratio(_ text: (role: String, contrast: Double)) -> String {
    // Rounded down, so that no text seems to pass that doesn't.
    "\(text.role) has a contrast of \(((text.contrast * 100).rounded(.down) / 100).fixed(2)):1"
  }
}
