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

  /// Take the lock of a file until the process ends; return whether it was free.
  package static func keep(_ path: String) -> Bool {
    let descriptor = descriptor(of: path)
    guard descriptor >= 0 else { return false }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      close(descriptor)
      return false
    }
    return true
  }

  /// Open a file for writing, which locks on network file systems require, or else a folder.
  private static func descriptor(of path: String) -> Int32 {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOCTTY | O_NONBLOCK, 0o600)
    guard descriptor < 0, errno == EISDIR else { return descriptor }
    return open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
  }
}
