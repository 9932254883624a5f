public import Foundation
import Glibc

/// A pseudo terminal for programs that require one.
public final class PseudoTerminal {

  /// The result of a run.
  public struct Run: Sendable {

    /// The exit code; negative for the number of the signal that ended it.
    public let exitCode: Int32

    /// The whole output.
    public let output: String

    /// The output before the first and after each key.
    public let screens: [String]

    /// Whether the terminal echoes input again.
    public let echoes: Bool
  }

  /// A failure of a run.
  public struct Failure: Error, CustomStringConvertible {

    /// The expected and the actual output.
    public let description: String
  }

  private let master: Int32
  private let slave: Int32
  private var received: [UInt8] = []
  private var screenStart = 0

  /// Create a terminal of a size.
  public init(columns: Int = 100, rows: Int = 40) throws {
    var size = winsize()
    size.ws_col = UInt16(columns)
    size.ws_row = UInt16(rows)
    var ends: (master: Int32, slave: Int32) = (0, 0)
    guard openpty(&ends.master, &ends.slave, nil, nil, &size) == 0 else {
      throw Failure(description: "no pseudo terminal: \(String(cString: strerror(errno)))")
    }
    (master, slave) = ends
    // Programs of other tests don't inherit the terminal.
    for end in [master, slave] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  deinit {
    close(slave)
    close(master)
  }

  /// Run a program in the terminal, and press each key after a text was shown.
  ///
  /// A signal, if any, is sent after the text was shown again.
  public func run(
    _ program: Program, _ arguments: [String], in folder: URL, pressing keys: [String],
    each text: String, thenSending signal: Int32? = nil, variables: [String: String] = [:],
    seconds: Double = 60
  ) throws -> Run {
    let process = Process()
    process.executableURL = program.file
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ["PATH": "/usr/bin:/bin", "HOME": "/"].merging(variables) { $1 }
    let handle = FileHandle(fileDescriptor: slave, closeOnDealloc: false)
    process.standardInput = handle
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    defer { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }
    let end = Date(timeIntervalSinceNow: seconds)
    var screens: [String] = []
    for key in keys {
      screens.append(try waitForScreen(with: text, until: end))
      let bytes = Array(key.utf8)
      guard write(master, bytes, bytes.count) == bytes.count else {
        throw Failure(description: "the key \(key) couldn't be pressed")
      }
    }
    if let signal {
      screens.append(try waitForScreen(with: text, until: end))
      kill(process.processIdentifier, signal)
    }
    while process.isRunning {
      guard Date() < end else {
        throw Failure(description: "it didn't end: \(output.suffix(1000))")
      }
      receive()
    }
    process.waitUntilExit()
    receive()
    screens.append(String(decoding: received[screenStart...], as: UTF8.self))
    var mode = termios()
    tcgetattr(slave, &mode)
    let isSignal = process.terminationReason == .uncaughtSignal
    return Run(
      exitCode: isSignal ? -process.terminationStatus : process.terminationStatus, output: output,
      screens: screens, echoes: mode.c_lflag & tcflag_t(ECHO) != 0)
  }

  private var output: String { String(decoding: received, as: UTF8.self) }

  private func waitForScreen(with text: String, until end: Date) throws -> String {
    while true {
      let screen = String(decoding: received[screenStart...], as: UTF8.self)
      if screen.contains(text) {
        screenStart = received.count
        return screen
      }
      guard Date() < end else {
        throw Failure(description: "“\(text)” didn't come: \(output.suffix(1000))")
      }
      receive()
    }
  }

  private func receive() {
    var descriptor = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    while poll(&descriptor, 1, 20) > 0, descriptor.revents & Int16(POLLIN) != 0 {
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(master, &bytes, bytes.count)
      guard count > 0 else { return }
      received += bytes[..<count]
    }
  }
}
