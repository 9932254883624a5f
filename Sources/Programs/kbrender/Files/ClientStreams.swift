import CLibrary
import Disk
import KeyboardPipeline
import LanguageServer
import Synchronization
import Terminal
import ThemePacks

/// Standard streams of a language server, with a pipe to wake it.
struct ClientStreams: ServerStreams {

  private let wakePipe: (read: Int32, write: Int32)

  init() {
    // A client that is gone ends the server by an error of writing, not by a signal.
    signal(SIGPIPE, SIG_IGN)
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    wakePipe = (ends[0], ends[1])
  }

  var wake: @Sendable () -> Void {
    { [end = wakePipe.write] in
      var byte: UInt8 = 0
      _ = Glibc.write(end, &byte, 1)
    }
  }

  private static let chunk = 1 << 16

  func read(within milliseconds: Int32?) -> [UInt8]? {
    guard hasArrived(within: milliseconds) else { return [] }
    var bytes = [UInt8](repeating: 0, count: Self.chunk)
    while true {
      let count = Glibc.read(0, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      return count > 0 ? Array(bytes[..<count]) : nil
    }
  }

  private func hasArrived(within milliseconds: Int32?) -> Bool {
    let wakePipe = milliseconds == 0 ? -1 : wakePipe.read
    var sources = [0, wakePipe].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while poll(&sources, nfds_t(sources.count), milliseconds ?? -1) < 0 {
      guard errno == EINTR else { return true }
    }
    if sources[0].revents != 0 { return true }
    var byte: UInt8 = 0
    if sources[1].revents != 0 { _ = Glibc.read(wakePipe, &byte, 1) }
    return false
  }

  func write(_ bytes: [UInt8]) -> Bool { StandardStreams.write(bytes, to: 1) }
}

/// Recorder of the files that a rendering reads, with their stamps.
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

  func take() -> [String: FileStamp?] { read.withLock { exchange(&$0, with: [:]) } }

  /// Records a file, or the pack with it, before it is read: a change meanwhile is one after it.
  private func add(_ path: String) {
    let path = Pack.place(of: path)
    let stamp = FileStamp(path)
    read.withLock { stamps in
      if stamps[path] == nil { stamps[path] = .some(stamp) }
    }
  }
}
