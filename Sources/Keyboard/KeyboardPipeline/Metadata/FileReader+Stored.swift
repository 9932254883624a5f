package import KeyboardDocuments

extension StoredMetadata {

  /// Return the theme file that the picture was drawn with, and the files that it referred to; nil for
  /// a built-in theme.
  package func theme(
    named name: String
  ) -> (file: SourceFile, companions: [String: [UInt8]])? {
    text(of: .theme).map { (SourceFile(name: name, text: $0), themeFiles) }
  }

  private var themeFiles: [String: [UInt8]] {
    text(of: .themeFiles).flatMap(StoredFiles.files) ?? [:]
  }

  /// No other file is read, because the picture may come from anybody.
  package var files: FileReader {
    let locale = text(of: .locale)
    let localePath = (try? arguments())?.render["locale-file"]
    let themeFiles = themeFiles
    return FileReader(
      file: { [self] path, _ in
        guard path == localePath, let locale else {
          throw problem("This picture doesn't contain the file \(path.quoted)")
        }
        return SourceFile(name: path, text: locale)
      },
      companion: { path, theme in
        guard let bytes = themeFiles[path] else { throw NotStored() }
        return SourceFile(name: theme.folder + path, bytes: bytes)
      })
  }

  private struct NotStored: Error, CustomStringConvertible {
    let description = "the picture doesn't contain it"
  }
}
