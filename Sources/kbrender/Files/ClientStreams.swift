import Glibc
import KeyboardDocuments
import LanguageServer

/// Standard input and output, as the streams of a language server.
struct ClientStreams: ServerStreams {

  /// Connect to the standard streams.
  init() {
    // A client that is gone ends the server by an error of writing, not by a signal.
    signal(SIGPIPE, SIG_IGN)
  }

  /// The number of bytes that are read at once.
  private static let chunk = 1 << 16

  func read(waits: Bool) -> [UInt8]? {
    if !waits {
      var descriptor = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
      guard poll(&descriptor, 1, 0) > 0 else { return [] }
    }
    var bytes = [UInt8](repeating: 0, count: Self.chunk)
    while true {
      let count = Glibc.read(0, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      return count > 0 ? Array(bytes[..<count]) : nil
    }
  }

  func write(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count {
        let rest = UnsafeRawBufferPointer(rebasing: buffer[written...])
        let count = Glibc.write(1, rest.baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        written += count
      }
      return true
    }
  }
}
