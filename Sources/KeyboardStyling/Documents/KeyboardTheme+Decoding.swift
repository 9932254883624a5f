public import KeyboardDocuments
public import KeyboardDrawing

extension KeyboardTheme {

  /// The most bytes that a theme file may have: room for a picture of 8 MB that stands in it.
  public static let largestFileSize = 12 << 20

  /// Reads a theme file, or throws everything that is wrong with it.
  ///
  /// The format is described in `Themes/README.md`. Comments and trailing commas are accepted.
  ///
  /// - Parameters:
  ///   - file: The theme file.
  ///   - variation: One of the theme's variations, or of those of the theme it extends; case, `-` and
  ///     `_` don't matter.
  ///   - resolve: Gives a file that the theme names; the path is relative to the theme's folder, begins
  ///     with `./` and never leads out of that folder.
  ///   - checkImage: Finds out whether a picture that the theme names can be drawn, and throws why it
  ///     can't; its header has been read already.
  /// - Throws: Everything that is wrong with the theme and the files that it extends.
  public init(
    decoding file: SourceFile, variation: String? = nil,
    resolving resolve: @escaping (String) throws -> SourceFile = { _ in
      throw UnavailableFile()
    },
    checkingImages checkImage: @escaping (ImageFile) throws -> Void = { _ in }
  ) throws(Diagnostics) {
    self = try Self.decode(
      file, variation: variation, resolving: resolve, checkingImages: checkImage
    ).theme
  }

  /// Reads a theme file like ``init(decoding:variation:resolving:checkingImages:)``, and tells what is
  /// worth knowing of it although it can be used.
  ///
  /// - Returns: The theme and the warnings, file by file from top to bottom.
  /// - Throws: Everything that is wrong with the theme and the files that it extends.
  public static func decode(
    _ file: SourceFile, variation: String? = nil,
    resolving resolve: @escaping (String) throws -> SourceFile = { _ in
      throw UnavailableFile()
    },
    checkingImages checkImage: @escaping (ImageFile) throws -> Void = { _ in }
  ) throws(Diagnostics) -> (theme: KeyboardTheme, warnings: [Diagnostic]) {
    var reader = ThemeReader(resolve: resolve, checkImage: checkImage)
    let theme = reader.theme(file, variation: variation, checksAllVariations: true)
    if reader.hasErrors { throw reader.diagnostics }
    guard let theme else {
      preconditionFailure("Reading a theme failed without a diagnostic.")
    }
    return (theme, reader.diagnostics.list)
  }

  /// Says that no other files can be read where a theme names one.
  public struct UnavailableFile: Error, CustomStringConvertible {

    /// The error.
    public init() {}

    /// What to tell the user.
    public var description: String { "no other files can be read here" }
  }
}
