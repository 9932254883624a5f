package import KeyboardDocuments

/// Reads the files that requests name: from a disk, an editor with unsaved texts, or a test.
///
/// Whatever its closures throw, the stages throw on.
package struct FileReader: Sendable {

  /// Reads the file at a path that users write, of at most so many bytes.
  package var file: @Sendable (_ path: String, _ limit: Int) throws -> SourceFile

  /// Reads the file that a theme names by a path relative to its folder.
  package var companion: @Sendable (_ path: String, _ theme: SourceFile) throws -> SourceFile

  /// A reader of files.
  package init(
    file: @escaping @Sendable (_ path: String, _ limit: Int) throws -> SourceFile,
    companion: @escaping @Sendable (_ path: String, _ theme: SourceFile) throws -> SourceFile
  ) {
    self.file = file
    self.companion = companion
  }
}
