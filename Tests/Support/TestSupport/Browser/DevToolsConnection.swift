import Foundation
import Glibc
import Synchronization

/// A DevTools connection over a socket: JSON objects, each terminated by a zero byte.
///
/// A thread reads from the socket, and adds each message to the inbox of its session.
final class DevToolsConnection: Sendable {

  private struct State {
    var inboxes: [String: DevToolsInbox] = [:]
    var isEnded = false
  }

  private let socket: Int32
  private let state = Mutex(State())
  private let lastID = Mutex(0)
  private let turn = Mutex(())
  private let reasonOfEnd: @Sendable () -> String

  init(socket: Int32, reasonOfEnd: @escaping @Sendable () -> String) {
    self.socket = socket
    self.reasonOfEnd = reasonOfEnd
    Thread.detachNewThread { self.receive() }
  }

  deinit {
    close(socket)
  }

  var isEnded: Bool { state.withLock { $0.isEnded } }

  var end: BrowserError { .ended(reasonOfEnd()) }

  /// Send a command to the browser itself, and return a member of its response.
  @discardableResult
  func command(
    _ method: String, _ parameters: [String: Any] = [:], returning member: String = "",
    seconds: Double = 30
  ) throws -> String {
    try turn.withLock { _ in
      let browser = DevToolsSession(connection: self)
      return try browser.send(method, parameters, seconds: seconds).text(member) ?? ""
    }
  }

  /// Write a message with the next identifier, which is returned.
  func write(_ message: [String: Any]) throws -> Int {
    try lastID.withLock { lastID in
      lastID += 1
      let numbered = message.merging(["id": lastID]) { $1 }
      var rest = [UInt8](try JSONSerialization.data(withJSONObject: numbered) + [0])[...]
      while !rest.isEmpty {
        // Without the signal of a closed socket.
        let count = rest.withUnsafeBytes {
          send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
        guard count > 0 else { throw end }
        rest = rest.dropFirst(count)
      }
      return lastID
    }
  }

  /// Set the inbox of a session; nil drops its messages.
  func deliver(_ session: String, to inbox: DevToolsInbox?) {
    state.withLock { state in
      state.inboxes[session] = inbox
      if state.isEnded { inbox?.add(nil) }
    }
  }

  private func receive() {
    var received = Data()
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = recv(socket, &bytes, bytes.count, 0), count > 0 {
      received.append(contentsOf: bytes[..<count])
      var parts = received.split(separator: 0, omittingEmptySubsequences: false)
      received = Data(parts.removeLast())
      for message in parts {
        let session = DevToolsMessage(bytes: message)?.text("sessionId") ?? ""
        state.withLock { $0.inboxes[session]?.add(message) }
      }
    }
    state.withLock { state in
      state.isEnded = true
      for inbox in state.inboxes.values { inbox.add(nil) }
    }
  }
}
