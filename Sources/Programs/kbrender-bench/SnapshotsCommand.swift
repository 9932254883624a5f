import ArgumentParser
import GoldenImages
import KeyboardDocuments
import KeyboardPipeline
import Terminal

struct SnapshotsCommand: Command {

  static let configuration = CommandConfiguration(
    commandName: "snapshots",
    abstract: "Measure recording and verifying a large golden suite.",
    discussion: """
      Exit code 1 if a picture differs when rendered again.

      Example: kbrender-bench snapshots --count 100
      """)

  @Option(number: "Number of cases.")
  var count: String?

  @Option(number: "Pixels per point (default: the device's).")
  var scale: String?

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var parallel: JobOptions

  @OptionGroup var common: CommonOptions

  func execute(reporter: Reporter) throws {
    var reader = ChoiceReader()
    let count = reader.readInteger(count, option: "count", in: 1...5000) ?? 500
    _ = reader.readNumber(scale, option: "scale", in: 0.5...8)
    try reader.finish()
    let jobs = try parallel.count()
    let times = try SnapshotTimes(
      count: count, arguments: scale.map { ["--scale", $0] } ?? [], jobs: jobs)
    try StandardOutput.write(json ? Self.json(times, jobs: jobs) : Self.text(times, jobs: jobs))
    guard times.report.isFine else {
      throw CommandFailure(.checkFailed, code: .unstable, times.report.summary)
    }
  }

  private static func text(_ times: SnapshotTimes, jobs: Int) -> String {
    """
    \(times.report.cases.count) cases, \(jobs) at the same time
    recorded in \(times.recording.fixed(2)) s, verified in \(times.verifying.fixed(2)) s
    \(times.report.summary)

    """
  }

  private static func json(_ times: SnapshotTimes, jobs: Int) -> String {
    JSONText.object([
      ("count", .integer(times.report.cases.count)), ("jobs", .integer(jobs)),
      ("recordSeconds", .number(times.recording.rounded(toDigits: 4))),
      ("verifySeconds", .number(times.verifying.rounded(toDigits: 4))),
      ("fine", .integer(times.report.cases.count { $0.status.isFine })),
    ]).indentedText
  }
}
