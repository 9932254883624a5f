package import KeyboardDocuments

/// The files that become a theme, and what people say about them.
package struct ImportSource: Sendable {

  /// At least one.
  package var files: [SourceFile]

  /// The names of colors by what they are for, or by the keys of a theme.
  package var map: [(target: String, name: String)] = []

  /// Whether what can't be read is an error, and not skipped.
  package var isComplete = false

  /// Read a file that another one names, by its path from the first file.
  package var companion: @Sendable (String) throws -> SourceFile = { _ in throw UnavailableFile() }

  private struct UnavailableFile: Error {}

  package init(_ file: SourceFile) {
    files = [file]
  }

  package var file: SourceFile { files[0] }

  /// The name without folders, so that results don't depend on where the file is.
  var name: String {
    files.count == 1 ? file.baseName : "\(file.baseName) and \(files.count - 1) more files"
  }
}
