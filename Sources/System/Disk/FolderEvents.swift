import Glibc

/// Folders are watched rather than files, since most editors save by renaming a new file over the
/// old one.
package final class FolderEvents {

  private let descriptor: Int32
  private var watched: [String: Int32] = [:]

  /// A new file counts once it is closed or renamed, not while it is being written.
  private static let mask = UInt32(
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_DELETE_SELF | IN_MOVE_SELF
      | IN_ONLYDIR)

  package init() throws(SystemError) {
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { throw .last }
  }

  deinit {
    close(descriptor)
  }

  /// Folders that don't exist are tried again by the next call.
  package func watch(_ folders: Set<String>) {
    for (folder, watch) in watched where !folders.contains(folder) {
      inotify_rm_watch(descriptor, watch)
      watched[folder] = nil
    }
    for folder in folders {
      // A folder that was replaced is another one under the same name; a known one has its number.
      let watch = inotify_add_watch(descriptor, folder, Self.mask)
      watched[folder] = watch >= 0 ? watch : nil
    }
  }

  /// Return whether there were any events, which are dropped.
  package func wait(milliseconds: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, milliseconds) > 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 16 << 10)
    while read(descriptor, &buffer, buffer.count) > 0 {}
    return true
  }
}
