import Foundation
import Glibc

/// A DevTools connection over a socket: JSON objects, each terminated by a zero byte.
final class DevToolsConnection {

  /// The event handlers of the pages, by the identifiers of their sessions.
  var listeners: [String: (String, DevToolsMessage) -> Void] = [:]

  private let socket: Int32
  private var received = Data()
  private var lastID = 0
  private let reasonOfEnd: () -> String

  init(socket: Int32, reasonOfEnd: @escaping () -> String) {
    self.socket = socket
    self.reasonOfEnd = reasonOfEnd
  }

  deinit {
    close(socket)
  }

  /// Send a command and wait for its response.
  @discardableResult
  func send(
    _ method: String, _ parameters: [String: Any] = [:], session: String? = nil,
    seconds: Double = 30
  ) throws -> DevToolsMessage {
    lastID += 1
    let id = lastID
    var message: [String: Any] = ["id": id, "method": method, "params": parameters]
    if let session { message["sessionId"] = session }
    try write(try JSONSerialization.data(withJSONObject: message) + [0])
    let deadline = Deadline(seconds: seconds)
    while true {
      guard let answer = try next(until: deadline) else { throw BrowserError.late(method) }
      guard answer.integer("id") == id else { continue }
      if let reason = answer.object("error").text("message") {
        throw BrowserError.refused(method, reason)
      }
      return answer.object("result")
    }
  }

  /// Handle messages until a condition is true; false on a timeout.
  func listen(until condition: () throws -> Bool, seconds: Double) throws -> Bool {
    let deadline = Deadline(seconds: seconds)
    while try !condition() {
      guard try next(until: deadline) != nil else { return try condition() }
    }
    return true
  }

  /// Return the next message, after its handler; nil on a timeout.
  private func next(until deadline: Deadline) throws -> DevToolsMessage? {
    while true {
      if let end = received.firstIndex(of: 0) {
        let bytes = received[received.startIndex..<end]
        received.removeSubrange(received.startIndex...end)
        guard let message = DevToolsMessage(bytes: Data(bytes)) else { continue }
        if let event = message.text("method"), let session = message.text("sessionId") {
          listeners[session]?(event, message.object("params"))
        }
        return message
      }
      guard try read(until: deadline) else { return nil }
    }
  }

  private func read(until deadline: Deadline) throws -> Bool {
    var descriptor = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    guard poll(&descriptor, 1, deadline.milliseconds) > 0 else { return false }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = recv(socket, &bytes, bytes.count, 0)
    guard count > 0 else { throw BrowserError.ended(reasonOfEnd()) }
    received.append(contentsOf: bytes[..<count])
    return true
  }

  /// Write bytes, without the signal of a closed socket.
  private func write(_ data: Data) throws {
    var rest = [UInt8](data)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { throw BrowserError.ended(reasonOfEnd()) }
      rest = rest.dropFirst(count)
    }
  }
}
