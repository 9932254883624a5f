import Foundation
import TestSupport
import Testing

/// A run of the program with its processor time and memory.
struct MeasuredRun {

  /// The exit code; negative for the number of the signal that ended it.
  let exitCode: Int

  /// The seconds of processor time, which depend little on other programs.
  let seconds: Double

  let megabytes: Double

  let errors: String

  /// Whether times and sizes are those that users see.
  static var isRelease: Bool { Program.built.file.path.contains("release") }

  private static let script = """
    import os, sys
    files = [(os.POSIX_SPAWN_OPEN, number, name, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o644)
             for number, name in ((1, "output"), (2, "errors"))]
    child = os.posix_spawn(sys.argv[1], sys.argv[1:], os.environ, file_actions=files)
    _, status, usage = os.wait4(child, 0)
    seconds = usage.ru_utime + usage.ru_stime
    print(os.waitstatus_to_exitcode(status), seconds, usage.ru_maxrss / 1024)
    """

  /// Run the fastest program with some arguments in a folder.
  init(_ arguments: [String], in folder: ScratchFolder) throws {
    let python = Program(file: URL(filePath: "/usr/bin/python3"))
    let run = try python.run(
      ["-I", "-S", "-c", Self.script, Program.built.file.path] + arguments, in: folder.url)
    let values = run.text.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    try #require(values.count == 3, "\(run.errors)")
    (exitCode, seconds, megabytes) = (Int(values[0]), values[1], values[2])
    errors = String(decoding: folder.read("errors") ?? Data(), as: UTF8.self)
  }

  /// Return the fastest of some runs, on which other programs have the least influence.
  static func fastest(
    of count: Int = 3, _ arguments: [String], in folder: ScratchFolder
  ) throws -> MeasuredRun {
    let runs = try (0..<(isRelease ? count : 1)).map { _ in
      try MeasuredRun(arguments, in: folder)
    }
    return try #require(runs.min { $0.seconds < $1.seconds })
  }
}
