import CLibrary
package import SourceText

extension OutputFile {

  static func createFolders(of path: String) throws { try createFolder(FilePath(path).folder) }

  package static func createFolder(_ folder: String) throws {
    try check(folder)
    let folder = FilePath(folder).withoutEndSlashes
    guard try !exists(folder) else { return }
    try createFolders(of: folder)
    guard mkdir(folder, 0o777) != 0, errno != EEXIST else { return }
    let error = SystemError.last
    // A folder that can't be created but exists, such as on a read-only disk, is no error.
    guard try !exists(folder) else { return }
    throw failure(error, path: folder)
  }

  /// Throws if no file can have a path; a name appended to an empty one would lead to the root.
  package static func check(_ path: String) throws(CommandFailure) {
    guard let reason = FilePath(path).problem else { return }
    throw CommandFailure(
      .invalidInput, code: .unwritableFile, reason, file: path.isEmpty ? nil : path)
  }

  private static func exists(_ path: String) throws -> Bool {
    var status = stat()
    if stat(path, &status) == 0 { return true }
    let error = SystemError.last
    guard error.number == ENOENT else { throw failure(error, path: path) }
    return false
  }

  static func failure(_ error: SystemError, path: String) -> CommandFailure {
    let reason = path == "-" && error.number == EBADF ? "It is closed" : error.message
    return CommandFailure(
      .environment, code: .unwritableFile, "The file can't be written: \(reason)",
      file: path == "-" ? "<stdout>" : path)
  }
}

/// Project that confines the files of other people.
package enum ProjectFolder {

  private static let signs = [".git", "kbrender.json"]
  private static let maximumFolders = 64

  package static func nearest(to folder: String) -> String? {
    guard var place = RealPath.text(of: folder) else { return nil }
    for _ in 0..<maximumFolders {
      let paths = signs.map { FilePath(place).appending($0) }
      if paths.contains(where: { RealPath.text(of: $0) != nil }) { return place }
      if place == "/" { break }
      place = FilePath(place).folder
    }
    return nil
  }

  /// Returns the project around a folder, its parent within the working directory, or itself.
  package static func root(around folder: String) -> String {
    if let project = nearest(to: folder) { return project }
    let parent = FilePath(folder).appending("..")
    return leads(parent, outOf: ".") ? folder : parent
  }

  /// Whether a path, or its nearest existing folder, leads out of a folder or to git, by links.
  package static func leads(_ path: String, outOf folder: String) -> Bool {
    var place = path
    while RealPath.text(of: place) == nil, FilePath(place).folder != place {
      place = FilePath(place).folder
    }
    guard let target = RealPath.text(of: place), let root = RealPath.text(of: folder) else {
      return true
    }
    guard target != root else { return false }
    return !FilePath(target).isWithin(root)
      || FilePath(String(target.dropFirst(root.count))).parts.contains(".git")
  }

  /// Returns the error of a path that leads out of all of some folders, or nil.
  package static func problem(of path: String, in folders: [String]) -> Diagnostic? {
    guard folders.allSatisfy({ leads(path, outOf: $0) }) else { return nil }
    return Diagnostic(
      code: .outsideProject, message: "\(path.quoted) is outside of the project",
      hints: ["A folder with .git or kbrender.json is a project; copy the file into it."])
  }
}
