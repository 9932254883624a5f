package import KeyboardDocuments

/// The project that confines the files of other people.
package enum ProjectFolder {

  private static let signs = [".git", "kbrender.json"]
  private static let mostFolders = 64

  /// Returns the nearest folder with a sign of a project.
  package static func nearest(to folder: String) -> String? {
    guard var place = RealPath.text(of: folder) else { return nil }
    for _ in 0..<mostFolders {
      let paths = signs.map { FilePath(place).appending($0) }
      if paths.contains(where: { RealPath.text(of: $0) != nil }) { return place }
      if place == "/" { break }
      place = FilePath(place).folder
    }
    return nil
  }

  /// Returns the folder that files named in a folder stay in.
  ///
  /// It is the project. Without one, it is the parent folder if that is in the working directory, or else the
  /// folder itself.
  package static func root(around folder: String) -> String {
    if let project = nearest(to: folder) { return project }
    let parent = FilePath(folder).appending("..")
    return leads(parent, outOf: ".") ? folder : parent
  }

  /// Whether a path leads out of a folder, or to files of git, if links are followed.
  ///
  /// The nearest existing folder decides for a missing file, and for a path into a pack.
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
