import Glibc
import KeyboardDocuments

/// The identity of a file's content, as far as its metadata tell: a save changes it.
package struct FileStamp: Equatable {

  private let device: UInt
  private let number: UInt
  private let size: Int
  private let seconds: Int
  private let nanoseconds: Int

  /// Read the stamp of a file, or of a link's target; `nil` for a missing one.
  package init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = UInt(status.st_dev)
    number = UInt(status.st_ino)
    size = Int(status.st_size)
    seconds = status.st_mtim.tv_sec
    nanoseconds = status.st_mtim.tv_nsec
  }

  package static func folders(of path: String) -> [String] {
    var folders = [FilePath(path).folder]
    if let target = RealPath.text(of: path) { folders.append(FilePath(target).folder) }
    return folders
  }
}

package enum RealPath {

  /// Return the path with all links followed, or `nil` for a missing file.
  package static func text(of path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
