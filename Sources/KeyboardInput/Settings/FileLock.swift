import Foundation

/// An advisory lock between processes, released by the system when the process ends.
enum FileLock {

  /// Run a closure while no other process or thread holds the lock on a file.
  ///
  /// The file is created if necessary, and kept.
  ///
  /// - Throws: ``SettingsFileError/unlockable``, or the error of the closure.
  static func withLock<Result>(
    path: String, _ body: () throws(SettingsFileError) -> Result
  ) throws(SettingsFileError) -> Result {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .unlockable }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { throw .unlockable }
    }
    return try body()
  }
}
