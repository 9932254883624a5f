import Foundation
import Glibc

/// A conversation with a browser over a socket: JSON objects, each with a zero byte after it.
final class DevToolsConnection {

  /// What is done with the events of each page, by the identifier of its session.
  var listeners: [String: (String, DevToolsMessage) -> Void] = [:]

  private let socket: Int32
  private var received = Data()
  private var lastID = 0
  private let reasonOfEnd: () -> String

  /// A conversation over a socket, which belongs to it from now on.
  init(socket: Int32, reasonOfEnd: @escaping () -> String) {
    self.socket = socket
    self.reasonOfEnd = reasonOfEnd
  }

  deinit {
    close(socket)
  }

  /// Sends a command and waits for its answer.
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

  /// Listens until something has become true; false if it never did.
  func listen(until condition: () throws -> Bool, seconds: Double) throws -> Bool {
    let deadline = Deadline(seconds: seconds)
    while try !condition() {
      guard try next(until: deadline) != nil else { return try condition() }
    }
    return true
  }

  /// The next message, after its listener heard it; nil if none came in time.
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

  /// Writes bytes, without the signal that a closed socket would send.
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
