#if Studio
import Foundation
import Glibc

/// A socket to a server, which sends whatever bytes a test wants.
final class Connection {

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private let descriptor: Int32
  private var received: [UInt8] = []

  /// How long anything may take before a test gives up, in milliseconds.
  private static let patience: Int32 = 60_000

  init(port: Int, receiveBytes: Int32? = nil) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    if var receiveBytes {
      setsockopt(
        descriptor, SOL_SOCKET, SO_RCVBUF, &receiveBytes, socklen_t(MemoryLayout<Int32>.size))
    }
    // Programs of other tests don't inherit it.
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let descriptor = descriptor
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, size) }
    }
    guard result == 0 else {
      throw Failure(description: "no connection: \(String(cString: strerror(errno)))")
    }
  }

  deinit {
    close(descriptor)
  }

  @discardableResult
  func send(_ bytes: some Collection<UInt8>) -> Bool {
    let bytes = Array(bytes)
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.send(
          descriptor, $0.baseAddress?.advanced(by: sent), bytes.count - sent,
          Int32(MSG_NOSIGNAL))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }

  @discardableResult
  func send(_ text: String) -> Bool { send(text.utf8) }

  func finish() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// Whether there is something to receive, without waiting.
  var hasBytes: Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return !received.isEmpty || poll(&request, 1, 0) > 0
  }

  /// Wait for bytes; nil at the end of the connection.
  func receive() throws -> [UInt8]? {
    if !received.isEmpty {
      defer { received = [] }
      return received
    }
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, Self.patience) > 0 else {
      throw Failure(description: "the server says nothing")
    }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(descriptor, &chunk, chunk.count)
    // A server that closes with unread bytes resets the connection.
    return count > 0 ? Array(chunk[..<count]) : nil
  }

  /// Wait for the bytes up to a mark, which is left out; nil if the connection ends before.
  func receive(upTo mark: String) throws -> [UInt8]? {
    let mark = Array(mark.utf8)
    var bytes: [UInt8] = []
    while true {
      guard let more = try receive() else { return nil }
      bytes += more
      if let range = bytes.firstRange(of: mark) {
        received = Array(bytes[range.upperBound...])
        return Array(bytes[..<range.lowerBound])
      }
    }
  }

  func receive(count: Int) throws -> [UInt8]? {
    var bytes: [UInt8] = []
    while bytes.count < count {
      guard let more = try receive() else { return nil }
      bytes += more
    }
    received = Array(bytes[count...])
    return Array(bytes[..<count])
  }

  func receiveAll() throws -> [UInt8] {
    var bytes: [UInt8] = []
    while let more = try receive() { bytes += more }
    return bytes
  }

  // MARK: Replies

  /// Read one response; nil if the connection ends before.
  func reply() throws -> Reply? {
    guard let head = try receive(upTo: "\r\n\r\n") else { return nil }
    var reply = Reply(head: String(decoding: head, as: UTF8.self))
    if let length = reply.fields["content-length"].flatMap({ Int($0) }) {
      guard let body = try receive(count: length) else { return nil }
      reply.body = body
    }
    return reply
  }

  /// Read one chunk of a response whose length nobody knows.
  func chunk() throws -> String? {
    guard let size = try receive(upTo: "\r\n"),
      let count = Int(String(decoding: size, as: UTF8.self), radix: 16),
      let bytes = try receive(count: count + 2)
    else { return nil }
    return String(decoding: bytes.dropLast(2), as: UTF8.self)
  }
}
#endif
