import Disk
import Foundation
import Studio

/// Tells a session that other programs have changed files.
enum FolderWatch {

  /// Changes come in groups: an editor that saves writes several files.
  private static let pause: Int32 = 50

  /// Do nothing if the system watches no more folders; files are then compared when they are saved.
  static func start(_ folder: String, telling thread: SessionThread) {
    Thread {
      guard let events = try? FolderEvents() else { return }
      while true {
        events.watch([folder])
        guard events.wait(milliseconds: -1) else { continue }
        while events.wait(milliseconds: Self.pause) {}
        thread.add { $0.filesChanged() }
      }
    }.start()
  }
}
