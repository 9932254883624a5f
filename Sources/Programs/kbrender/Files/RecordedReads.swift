import Disk
import KeyboardDocuments
import KeyboardPipeline
import Synchronization
import Terminal
import ThemePacks

final class RecordedReads: Sendable {

  private let read = Mutex<[String: FileStamp?]>([:])

  func recording(_ files: FileReader) -> FileReader {
    FileReader(
      file: { [self] path, limit in
        add(path)
        return try files.file(path, limit)
      },
      companion: { [self] path, theme in
        add(theme.folder + path)
        return try files.companion(path, theme)
      },
      checkFonts: files.checkFonts
    ).adding(fonts: files.fonts)
  }

  func take() -> [String: FileStamp?] {
    read.withLock { stamps in
      defer { stamps = [:] }
      return stamps
    }
  }

  /// Record a file, or the pack with it, before it is read: a change meanwhile is one after it.
  private func add(_ path: String) {
    let path = Pack.place(of: path)
    let stamp = FileStamp(path)
    read.withLock { stamps in
      if stamps[path] == nil { stamps[path] = .some(stamp) }
    }
  }
}
