import Glibc

/// The names in a folder, for editors that offer them.
package enum FolderListing {

  /// Return up to a number of wanted files and folders in alphabetical order; links and other items are
  /// neither, and a folder that can't be read has none.
  package static func entries(
    of folder: String, most: Int, where isWanted: (_ name: String) -> Bool = { _ in true }
  ) -> [(name: String, isFolder: Bool)] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var found: [(name: String, isFolder: Bool)] = []
    while found.count < most, let entry = readdir(stream) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard name != ".", name != "..", isWanted(name),
        let isFolder = isFolder(entry.pointee.d_type, folder + "/" + name)
      else { continue }
      found.append((name, isFolder))
    }
    return found.sorted { $0.name < $1.name }
  }

  /// Nil for what is neither a file nor a folder.
  private static func isFolder(_ type: UInt8, _ path: String) -> Bool? {
    switch Int(type) {
    case Int(DT_REG): return false
    case Int(DT_DIR): return true
    case Int(DT_UNKNOWN):
      // Some file systems don't tell.
      var status = stat()
      guard lstat(path, &status) == 0 else { return nil }
      switch status.st_mode & S_IFMT {
      case S_IFREG: return false
      case S_IFDIR: return true
      default: return nil
      }
    default: return nil
    }
  }
}
