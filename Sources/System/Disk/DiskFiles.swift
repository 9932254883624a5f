import Foundation
import Glibc
import KeyboardDocuments

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
    return try InputFile.read(
      path, isWritten ? .text : .picture
    ).bytes
  }

  private static let writtenSuffixes = [
    ".args", ".matrix", ".hashes", "/snapshots.json", "/manifest.json",
  ]

  package func write(_ bytes: [UInt8], to path: String) throws {
    // Nobody named the files of a site or suite one by one, so that links don't lead out of it.
    try OutputFile.write(
      bytes, to: path, creating: .all, followsLinks: false, replacesInputs: true)
  }

  package func append(_ bytes: [UInt8], to path: String) throws {
    try OutputFile.append(bytes, to: path)
  }

  package func remove(_ path: String) throws {
    guard Glibc.remove(path) == 0 else {
      throw CommandFailure(
        .environment, code: .output, "The file can't be deleted: \(SystemError.last.message)",
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

  package func removeLeftovers(in folder: String) {
    TemporaryFile.clear(in: [folder])
  }
}
