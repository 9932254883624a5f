import Glibc
package import KeyboardDocuments

extension OutputFile {

  package enum MissingFolders: Sendable {

    /// A longer missing path is rather a slip than a wish.
    case last

    case all
  }

  static func createFolders(of path: String, _ missing: MissingFolders) throws {
    try createFolder(FilePath(path).folder, missing)
  }

  package static func createFolder(_ folder: String, _ missing: MissingFolders) throws {
    try check(folder)
    let folder = FilePath(folder).withoutEndSlashes
    guard try !exists(folder) else { return }
    if missing == .all {
      try createFolders(of: folder, .all)
    } else {
      let outer = FilePath(folder).folder
      guard try exists(outer) else {
        throw CommandFailure(
          .invalidInput, code: .output, "There is no folder “\(outer)”",
          hints: ["--make-dirs creates all missing folders."])
      }
    }
    guard mkdir(folder, 0o777) != 0, errno != EEXIST else { return }
    let error = SystemError.last
    // A folder that can't be created but exists, such as on a read-only disk, is no error.
    guard try !exists(folder) else { return }
    throw failure(error, path: folder)
  }

  /// Throw if no file can have a path; a name appended to an empty one would lead to the root.
  package static func check(_ path: String) throws(CommandFailure) {
    guard let reason = FilePath(path).problem else { return }
    throw CommandFailure(
      .invalidInput, code: .output, reason, file: path.isEmpty ? nil : path)
  }

  private static func exists(_ path: String) throws -> Bool {
    var status = stat()
    if stat(path, &status) == 0 { return true }
    let error = SystemError.last
    guard error.number == ENOENT else { throw failure(error, path: path) }
    return false
  }

  static func failure(_ error: SystemError, path: String) -> CommandFailure {
    CommandFailure(
      .environment, code: .output, "The file can't be written: \(error.message)",
      file: path == "-" ? "<stdout>" : path)
  }
}
