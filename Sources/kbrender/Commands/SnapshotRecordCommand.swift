import ArgumentParser
import Glibc
import GoldenImages
import KeyboardDocuments

/// Writes golden images.
struct SnapshotRecordCommand: Command {

  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Write the golden images that are missing.",
    discussion: "A file that would hold the same bytes is not written again.")

  @OptionGroup var options: SnapshotOptions

  @Flag(help: "Write those that look different now, too.")
  var failed = false

  @Flag(help: "Draw all of them again, and write those whose files would be others.")
  var all = false

  @Flag(help: "Delete the goldens that no case asks for.")
  var prune = false

  @Flag(help: "Record although the environment variable CI is set.")
  var inCI = false

  @OptionGroup var reportOptions: SnapshotReportOptions

  @OptionGroup var common: CommonOptions

  func execute(reporter: Reporter) throws {
    try checkCI()
    let suite = try SnapshotSuite(at: options.paths)
    let selection = SnapshotSelection(filters: options.filter.map(NamePattern.init))
    let run = try SnapshotRun(suite, selection: selection, jobs: try common.jobCount())
    let judge = SnapshotJudge(suite: suite, artifacts: options.artifacts, versions: run.versions)
    let recorder = SnapshotRecorder(judge: judge, mode: all ? .all : failed ? .failed : .missing)
    let (outcomes, _) = run.outcomes(
      progress: { Progress(total: $0, reporter: reporter) },
      result: { (outcome: SnapshotRecorder.Outcome) in outcome.result }
    ) { recorder.record($0, with: $1) }
    var report = run.report(outcomes.map(\.result), durations: [])
    guard !report.cases.isEmpty else {
      throw SnapshotSuite.nothing(in: options.paths + options.filter)
    }
    var store = SnapshotStore(suite)
    store.add(outcomes.compactMap(\.hash))
    if prune { try store.prune(&report, selection: selection) }
    try store.finish(hasRecorded: report.count(of: .recorded) > 0, isWhole: all, run: run, reporter)
    try reportOptions.tell(report, reporter: reporter)
  }

  /// Goldens that a build server writes for itself prove nothing.
  private func checkCI() throws(CommandFailure) {
    guard !inCI, let value = getenv("CI").map({ String(cString: $0) }),
      !["", "0", "false"].contains(value)
    else { return }
    throw CommandFailure(
      .invalidInput, code: "record-in-ci",
      "Goldens aren’t recorded where CI is set; --in-ci does it all the same")
  }
}
