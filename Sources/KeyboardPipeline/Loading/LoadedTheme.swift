package import KeyboardDocuments
import KeyboardRender
package import KeyboardStyling

/// A theme together with the files that it was read from.
package struct LoadedTheme: Sendable {

  /// The theme.
  package let theme: KeyboardTheme

  /// The theme's own file; nil for a built-in theme.
  package let file: SourceFile?

  /// The bytes of the files that it names, by their paths as the theme has them, such as `./wood.jpg`.
  package let companions: [String: [UInt8]]

  /// The warnings about the files.
  package let warnings: [Diagnostic]

  /// A theme without files.
  package init(_ theme: KeyboardTheme) {
    self.theme = theme
    file = nil
    companions = [:]
    warnings = []
  }

  /// The theme of a choice.
  ///
  /// - Throws: Everything that is wrong with the theme, or the error of the file reader.
  package init(_ choice: RenderRequest.ThemeChoice, files: FileReader) throws {
    switch choice {
    case .builtIn(let name): self.init(try .builtIn(name))
    case .file(let path):
      let name = ThemeName(path)
      try self.init(
        try Self.source(name.theme, files: files), variation: name.variation, files: files)
    case .document(let file, let companions):
      try self.init(
        file, variation: ThemeName(file.name).variation, knowing: companions, files: files)
    }
  }

  /// Reads the theme in a file or one of its variations.
  ///
  /// - Parameters:
  ///   - file: The theme file.
  ///   - variation: The variation, or nil for the theme itself.
  ///   - known: Files by their paths that the file reader isn't asked for.
  ///   - files: Reads the files that the theme names.
  /// - Throws: Everything that is wrong with the theme.
  package init(
    _ file: SourceFile, variation: String? = nil, knowing known: [String: [UInt8]] = [:],
    files: FileReader
  ) throws(Diagnostics) {
    var found: [String: [UInt8]] = [:]
    (theme, warnings) = try KeyboardTheme.decode(
      file, variation: variation,
      resolving: { path in
        let companion =
          try known[path].map { SourceFile(name: file.folder + path, bytes: $0) }
          ?? files.companion(path, file)
        found[path] = companion.bytes
        return companion
      },
      checkingImages: { try KeyboardRenderer.check($0) })
    companions = found
    self.file = file
  }

  /// The text of the theme file at a path without a variation.
  package static func source(_ path: String, files: FileReader) throws -> SourceFile {
    try files.file(path, KeyboardTheme.largestFileSize)
  }
}

extension SourceFile {

  /// The folder of the file with a slash at its end; empty for a name without folders.
  package var folder: String { name.lastIndex(of: "/").map { String(name[...$0]) } ?? "" }
}
