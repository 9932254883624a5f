import Disk
import Foundation
import Studio
import Synchronization

/// Tells a session that other programs have changed files.
final class FolderWatch: Sendable {

  private let folders = Mutex<Set<String>>([])

  /// Changes come in groups: an editor that saves writes several files.
  private static let pause: Int32 = 50

  /// Until other folders are watched.
  private static let look: Int32 = 500

  /// Watch these folders, instead of those before.
  func set(_ folders: Set<String>) { self.folders.withLock { $0 = folders } }

  /// Do nothing if the system watches no more folders; files are then compared when they are saved.
  func start(telling thread: SessionThread) {
    Thread { [self] in
      guard let events = try? FolderEvents() else { return }
      while true {
        events.watch(folders.withLock(\.self))
        guard events.wait(milliseconds: Self.look) else { continue }
        while events.wait(milliseconds: Self.pause) {}
        thread.add { $0.filesChanged() }
      }
    }.start()
  }
}
