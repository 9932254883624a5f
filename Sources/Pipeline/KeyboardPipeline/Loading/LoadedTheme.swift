import KeyboardRender
package import KeyboardStyling
package import SourceText

/// Theme with its file, the files it refers to, and warnings.
package struct LoadedTheme: Sendable {

  package let theme: KeyboardTheme
  package private(set) var file: SourceFile?

  /// The referenced files by their paths in the theme, such as `./wood.jpg`.
  package private(set) var companions: [String: [UInt8]] = [:]

  /// The built-in themes that it extends, and those that they do, by identifier.
  package private(set) var bases: [String: [UInt8]] = [:]

  package private(set) var warnings: [Diagnostic] = []
  package private(set) var sources: ThemeSources?

  package init(_ theme: KeyboardTheme) { self.theme = theme }

  package init(
    _ choice: RenderRequest.ThemeChoice, files: FileReader, isTraced: Bool = false
  ) throws {
    switch choice {
    case .builtIn(let text):
      let name = ThemeName(text)
      if isTraced, let file = KeyboardTheme.builtInFile(of: name.theme) {
        try self.init(file, variation: name.variation, files: files, isTraced: true)
      } else {
        self.init(try .builtIn(text))
      }
    case .file(let path):
      let name = ThemeName(path)
      try self.init(
        try files.file(name.theme, .theme), variation: name.variation, files: files,
        isTraced: isTraced)
    case .document(let file, let companions):
      try self.init(
        file, variation: ThemeName(file.name).variation, knowing: companions, files: files,
        isTraced: isTraced)
    }
  }

  /// Known files and themes are not read again; `isTraced` records the places of styles.
  package init(
    _ file: SourceFile, variation: String? = nil, knowing known: [String: [UInt8]] = [:],
    files: FileReader, isTraced: Bool = false
  ) throws(Diagnostics) {
    var found: [String: [UInt8]] = [:]
    var bases: [String: [UInt8]] = [:]
    (theme, warnings, sources) = try KeyboardTheme.decode(
      file, variation: variation, isTraced: isTraced, sharesFiles: true,
      resolving: { path in
        let companion =
          try known[path].map { SourceFile(name: file.folder + path, bytes: $0) }
          ?? files.companion(path, file)
        found[path] = companion.bytes
        return companion
      },
      builtIn: { identifier in
        let base =
          known[identifier].map { SourceFile(name: "\(identifier).json", bytes: $0) }
          ?? files.builtIn(identifier)
        bases[identifier] = base?.bytes
        return base
      },
      checkingImages: { try KeyboardRenderer.check($0) },
      checkingFonts: { try KeyboardRenderer.check($0) })
    companions = found
    self.bases = bases
    self.file = file
  }
}

extension SourceFile {

  package var folder: String { FilePath(name).prefix }
}
