private import Foundation
public import KeyboardDocuments

extension KeyboardTheme {

  /// The identifiers of the built-in themes; reads no file.
  public static var builtInIdentifiers: [String] { EmbeddedThemes.identifiers }

  /// The built-in theme of a name such as `tron`, or one of its variations such as `tron:sark`.
  ///
  /// Case, `-` and `_` don't matter. Only the files of that theme are read.
  public static func builtIn(_ name: String) throws(Diagnostics) -> KeyboardTheme {
    let parts = ThemeName(name)
    guard let identifier = EmbeddedThemes.identifier(for: parts.theme),
      let file = EmbeddedThemes.file(identifier)
    else {
      throw Diagnostics([
        Diagnostic(
          code: ThemeProblem.unknownTheme.rawValue,
          message: "There is no theme “\(parts.theme.prefix(60))”",
          hints: [
            NearestNames.hint(for: parts.theme, among: builtInIdentifiers)
              ?? "There is \(builtInIdentifiers.joined(separator: ", "))."
          ])
      ])
    }
    var reader = ThemeReader { _ in throw UnavailableFile() }
    let theme = reader.theme(file, variation: parts.variation, checksAllVariations: false)
    guard !reader.hasProblems, let theme else { throw reader.diagnostics }
    return theme
  }

  /// The variations of a built-in theme, in the order of its file.
  public static func builtInVariations(of name: String) throws(Diagnostics) -> [String] {
    guard let identifier = EmbeddedThemes.identifier(for: name),
      let file = EmbeddedThemes.file(identifier)
    else { return [] }
    let root = try JSONDocument(parsing: file, options: ThemeLimits.json).root
    return root.object?["variations"]?.object?.members.map(\.key) ?? []
  }

  /// All built-in themes, each followed by its variations.
  public static var predefined: [KeyboardTheme] {
    get throws(Diagnostics) {
      var themes: [KeyboardTheme] = []
      for identifier in builtInIdentifiers {
        themes.append(try builtIn(identifier))
        for variation in try builtInVariations(of: identifier) {
          themes.append(try builtIn("\(identifier):\(variation)"))
        }
      }
      return themes
    }
  }

  /// An older name of ``predefined``.
  public static var allPredefined: [KeyboardTheme] {
    get throws(Diagnostics) { try predefined }
  }

  /// Whether this is one of the built-in themes rather than a copy of one.
  public var isPredefined: Bool {
    guard let identifier else { return false }
    return EmbeddedThemes.identifiers.contains(ThemeName(identifier).theme)
      && id == UUID(themeIdentifier: identifier)
  }
}

extension KeyboardTheme {

  /// The standard look as a theme.
  public static var standard: KeyboardTheme { get throws { try builtIn("standard") } }

  /// Sweet colours with white borders.
  public static var cottonCandy: KeyboardTheme { get throws { try builtIn("cottonCandy") } }

  /// Bright colours on black.
  public static var neonNights: KeyboardTheme { get throws { try builtIn("neonNights") } }

  /// Lines of light on black.
  public static var tron: KeyboardTheme { get throws { try builtIn("tron") } }
}
