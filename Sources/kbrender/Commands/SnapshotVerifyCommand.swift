import ArgumentParser
import GoldenImages
import KeyboardDocuments
import KeyboardPipeline

/// Compares golden images with what is drawn now.
struct SnapshotVerifyCommand: Command {

  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Compare golden images with what is drawn now; exit code 1 if any differs.")

  @OptionGroup var options: SnapshotOptions

  @Option(
    help: ArgumentHelp(
      "Only the I-th of N parts of the cases; snapshot merge joins the reports.",
      valueName: "I/N"))
  var shard: String?

  @Flag(help: "Stop at the first failure.")
  var failFast = false

  @Flag(help: "Tell in the report how long every case took.")
  var durations = false

  @Option(
    name: .customLong("repeat"), parsing: .unconditional,
    help: ArgumentHelp(
      "Draw and compare all of it so often; what isn't the same every time fails.", valueName: "n"))
  var rounds: String?

  @OptionGroup var reportOptions: SnapshotReportOptions

  @OptionGroup var common: CommonOptions

  func execute(reporter: Reporter) throws {
    let suite = try SnapshotSuite(at: options.paths)
    reporter.report(suite.warnings)
    let selection = SnapshotSelection(
      filters: options.filter.map(NamePattern.init), shard: try readShard())
    var run = try SnapshotRun(suite, selection: selection, jobs: try common.jobCount())
    run.failsFast = failFast
    run.tellsDurations = durations
    let judge = SnapshotJudge(suite: suite, artifacts: options.artifacts, versions: run.versions)
    var results: [[GoldenReport.Case]] = []
    var times: [GoldenReport.Duration] = []
    for _ in 0..<(try readRounds()) {
      let (verdicts, durations) = run.outcomes(
        progress: { Progress(total: $0, reporter: reporter) }, result: { $0 }
      ) { judge.verdict(on: $0, with: $1) }
      results.append(verdicts)
      times = durations
      if failFast, verdicts.last?.status.isFine == false { break }
    }
    let report = run.report(RepeatedResults.joined(results), durations: times)
    guard !report.cases.isEmpty || selection.shard != nil else {
      throw SnapshotSuite.nothing(in: options.paths + options.filter)
    }
    try reportOptions.tell(report, reporter: reporter)
  }

  private func readRounds() throws(Diagnostics) -> Int {
    var reader = ChoiceReader()
    let rounds = reader.readInteger(rounds, option: "repeat", in: 1...10_000) ?? 1
    try reader.finish()
    return rounds
  }

  private func readShard() throws(CommandFailure) -> GoldenReport.Shard? {
    guard let shard else { return nil }
    guard let part = GoldenReport.Shard(shard) else {
      throw CommandFailure(
        .invalidInput, code: "shard",
        "--shard is a part and the number of parts such as 2/5, not “\(shard.shortened)”")
    }
    return part
  }
}

extension SnapshotReportOptions {

  /// Writes and prints a report, and fails as a check if anything isn't fine.
  func tell(_ report: GoldenReport, reporter: Reporter) throws {
    let text = SnapshotText(report)
    let document = json || output != nil ? try report.json() : ""
    if let output { try OutputFile.write(Array(document.utf8), to: output) }
    try forms.write(report)
    try StandardOutput.write(json ? document : text.text)
    reporter.annotate(report)
    reporter.remark(text.summary)
    if !report.isFine { throw CommandFailure(.checkFailed) }
  }
}
