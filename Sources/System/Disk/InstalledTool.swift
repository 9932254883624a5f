import CLibrary
import Foundation
package import SourceText

/// Program of the system that reads standard input and writes standard output.
///
/// All other programs are run here: the system's or absolute paths, in the root folder or a given one,
/// without the environment's variables, and with limits on output and time.
package struct InstalledTool {

  package let path: String?
  private var arguments: [String]
  private let folder: String
  private let variables: [String: String]
  private let budget: InputBudget

  private static let folders = ["/usr/local/bin", "/usr/bin", "/bin"]

  /// The first of some names, or absolute paths, that is a program.
  package init(
    _ names: [String], _ arguments: [String], in folder: String = "/",
    variables: [String: String] = [:], budget: InputBudget = .program
  ) {
    let paths = names.flatMap { name in
      name.contains("/")
        ? [name].filter { $0.hasPrefix("/") } : Self.folders.map { "\($0)/\(name)" }
    }
    path = paths.first { access($0, X_OK) == 0 && DiskFiles().status(of: $0)?.target == .file }
    self.arguments = arguments
    self.folder = folder
    self.variables = variables
    self.budget = budget
  }

  package init(
    _ name: String, _ arguments: [String], variables: [String: String] = [:],
    budget: InputBudget = .program
  ) {
    self.init([name], arguments, variables: variables, budget: budget)
  }

  /// A script of Python, which imports only installed packages (`-I`).
  package init(
    python script: String, _ arguments: [String] = [], environments: [String] = [],
    budget: InputBudget = .program
  ) {
    self.init(
      environments.map { "\($0)/bin/python3" } + ["python3"], ["-I", "-c", script] + arguments,
      budget: budget)
  }

  /// Returns nil after a failure; input is a file, as writing while reading would fill both pipes.
  package func output(for input: [UInt8] = []) -> [UInt8]? {
    let folder = FileManager.default.temporaryDirectory
    let source = folder.appendingPathComponent("kbrender-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: source) }
    guard let path, (try? Data(input).write(to: source)) != nil,
      let standardInput = try? FileHandle(forReadingFrom: source)
    else { return nil }
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: self.folder)
    var environment = ["PATH": Self.folders.joined(separator: ":"), "LC_ALL": "C.UTF-8"]
    environment["HOME"] = ProcessInfo.processInfo.environment["HOME"]
    process.environment = environment.merging(variables) { $1 }
    let output = Pipe()
    process.standardInput = standardInput
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    let deadline = DispatchTime.now() + budget.seconds
    guard (try? process.run()) != nil else { return nil }
    let bytes = bytes(of: output.fileHandleForReading.fileDescriptor, until: deadline)
    if bytes == nil || end.wait(timeout: deadline) == .timedOut {
      // The process has a group of its own, with those that it started.
      kill(-process.processIdentifier, SIGKILL)
    }
    process.waitUntilExit()
    return process.terminationStatus == 0 ? bytes : nil
  }

  /// Returns the file that the program writes, whose path stands in place of an argument.
  package func file(inPlaceOf argument: String, suffix: String, for input: [UInt8]) -> [UInt8]? {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("kbrender-\(UUID().uuidString).\(suffix)")
    defer { try? FileManager.default.removeItem(at: file) }
    var tool = self
    tool.arguments = arguments.map { $0 == argument ? file.path : $0 }
    guard tool.output(for: input) != nil, let data = try? Data(contentsOf: file),
      data.count <= budget.bytes
    else { return nil }
    return Array(data)
  }

  private func bytes(of descriptor: Int32, until deadline: DispatchTime) -> [UInt8]? {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let (now, end) = (DispatchTime.now().uptimeNanoseconds, deadline.uptimeNanoseconds)
      guard now < end else { return nil }
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&request, 1, Int32(clamping: (end - now) / 1_000_000 + 1)) > 0 else { continue }
      let count = read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0, bytes.count + count <= budget.bytes else { return nil }
      guard count > 0 else { return bytes }
      bytes += chunk[..<count]
    }
  }

  /// Returns nil also for more lines than a number, by default a short answer's.
  package func lines(for input: [String] = [], most: Int = 10_000) -> [String]? {
    let bytes = output(for: input.flatMap { Array(($0 + "\n").utf8) })
    let lines = bytes?.split(separator: 0x0A, maxSplits: most, omittingEmptySubsequences: false)
    guard let lines, lines.count <= most else { return nil }
    return lines.map { String(decoding: $0, as: UTF8.self) }
  }
}
