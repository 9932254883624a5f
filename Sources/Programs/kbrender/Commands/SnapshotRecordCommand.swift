import ArgumentParser
import Foundation
import GoldenImages
import KeyboardDocuments
import Terminal

struct SnapshotRecordCommand: WarningCommand {

  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Record missing golden images.",
    discussion: """
      Unchanged files are not written.

      Example: kbrender snapshot record --filter themes/*
      """)

  @OptionGroup var options: SnapshotOptions

  @Flag(help: "Also record goldens that differ.")
  var failed = false

  @Flag(help: "Render all cases, and record changed goldens.")
  var all = false

  @Flag(help: "Delete recorded goldens without a case, and list them.")
  var prune = false

  @Flag(help: "List the goldens that --prune would delete, and change nothing.")
  var dryRun = false

  @Flag(help: "Record even if the environment variable CI is set.")
  var inCI = false

  @OptionGroup var reportOptions: SnapshotReportOptions

  @OptionGroup var parallel: JobOptions

  @OptionGroup var warnings: WarningOptions

  @OptionGroup var common: CommonOptions

  func execute(reporter: Reporter) throws {
    try checkCI()
    let work = try SnapshotWork(options, jobs: try parallel.count(), reporter: reporter)
    try reporter.warn(work.run.suite.warnings, as: .checkFailed)
    guard !dryRun else { return try listPrunable(in: work) }
    let outcomes = work.record(work.run.cases, all ? .all : failed ? .failed : .missing)
    var report = work.run.report(outcomes.map(\.result))
    guard !report.cases.isEmpty else { throw options.nothing }
    var store = SnapshotStore(work.run, adding: outcomes)
    let pruned = prune ? store.prune(&report) : []
    let hasRecorded = report.count(of: .recorded) > 0
    try reporter.warn(store.finish(hasRecorded: hasRecorded, isWhole: all), as: .checkFailed)
    for name in pruned { reporter.remark("\(name.withoutControls): deleted") }
    try reportOptions.tell(report, reporter: reporter, isCompared: all || failed)
  }

  private func listPrunable(in work: SnapshotWork) throws {
    guard prune else {
      throw CommandFailure(.invalidInput, code: .dryRun, "--dry-run requires --prune")
    }
    var report = work.run.report([])
    var store = SnapshotStore(work.run, adding: [])
    try StandardOutput.write(lines: store.prune(&report).map { "\($0): to be deleted" })
  }

  /// Refuse to record on a build server, whose goldens would prove nothing.
  private func checkCI() throws(CommandFailure) {
    guard !inCI, GoldenRecord.isCI(variables: ProcessInfo.processInfo.environment) else { return }
    throw CommandFailure(
      .invalidInput, code: .recordInCI,
      "Recording is disabled because CI is set; --in-ci enables it")
  }
}
