import Foundation

/// A lock that other processes respect, and that the system releases when this process ends.
enum FileLock {

  /// Do something while no other process or thread holds the lock on a file.
  ///
  /// The file is made if it doesn't exist, and stays.
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
