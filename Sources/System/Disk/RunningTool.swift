import CLibrary
import Foundation
package import SourceText
import Synchronization

/// Another program that answers each line by one.
package final class RunningTool: Sendable {

  /// Exit code of a finished program, or nil if it gave no answer.
  package struct Failure: Error {
    package let exitCode: Int32?

    package init(exitCode: Int32?) { self.exitCode = exitCode }
  }

  /// The socket, and what was read after the last line.
  private let connection: Mutex<(socket: Int32, rest: [UInt8])>
  private let process: Mutex<Process>
  private let budget: InputBudget

  /// Starts a program with the environment and the standard error of this one.
  package init(_ path: String, _ arguments: [String], budget: InputBudget) throws(Failure) {
    // A write to a socket can't end this process, as one to a pipe of an ended program does.
    var sockets: [Int32] = [0, 0]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &sockets) == 0
    else { throw Failure(exitCode: nil) }
    let end = FileHandle(fileDescriptor: sockets[1], closeOnDealloc: true)
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.standardInput = end
    process.standardOutput = end
    do {
      try process.run()
    } catch {
      close(sockets[0])
      throw Failure(exitCode: nil)
    }
    try? end.close()
    connection = Mutex((sockets[0], []))
    self.process = Mutex(process)
    self.budget = budget
  }

  deinit { _ = connection.withLock { close($0.socket) } }

  /// Sends a line, or nothing, and returns the next one; late, missing and long answers throw.
  package func answer(to line: String? = nil) throws(Failure) -> String {
    let answer = connection.withLock { connection -> String? in
      if let line, !Self.send(Array((line + "\n").utf8), to: connection.socket) { return nil }
      return Self.line(of: connection.socket, &connection.rest, budget)
    }
    if let answer { return answer }
    throw Failure(exitCode: process.withLock { Self.end(of: $0) })
  }

  /// The program sees the end of its input and ends by itself, unless it hangs.
  private static func end(of process: Process) -> Int32? {
    for _ in 0..<100 where process.isRunning { usleep(10_000) }
    guard !process.isRunning else {
      // Programs inherit blocked signals from the thread that starts them, but nobody can block this one.
      kill(process.processIdentifier, SIGKILL)
      return nil
    }
    return process.terminationReason == .exit ? process.terminationStatus : nil
  }

  private static func send(_ bytes: [UInt8], to socket: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  private static func line(
    of socket: Int32, _ bytes: inout [UInt8], _ budget: InputBudget
  ) -> String? {
    let deadline = DispatchTime.now() + budget.seconds
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      if let end = bytes.firstIndex(of: 0x0A) {
        defer { bytes.removeSubrange(...end) }
        return String(decoding: bytes[..<end], as: UTF8.self)
      }
      let (now, end) = (DispatchTime.now().uptimeNanoseconds, deadline.uptimeNanoseconds)
      guard now < end, bytes.count <= budget.bytes else { return nil }
      var request = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
      guard poll(&request, 1, Int32(clamping: (end - now) / 1_000_000 + 1)) > 0 else { continue }
      let count = recv(socket, &chunk, chunk.count, 0)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      bytes += chunk[..<count]
    }
  }
}
