import Foundation
import Synchronization

/// The messages for a session that nobody has read yet.
final class DevToolsInbox: Sendable {

  private let messages = Mutex<[Data?]>([])
  private let arrivals = DispatchSemaphore(value: 0)

  /// Add a message; nil if there will be no other one.
  func add(_ message: Data?) {
    messages.withLock { $0.append(message) }
    arrivals.signal()
  }

  /// Return the next message, nil at the end, or no result on a timeout.
  func next(until deadline: Deadline) -> Data?? {
    let time = DispatchTime.now() + .milliseconds(Int(deadline.milliseconds))
    guard arrivals.wait(timeout: time) == .success else { return nil }
    return messages.withLock { $0.removeFirst() }
  }
}

/// The commands and events of a page, or of the browser itself.
final class DevToolsSession {

  var listener: (String, DevToolsMessage) -> Void = { _, _ in }

  private let connection: DevToolsConnection
  private let id: String
  private let inbox = DevToolsInbox()

  /// Create the session of a page; that of the browser has no identifier.
  init(connection: DevToolsConnection, id: String = "") {
    self.connection = connection
    self.id = id
    connection.deliver(id, to: inbox)
  }

  deinit {
    connection.deliver(id, to: nil)
  }

  /// Send a command and wait for its response.
  @discardableResult
  func send(
    _ method: String, _ parameters: [String: Any] = [:], seconds: Double = 30
  ) throws -> DevToolsMessage {
    var message: [String: Any] = ["method": method, "params": parameters]
    if !id.isEmpty { message["sessionId"] = id }
    let number = try connection.write(message)
    let deadline = Deadline(seconds: seconds)
    while true {
      guard let answer = try next(until: deadline) else { throw BrowserError.late(method) }
      guard answer.integer("id") == number else { continue }
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
    guard let received = inbox.next(until: deadline) else { return nil }
    guard let bytes = received else {
      inbox.add(nil)
      throw connection.end
    }
    let message = DevToolsMessage(bytes: bytes) ?? DevToolsMessage([:])
    if let event = message.text("method") { listener(event, message.object("params")) }
    return message
  }
}
