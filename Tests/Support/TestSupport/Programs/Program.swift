public import Foundation

/// The built program, run as users run it.
public struct Program: Sendable {

  /// The result of a run.
  public struct Run: Sendable {

    /// The exit code; negative for the number of the signal that ended it.
    public let exitCode: Int32

    /// The standard output.
    public let output: Data

    /// The standard error.
    public let errors: String

    /// The standard output as text.
    public var text: String { String(decoding: output, as: UTF8.self) }

    /// The standard output as a JSON object; nil for anything else.
    public var object: [String: Any]? {
      try? JSONSerialization.jsonObject(with: output) as? [String: Any]
    }
  }

  /// The executable file.
  public let file: URL

  /// Create a program from its file.
  public init(file: URL) {
    self.file = file
  }

  /// The folder that holds Package.swift.
  public static let project = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The program that `KBRENDER` names, or the one built beside the tests.
  public static let built = Program(file: named ?? besideTests())

  /// The benchmarks beside the program that `KBRENDER` names, or those built beside the tests.
  public static let benchmarks = Program(file: benchmarksBesideNamed ?? besideTests("kbrender-dev"))

  /// The program behind `kbrender studio`, built beside the tests.
  public static let studio = Program(file: besideTests("kbrender-studio"))

  /// The program that asks remote services, built beside the tests.
  public static let remote = Program(file: besideTests("kbrender-remote"))

  /// The program that finds it beside itself.
  public static let besideRemote = Program(file: besideTests())

  private static var benchmarksBesideNamed: URL? {
    let beside = named?.deletingLastPathComponent().appending(path: "kbrender-dev")
    return beside.flatMap { FileManager.default.isExecutableFile(atPath: $0.path) ? $0 : nil }
  }

  private static var named: URL? {
    ProcessInfo.processInfo.environment["KBRENDER"].map { URL(filePath: $0) }
  }

  private static func besideTests(_ name: String = "kbrender") -> URL {
    let tests = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    let beside = tests.deletingLastPathComponent().appending(path: name)
    let exists = FileManager.default.isExecutableFile(atPath: beside.path)
    return exists ? beside : project.appending(path: ".build/debug/\(name)")
  }

  /// Run the program and wait for its end.
  ///
  /// The streams are files, so that no amount of text can block the program. The environment has only
  /// `PATH` and `HOME` besides the variables. A program that takes more than a number of processor
  /// seconds, in all of its threads, is ended by a signal.
  public func run(
    _ arguments: [String], in folder: URL, input: String = "", variables: [String: String] = [:],
    processorSeconds: Int? = nil
  ) throws -> Run {
    let scratch = try ScratchFolder()
    let process = Process()
    process.executableURL = processorSeconds == nil ? file : URL(filePath: "/bin/sh")
    let limited = processorSeconds.map { ["-c", "ulimit -t \($0); exec \"$0\" \"$@\"", file.path] }
    process.arguments = (limited ?? []) + arguments
    process.currentDirectoryURL = folder
    process.environment = ["PATH": "/usr/bin:/bin", "HOME": "/"].merging(variables) { $1 }
    let inputFile = try scratch.write(Data(input.utf8), to: "input")
    let outputFile = try scratch.write(Data(), to: "output")
    let errorFile = try scratch.write(Data(), to: "errors")
    process.standardInput = try FileHandle(forReadingFrom: inputFile)
    process.standardOutput = try FileHandle(forWritingTo: outputFile)
    process.standardError = try FileHandle(forWritingTo: errorFile)
    try process.run()
    process.waitUntilExit()
    let signal = process.terminationReason == .uncaughtSignal
    return Run(
      exitCode: signal ? -process.terminationStatus : process.terminationStatus,
      output: try Data(contentsOf: outputFile),
      errors: String(decoding: try Data(contentsOf: errorFile), as: UTF8.self))
  }
}
