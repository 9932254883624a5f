import Embedded
private import Foundation
import KeyboardCore
public import KeyboardDocuments

extension KeyboardTheme {

  /// The identifiers of the built-in themes; no file is read.
  public static var builtInIdentifiers: [String] { EmbeddedThemes.identifiers }

  /// Return the built-in theme of a name such as `tron`, or a variation such as `tron:sark`.
  ///
  /// ```swift
  /// let theme = try KeyboardTheme.builtIn("tron:sark")
  /// theme.identifier  // → "tron:sark"
  /// ```
  ///
  /// Case, `-` and `_` are ignored. Only the files of that theme are read.
  ///
  /// - Throws: Diagnostics with the nearest names for an unknown theme or variation.
  public static func builtIn(_ name: String) throws(Diagnostics) -> KeyboardTheme {
    let parts = ThemeName(name)
    guard let identifier = EmbeddedThemes.identifier(for: parts.theme),
      let file = EmbeddedThemes.file(identifier)
    else {
      throw Diagnostics([
        Diagnostic(
          code: .unknownTheme,
          message: "There is no theme \(parts.theme.quoted)",
          hints: [
            NearestNames.hint(for: parts.theme, among: builtInIdentifiers)
              ?? "Available themes: \(builtInIdentifiers.joined(separator: ", "))."
          ])
      ])
    }
    var reader = ThemeReader(resolve: { _ in throw UnavailableFile() })
    let theme = reader.theme(file, variation: parts.variation, checksAllVariations: false)
    guard !reader.hasErrors, let theme else { throw reader.diagnostics }
    return theme
  }

  package static func builtInFile(of name: String) -> SourceFile? {
    EmbeddedThemes.identifier(for: name).flatMap(EmbeddedThemes.file)
  }

  /// Return the variations of a built-in theme in file order.
  ///
  /// - Throws: The diagnostics of the theme's file.
  public static func builtInVariations(of name: String) throws(Diagnostics) -> [String] {
    guard let file = builtInFile(of: name) else { return [] }
    return try ThemeFacts(file).variations
  }

  /// The names of all built-in themes in display order, each followed by its variations.
  ///
  /// Every style is listed once: a theme whose default is one of its variations is listed as those,
  /// and themes that a collection has replaced are omitted.
  ///
  /// - Throws: The diagnostics of the first invalid file.
  public static var builtInLooks: [String] {
    get throws(Diagnostics) {
      try builtInNames { $0.selectableVariations }
    }
  }

  /// Those of ``builtInLooks`` for lists, which combinations of axes would flood.
  package static var listedLooks: [String] {
    get throws(Diagnostics) {
      try builtInNames { $0.listedVariations }
    }
  }

  private static func builtInNames(
    of variations: (ThemeFacts) -> [String?]
  ) throws(Diagnostics) -> [String] {
    var names: [String] = []
    for identifier in builtInIdentifiers {
      guard let file = EmbeddedThemes.file(identifier) else { continue }
      let facts = try ThemeFacts(file)
      guard !facts.isOlderName else { continue }
      names += variations(facts).map {
        ThemeName(theme: identifier, variation: $0).description
      }
    }
    return names
  }

  /// The themes of ``builtInLooks``, in the same order.
  ///
  /// - Throws: The diagnostics of the first invalid file.
  public static var predefined: [KeyboardTheme] {
    get throws {
      try builtInLooks.map { try builtIn($0) }
    }
  }

  /// Whether this is a built-in theme rather than a copy of one.
  public var isPredefined: Bool {
    guard let identifier else { return false }
    return EmbeddedThemes.identifiers.contains(ThemeName(identifier).theme)
      && id == UUID(themeIdentifier: identifier)
  }
}

enum EmbeddedThemes {

  static let identifiers = embedded_themes().stems

  static func identifier(for name: String) -> String? {
    NearestNames.match(for: name, among: identifiers)
  }

  static func file(_ identifier: String) -> SourceFile? {
    embedded_themes().file("\(identifier).json")
  }
}
