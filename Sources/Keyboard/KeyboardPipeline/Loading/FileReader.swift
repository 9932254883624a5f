package import KeyboardDocuments

/// Reads the files of requests: from a disk, unsaved texts of an editor, or a test.
///
/// The stages rethrow the errors of its closures.
package struct FileReader: Sendable {

  /// The function that reads the file at a user's path, up to a limit of bytes.
  package var file: @Sendable (_ path: String, _ limit: Int) throws -> SourceFile

  /// The function that reads a file referenced by a theme, by a path relative to its folder.
  package var companion: @Sendable (_ path: String, _ theme: SourceFile) throws -> SourceFile

  /// The function that checks a folder of fonts before a library scans it.
  package var checkFonts: @Sendable (_ folder: String) throws -> Void

  package init(
    file: @escaping @Sendable (_ path: String, _ limit: Int) throws -> SourceFile,
    companion: @escaping @Sendable (_ path: String, _ theme: SourceFile) throws -> SourceFile,
    checkFonts: @escaping @Sendable (_ folder: String) throws -> Void = { _ in }
  ) {
    self.file = file
    self.companion = companion
    self.checkFonts = checkFonts
  }
}
