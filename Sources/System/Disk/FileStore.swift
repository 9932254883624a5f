import Foundation

/// Access to files, which tests replace by memory.
package protocol FileStore: Sendable {

  func status(of path: String) -> FileStatus?

  func names(in folder: String) throws -> [String]

  func bytes(of path: String) throws -> [UInt8]

  /// Writes a file atomically, creating missing parent folders.
  func write(_ bytes: [UInt8], to path: String) throws

  /// Adds bytes to the end of a file, which is created if missing.
  func append(_ bytes: [UInt8], to path: String) throws

  func remove(_ path: String) throws

  /// Creates a missing folder; calls `waiting` once while another process has the lock.
  func withLock<Output>(
    on folder: String, waiting: () -> Void, _ body: () throws -> Output
  ) throws -> Output

  /// Returns when the content or status of a file last changed, or nil if the store doesn't know.
  func changeTime(of path: String) -> FileTime?

  /// Returns the folder that files named in a folder stay in, or nil without a limit.
  func project(around folder: String) -> String?

  /// Deletes the temporary files in a folder whose processes were ended before they could.
  func removeLeftovers(in folder: String)
}

// The files of a single process need none of these.
extension FileStore {

  package func withLock<Output>(
    on folder: String, waiting: () -> Void, _ body: () throws -> Output
  ) throws -> Output { try body() }

  package func removeLeftovers(in folder: String) {}

  package func project(around folder: String) -> String? { nil }

  package func changeTime(of path: String) -> FileTime? { nil }

  /// Whether a file or folder exists, with links followed.
  package func exists(_ path: String) -> Bool {
    status(of: path).map { $0.target != .nothing } ?? false
  }

  package func isFolder(_ path: String) -> Bool { status(of: path)?.target == .folder }

  package func knownBytes(of path: String) -> [UInt8]? {
    exists(path) ? try? bytes(of: path) : nil
  }
}

/// By the clock of its file system.
package struct FileTime: Hashable, Comparable, Sendable {

  package var seconds: Int
  package var nanoseconds: Int

  package static func < (first: FileTime, second: FileTime) -> Bool {
    (first.seconds, first.nanoseconds) < (second.seconds, second.nanoseconds)
  }
}

/// Kind of item at a path, and whether a link leads to it.
package struct FileStatus: Hashable, Sendable {

  /// The kind of item, with links followed; `nothing` for a dangling link.
  package enum Target: Hashable, Sendable {
    case file, folder, other, nothing
  }

  package var target: Target
  package var isLink: Bool

  package init(_ target: Target, isLink: Bool = false) {
    self.target = target
    self.isLink = isLink
  }
}

/// Advisory, between processes and threads; the system releases it when its process ends.
package enum FileLock {

  /// Creates and keeps a missing file; calls `waiting` once while another process has the lock.
  package static func withLock<Result, Failure: Error>(
    path: String, unlockable: Failure, waiting: () -> Void = {},
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let descriptor = descriptor(of: path)
    guard descriptor >= 0 else { throw unlockable }
    defer { close(descriptor) }
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      if errno == EWOULDBLOCK { waiting() }
      while flock(descriptor, LOCK_EX) != 0 {
        guard errno == EINTR else { throw unlockable }
      }
    }
    return try body()
  }

  /// Takes a lock until the process ends; returns whether it was free.
  package static func keep(_ path: String) -> Bool {
    while true {
      let descriptor = descriptor(of: path)
      guard descriptor >= 0 else { return false }
      let isFree = flock(descriptor, LOCK_EX | LOCK_NB) == 0
      if isFree, isFile(descriptor, at: path) { return true }
      close(descriptor)
      // The lock of a file that was removed meanwhile keeps nobody out.
      guard isFree else { return false }
    }
  }

  private static func isFile(_ descriptor: Int32, at path: String) -> Bool {
    var (open, named) = (stat(), stat())
    return fstat(descriptor, &open) == 0 && stat(path, &named) == 0
      && (open.st_dev, open.st_ino) == (named.st_dev, named.st_ino)
  }

  /// Opens a file for writing, which locks on network file systems require, or else a folder.
  private static func descriptor(of path: String) -> Int32 {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOCTTY | O_NONBLOCK, 0o600)
    guard descriptor < 0, errno == EISDIR else { return descriptor }
    return open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
  }
}
