import Embedded
public import Foundation
import KeyboardCore
public import KeyboardDrawing
public import SourceText

extension KeyboardTheme {

  /// Decodes a theme file.
  ///
  /// ```swift
  /// let json = """
  ///   { "formatVersion": 1, "name": "Ink", "background": "#101014" }
  ///   """
  /// let theme = try KeyboardTheme(decoding: SourceFile(name: "ink.json", text: json))
  /// theme.name  // → "Ink"
  /// ```
  ///
  /// The format is described in `Themes/README.md`. Comments and trailing commas are accepted.
  ///
  /// - Parameters:
  ///   - file: The theme file.
  ///   - variation: A variation of the theme or of one it extends; case, `-` and `_` are ignored.
  ///   - resolve: Returns a referenced file; its path is relative to the theme's folder, begins
  ///     with `./` and never leads out of that folder.
  ///   - checkImage: Throws the reason if a referenced image can't be drawn; its header has already
  ///     been checked.
  ///   - checkFont: Throws the reason if a font can't be drawn with; its tables have already been
  ///     checked.
  /// - Throws: The diagnostics of the theme and the files that it extends.
  public init(
    decoding file: SourceFile, variation: String? = nil,
    resolving resolve: @escaping (String) throws -> SourceFile = { _ in
      throw UnavailableFile()
    },
    checkingImages checkImage: @escaping (ImageFile) throws -> Void = { _ in },
    checkingFonts checkFont: @escaping (FontFile) throws -> Void = { _ in }
  ) throws(Diagnostics) {
    self = try Self.decode(
      file, variation: variation, resolving: resolve, checkingImages: checkImage,
      checkingFonts: checkFont
    ).theme
  }

  /// Decodes a theme file and returns the warnings of all its files.
  ///
  /// See ``init(decoding:variation:resolving:checkingImages:checkingFonts:)``.
  ///
  /// - Throws: The diagnostics of the theme and the files that it extends.
  public static func decode(
    _ file: SourceFile, variation: String? = nil,
    resolving resolve: @escaping (String) throws -> SourceFile = { _ in
      throw UnavailableFile()
    },
    checkingImages checkImage: @escaping (ImageFile) throws -> Void = { _ in },
    checkingFonts checkFont: @escaping (FontFile) throws -> Void = { _ in }
  ) throws(Diagnostics) -> (theme: KeyboardTheme, warnings: [Diagnostic]) {
    let decoded = try decode(
      file, variation: variation, isTraced: false, sharesFiles: false, resolving: resolve,
      checkingImages: checkImage, checkingFonts: checkFont)
    return (decoded.theme, decoded.warnings)
  }

  /// Decodes a theme file, with the places of its styles and variables if it is traced.
  ///
  /// If the theme shares files, `resolve` decides how far paths may lead up from its folder.
  package static func decode(
    _ file: SourceFile, variation: String?, isTraced: Bool, sharesFiles: Bool = false,
    resolving resolve: @escaping (String) throws -> SourceFile,
    builtIn: @escaping (_ identifier: String) -> SourceFile? = { builtInFile(of: $0) },
    checkingImages checkImage: @escaping (ImageFile) throws -> Void,
    checkingFonts checkFont: @escaping (FontFile) throws -> Void = { _ in }
  ) throws(Diagnostics) -> (theme: KeyboardTheme, warnings: [Diagnostic], sources: ThemeSources?) {
    var reader = ThemeReader(
      resolve: resolve, sharesFiles: sharesFiles, builtIn: builtIn, checkImage: checkImage,
      checkFont: checkFont)
    reader.warnsAboutNoEffect = true
    if isTraced { reader.sources = ThemeSources() }
    let theme = reader.theme(file, variation: variation, checksAllVariations: true)
    if reader.hasErrors { throw reader.diagnostics }
    guard let theme else { preconditionFailure("Reading a theme failed without a diagnostic.") }
    return (theme, reader.diagnostics.list, reader.sources)
  }

  /// An error for references to other files where none can be read.
  public struct UnavailableFile: LocalizedError, CustomStringConvertible {

    /// Creates the error.
    public init() {}

    /// The message.
    public var description: String { "no other files can be read here" }

    /// The message.
    public var errorDescription: String? { description }
  }

  /// The identifiers of the built-in themes; no file is read.
  public static var builtInIdentifiers: [String] { EmbeddedThemes.identifiers }

  /// Returns the built-in theme of a name such as `tron`, or a variation such as `tron:sark`.
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
          code: .unknownThemeName,
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

  /// ``builtInLooks`` with a limited number of combinations of axes.
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

/// Files of the built-in themes, which are embedded in the library.
enum EmbeddedThemes {

  static let identifiers = embedded_themes().stems

  static func identifier(for name: String) -> String? {
    NearestNames.match(for: name, among: identifiers)
  }

  static func file(_ identifier: String) -> SourceFile? {
    embedded_themes().file("\(identifier).json")
  }
}
