public import Foundation
public import KeyboardDocuments
public import KeyboardDrawing

extension KeyboardTheme {

  /// Decode a theme file.
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

  /// Decode a theme file and return the warnings.
  ///
  /// The parameters are those of ``init(decoding:variation:resolving:checkingImages:checkingFonts:)``.
  ///
  /// - Returns: The theme and the warnings, file by file from top to bottom.
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

  /// Decode a theme file, with the places of its styles and variables if it is traced.
  ///
  /// Paths may lead up from the theme's folder if it shares files: who resolves them decides how far.
  /// Built-in themes that it extends may be those of another time.
  ///
  /// - Throws: The diagnostics of the theme and the files that it extends.
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
    guard let theme else {
      preconditionFailure("Reading a theme failed without a diagnostic.")
    }
    return (theme, reader.diagnostics.list, reader.sources)
  }

  /// An error for references to other files where none can be read.
  public struct UnavailableFile: LocalizedError, CustomStringConvertible {

    /// Create the error.
    public init() {}

    /// The message.
    public var description: String { "no other files can be read here" }

    /// The message.
    public var errorDescription: String? { description }
  }
}
