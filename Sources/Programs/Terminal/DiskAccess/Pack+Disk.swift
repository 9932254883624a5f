import Disk
package import KeyboardDocuments
import Synchronization
package import ThemePacks

extension Pack {

  /// The pack that was read last, which most files are read from.
  private static let last = Mutex<(path: String, stamp: FileStamp, pack: Pack)?>(nil)

  package static func onDisk(_ path: String) throws -> Pack {
    let stamp = FileStamp(path)
    let known = last.withLock { $0 }
    if let known, known.path == path, known.stamp == stamp { return known.pack }
    let pack = try Pack(InputFile.read(path, .archive))
    if let stamp { last.withLock { $0 = (path, stamp, pack) } }
    return pack
  }

  /// Return the pack that a path leads into, if any.
  static func onDisk(around path: String) throws -> Pack? {
    try place(PackPath(path)).map { try onDisk($0.pack) }
  }

  /// Return a file in a pack, or nil for other paths; where a theme is asked for, a pack stands for its own.
  static func file(_ path: String, _ budget: InputBudget) throws -> SourceFile? {
    guard let place = place(PackPath(path)), place.inner != nil || budget == .theme else {
      return nil
    }
    let pack = try onDisk(place.pack)
    return try place.inner.map { try pack.file($0) } ?? pack.theme
  }

  /// Return the path of the file on the disk that has the bytes of a path.
  package static func place(of path: String) -> String { place(PackPath(path))?.pack ?? path }

  /// Throw if a path leads into a pack, in which nothing is changed.
  package static func checkIsNone(_ path: String) throws(CommandFailure) {
    guard let place = place(PackPath(path)) else { return }
    throw CommandFailure(
      .invalidInput, code: .pack, "\(path.shortened.quoted) is a pack, in which nothing is changed",
      hints: ["`kbrender theme unpack \(place.pack.shortened)` makes a folder of it."])
  }

  /// Folders may have such names, too.
  private static func place(_ path: PackPath?) -> PackPath? {
    guard let path, !DiskFiles().isFolder(path.pack) else { return nil }
    return path
  }
}
