import KeyboardDrawing
import SourceText

/// Base16 or base24, by github.com/tinted-theming/home (`styling.md` and `builder.md`); the older
/// form without `palette` is that of chriskempson/base16.
struct BaseScheme {

  enum System: String, CaseIterable { case base16, base24 }

  var system = System.base16
  var texts: [String: String] = [:]
  var colors: [String: Color.Resolved] = [:]
  var unknownKeys: [String] = []
  private var hasOlderName = false

  static let roles16 = (0..<16).map { "base0" + String($0, radix: 16, uppercase: true) }
  static let roles24 = (0..<8).map { "base1\($0)" }

  var isDark: Bool {
    texts["variant"].map { $0 == "dark" } ?? ((colors["base00"]?.luma ?? 0) < 0.5)
  }

  var roles: [String] { (Self.roles16 + Self.roles24).filter { colors[$0] != nil } }

  private static let textKeys = ["name", "author", "description", "slug", "variant"]

  init(_ file: SourceFile) throws(Diagnostics) {
    var reader = JSONReader()
    _ = reader.open(file)
    if let document = YAMLDocument(file, reader: &reader) { read(document.root, reader: &reader) }
    try reader.finish()
  }

  private mutating func read(_ root: JSONValue, reader: inout JSONReader) {
    guard let object = reader.object(root, named: "A scheme") else { return }
    var colors = object
    colors.members.removeAll { !Self.isColor($0.key) }
    for member in object.members where !Self.isColor(member.key) {
      let (key, value) = (member.key, member.value)
      switch key {
      case "scheme": (texts["name"], hasOlderName) = (reader.string(value, named: key), true)
      case "system": system = reader.choice(value, named: key) ?? system
      case _ where Self.textKeys.contains(key):
        if value.string?.isEmpty != true { texts[key] = reader.string(value, named: key) }
      default: unknownKeys.append(key)
      }
    }
    if let palette = root["palette"] {
      guard let members = reader.object(palette, named: "palette") else { return }
      colors = members
    }
    readColors(colors, of: root["palette"] ?? root, reader: &reader)
  }

  private mutating func readColors(
    _ object: JSONObject, of value: JSONValue, reader: inout JSONReader
  ) {
    var others: [String] = unknownKeys
    for member in object.members {
      guard let role = Self.canonicalRole(member.key) else {
        others.append(member.key)
        continue
      }
      if colors[role] != nil {
        reader.report(
          "The key \(member.key.quoted) is a duplicate", code: .duplicateKey,
          at: member.keySpan)
      }
      colors[role] = color(member.value, named: member.key, reader: &reader)
    }
    if Self.roles24.allSatisfy({ colors[$0] != nil }) { system = .base24 }
    let required = Self.roles16 + (system == .base24 ? Self.roles24 : [])
    let written = object.members.compactMap { Self.canonicalRole($0.key) }
    for role in required where !written.contains(role) {
      let near = NearestNames.suggestions(for: role, among: others, limit: 1)
      reader.report(
        "A \(system) scheme needs a key \(role.quoted)", code: .missingKey, at: value.span,
        hints: near.map { "It has a key \($0.quoted)." })
    }
    unknownKeys = others
  }

  private func color(
    _ value: JSONValue, named name: String, reader: inout JSONReader
  ) -> Color.Resolved? {
    guard let text = reader.string(value, named: name) else { return nil }
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    guard digits.utf8.count == 6, let number = UInt32(digits, radix: 16), digits.first != "+" else {
      reader.report(
        "\(name) can't be \(text.quoted)", code: .invalidColor, at: value.span,
        hints: ["A color has six hexadecimal digits: \"1d2021\" or \"#1d2021\"."])
      return nil
    }
    return Color.Resolved(hex: number)
  }

  private static func isColor(_ key: String) -> Bool {
    canonicalRole(key) != nil || key == "palette"
  }

  private static func canonicalRole(_ key: String) -> String? {
    guard key.utf8.count == 6, key.hasPrefix("base") else { return nil }
    let role = "base" + key.dropFirst(4).uppercased()
    return (roles16 + roles24).first { $0 == role }
  }

  fileprivate func palette(withDark dark: BaseScheme?) -> ImportedPalette {
    let hasNight = system == .base24 && dark?.system ?? .base24 == .base24
    var palette = ImportedPalette(
      "the \(system) scheme",
      roles: [
        .board: [hasNight ? "base10" : "base00"], .text: ["base05"], .key: ["base02"],
        .pressedKey: ["base03"], .system: ["base01"], .accent: ["base0D"],
        .pressedAccent: ["base0C"],
      ])
    palette.contents = "the colors of the scheme"
    palette.texts = ["base06", "base07", "base04", "base00", "base01"]
    palette.vividText = "base00"
    palette.vividFaces = Set(roles.filter { $0 > "base07" && $0 < "base10" })
    addFacts(to: &palette, withDark: dark)
    for role in roles {
      if let color = colors[role] { palette.add(role, color, dark: dark?.colors[role]) }
    }
    return palette
  }

  private func addFacts(to palette: inout ImportedPalette, withDark dark: BaseScheme?) {
    var texts = texts
    if let dark {
      for key in ["name", "slug"] { texts[key] = texts[key].map(Self.withoutMode) }
      palette.report.adapt("variant", "\(dark.texts["name"] ?? "the other scheme") in dark colors")
      texts["variant"] = nil
    }
    for key in ["slug", "name", "description", "author"] where texts[key] != nil {
      palette.report.carry(key, as: ["slug": "id", "author": "author.name"][key] ?? key)
    }
    if let variant = texts["variant"] {
      palette.report.adapt("variant", "the theme is \(variant) in both color schemes")
    }
    palette.report.carry("system", as: "\(system)")
    if hasOlderName { palette.report.account("scheme") }
    for key in unknownKeys { palette.report.omit(key, "themes have nothing of this kind") }
    (palette.identifier, palette.about) = (texts["slug"], texts["description"])
    (palette.name, palette.author) = (texts["name"], texts["author"])
  }

  /// A name such as “Paper Light” without the word for one of two color schemes.
  private static func withoutMode(_ name: String) -> String {
    let words = name.split { $0 == " " || $0 == "-" }
    let kept = words.filter { TokenMode.named(String($0)) == nil }
    return kept.isEmpty ? name : kept.joined(separator: name.contains(" ") ? " " : "-")
  }
}

extension Conversion {

  static func theme(fromScheme source: ImportSource) throws(Diagnostics) -> Conversion {
    let schemes = try source.files.map { (file) throws(Diagnostics) -> BaseScheme in
      try BaseScheme(file)
    }
    let dark = schemes.filter(\.isDark)
    let light = schemes.filter { !$0.isDark }
    guard schemes.count == 1 || dark.count == 1 && light.count == 1 else {
      throw source.file.problem(
        .wrongType,
        "Schemes of one theme are a light and a dark one, not \(light.count) light and"
          + " \(dark.count) dark")
    }
    let palette =
      schemes.count == 2 ? light[0].palette(withDark: dark[0]) : schemes[0].palette(withDark: nil)
    return try theme(of: palette, from: source)
  }
}
