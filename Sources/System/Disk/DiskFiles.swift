import CLibrary
import Foundation
import SourceText

/// Files on disk, written atomically.
package struct DiskFiles: FileStore {

  package init() {}

  package func status(of path: String) -> FileStatus? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    let isLink = status.st_mode & S_IFMT == S_IFLNK
    guard !isLink || stat(path, &status) == 0 else { return FileStatus(.nothing, isLink: true) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return FileStatus(.file, isLink: isLink)
    case S_IFDIR: return FileStatus(.folder, isLink: isLink)
    default: return FileStatus(.other, isLink: isLink)
    }
  }

  package func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder)
  }

  package func bytes(of path: String) throws -> [UInt8] {
    // Goldens may be as large as pictures; the files of a suite that people write may not.
    let isWritten = Self.writtenSuffixes.contains { path.hasSuffix($0) }
    return try InputFile.read(path, isWritten ? .text : .picture).bytes
  }

  private static let writtenSuffixes = [
    ".args", ".matrix", ".hashes", "/snapshots.json", "/manifest.json",
  ]

  package func write(_ bytes: [UInt8], to path: String) throws {
    // Files of a site or suite weren't named one by one, so links don't lead out of it.
    try OutputFile.write(bytes, to: path, followsLinks: false, replacesInputs: true)
  }

  package func append(_ bytes: [UInt8], to path: String) throws {
    try OutputFile.append(bytes, to: path)
  }

  package func remove(_ path: String) throws {
    guard Glibc.remove(path) == 0 else {
      throw CommandFailure(
        .environment, code: .unwritableFile,
        "The file can't be deleted: \(SystemError.last.message)",
        file: path)
    }
  }

  package func withLock<Output>(
    on folder: String, waiting: () -> Void, _ body: () throws -> Output
  ) throws -> Output {
    if status(of: folder) == nil {
      try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    let failure = CommandFailure(
      .environment, code: .lock, "The folder can't be locked", file: folder)
    return try FileLock.withLock(
      path: folder, unlockable: failure as any Error, waiting: waiting, body)
  }

  // Programs can set the time of modification, but not this one.
  package func changeTime(of path: String) -> FileTime? {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return FileTime(seconds: status.st_ctim.tv_sec, nanoseconds: status.st_ctim.tv_nsec)
  }

  package func project(around folder: String) -> String? { ProjectFolder.root(around: folder) }

  package func removeLeftovers(in folder: String) { TemporaryFile.clear(in: [folder]) }
}

/// Names in a folder, for completion in editors.
package enum FolderListing {

  /// Returns some files and folders in alphabetical order, without links; none if unreadable.
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

/// Version of a file by its metadata; changes on every save.
package struct FileStamp: Equatable {

  private let device: UInt
  private let number: UInt
  private let size: Int
  private let seconds: Int
  private let nanoseconds: Int

  /// Reads the stamp of a file, or of a link's target; `nil` for a missing one.
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

/// Resolver of links in paths.
package enum RealPath {

  /// Returns the path with all links followed, or `nil` for a missing file.
  package static func text(of path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
