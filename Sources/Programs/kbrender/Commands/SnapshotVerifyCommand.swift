import ArgumentParser
import Disk
import GoldenImages
import KeyboardPipeline
import SourceText
import Terminal

struct SnapshotVerifyCommand: WarningCommand {

  static let configuration = CommandConfiguration(
    "verify", "Compare golden images with fresh renderings; exit code 1 if any differs.",
    "With --shard, `kbrender snapshot merge` merges the reports of all parts.",
    example: "kbrender snapshot verify --report report")

  @OptionGroup var options: SnapshotOptions

  @OptionGroup var narrowing: NarrowingOptions

  @OptionGroup var part: ShardOptions

  @Flag(help: "Print the names of the cases without comparing them.")
  var list = false

  @Flag(help: "Compare again whenever a file of a case changes, until Control-C.")
  var watch = false

  @Flag(help: "Stop at the first failure.")
  var failFast = false

  @Flag(name: .shortAndLong, help: "Include the duration of each case in the report.")
  var verbose = false

  @Option(number: "Number of repeats; nondeterministic cases fail.", name: .customLong("repeat"))
  var rounds: String?

  @OptionGroup var reportOptions: SnapshotReportOptions

  @OptionGroup var parallel: JobOptions

  @OptionGroup var warnings: WarningOptions

  func execute(reporter: Reporter) throws {
    let shard = try part.read()
    let narrowing = CaseNarrowing(options: narrowing, artifacts: options.artifacts)
    let work = try SnapshotWork(
      options, shard: shard, failsFast: failFast, jobs: try parallel.count(), reporter: reporter,
      narrowing: narrowing.names)
    guard !list else { return try StandardOutput.write(lines: work.run.cases.map(\.name)) }
    if watch {
      try SnapshotWatch(
        options: options, narrowing: narrowing, jobs: try parallel.count(), reporter: reporter
      ).run()
    }
    try reporter.warn(work.run.suite.warnings, as: .checkFailed)
    var results: [[GoldenReport.Case]] = []
    var times: [GoldenReport.Duration] = []
    let rounds = try ChoiceReader.reading {
      $0.readInteger(self.rounds, option: "repeat", in: 1...10_000)
    }
    for _ in 0..<(rounds ?? 1) {
      let (verdicts, durations) = work.verdicts()
      results.append(verdicts)
      times = verbose ? durations : []
      if let last = verdicts.last, work.run.ends(after: last) { break }
    }
    let report = work.run.report(
      RepeatedResults.joined(results), durations: times,
      origin: shard == nil && reportOptions.folders.isEmpty
        ? nil : work.run.origin(commit: Git(work.run.suite.folder.path).head))
    let isNarrowed = narrowing.options.failed || narrowing.options.onlyChanged != nil
    guard !report.cases.isEmpty || shard != nil || isNarrowed else { throw options.nothing }
    try reportOptions.tell(report, of: work.run, reporter: reporter)
  }
}

extension SnapshotReportOptions {

  func tell(
    _ report: GoldenReport, of run: RenderRun? = nil, reporter: Reporter, isCompared: Bool = true,
    reading read: (String) -> [UInt8]? = {
      try? InputFile.read($0, .picture).bytes
    }
  ) throws {
    reporter.report(reporter.graded(report.notes))
    let document = try reporter.isJSON || output != nil ? report.json() : ""
    if let output { try OutputFile.write(Array(document.utf8), to: output) }
    try write(report, reading: read)
    try StandardOutput.write(
      reporter.isJSON ? document : report.text(isVerbose: reporter.isVerbose))
    // The human format is the report itself.
    if reporter.printer.format != .human { reporter.report(report.diagnostics) }
    reporter.remark(isCompared ? report.summary : report.existingSummary)
    let isRefused = reporter.isStrict && !report.notes.isEmpty
    guard !report.isFine || isRefused else { return }
    throw CommandFailure(run?.hasInvalidCases == true ? .invalidInput : .checkFailed)
  }
}
