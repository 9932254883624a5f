import KeyboardDocuments
import KeyboardDrawing

extension Conversion {

  /// Convert a scheme, or a light and a dark one to a theme with both.
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

extension BaseScheme {

  /// The colors of a scheme with those of another one for the dark color scheme, if any.
  fileprivate func palette(withDark dark: BaseScheme?) -> ImportedPalette {
    let hasNight = system == "base24" && dark?.system ?? "base24" == "base24"
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
