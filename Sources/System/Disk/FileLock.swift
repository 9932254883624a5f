import Foundation

/// Advisory, between processes and threads; the system releases it when its process ends.
package enum FileLock {

  /// A missing file is created, and kept; while another one holds the lock, `waiting` is called
  /// once, and the call waits.
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

  /// Take the lock of a file until the process ends, which may then remove the file; return whether it
  /// was free.
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

  /// Open a file for writing, which locks on network file systems require, or else a folder.
  private static func descriptor(of path: String) -> Int32 {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOCTTY | O_NONBLOCK, 0o600)
    guard descriptor < 0, errno == EISDIR else { return descriptor }
    return open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
  }
}
