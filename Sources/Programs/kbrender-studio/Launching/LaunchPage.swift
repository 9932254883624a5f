import Foundation
import Glibc
import Synchronization

/// A file that leads a browser to the studio, once.
///
/// The arguments of a program can be read by all users of a machine, and its address has the token, so
/// that the browser is started with the path of a file which only this user can read.
final class LaunchPage: Sendable {

  let path: String
  private let isThere = Mutex(true)

  /// Nil if the file can't be made.
  init?(leadingTo address: String, in folder: String) {
    path = "\(folder)/kbrender-studio-\(UInt64.random(in: .min ... .max)).html"
    let text = """
      <!doctype html>
      <meta charset="utf-8">
      <meta name="referrer" content="no-referrer">
      <meta http-equiv="refresh" content="0; url=\(address)">
      <title>Studio</title>
      <a href="\(address)">Studio</a>\n
      """
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    let bytes = Array(text.utf8)
    guard write(descriptor, bytes, bytes.count) == bytes.count else {
      remove()
      return nil
    }
  }

  func remove() {
    isThere.withLock { isThere in
      if isThere { unlink(path) }
      isThere = false
    }
  }
}
