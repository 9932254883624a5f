import ArgumentParser
import Foundation
import GoldenImages
import KeyboardDocuments

/// Record goldens.
struct SnapshotRecordCommand: Command {

  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Record missing golden images.",
    discussion: "Unchanged files are not written.")

  @OptionGroup var options: SnapshotOptions

  @Flag(help: "Also record goldens that differ.")
  var failed = false

  @Flag(help: "Render all cases, and record changed goldens.")
  var all = false

  @Flag(help: "Delete goldens without a case.")
  var prune = false

  @Flag(help: "Record even if the environment variable CI is set.")
  var inCI = false

  @OptionGroup var reportOptions: SnapshotReportOptions

  @OptionGroup var common: CommonOptions

  func execute(reporter: Reporter) throws {
    try checkCI()
    let work = try SnapshotWork(options, jobs: try common.jobCount(), reporter: reporter)
    let outcomes = work.record(work.run.cases, all ? .all : failed ? .failed : .missing)
    var report = work.run.report(outcomes.map(\.result))
    guard !report.cases.isEmpty else { throw options.nothing }
    var store = SnapshotStore(work.run, adding: outcomes)
    if prune { try store.prune(&report) }
    let hasRecorded = report.count(of: .recorded) > 0
    reporter.report(try store.finish(hasRecorded: hasRecorded, isWhole: all))
    try reportOptions.tell(report, reporter: reporter)
  }

  /// Refuse to record on a build server, whose goldens would prove nothing.
  private func checkCI() throws(CommandFailure) {
    guard !inCI, GoldenRecord.isCI(variables: ProcessInfo.processInfo.environment) else { return }
    throw CommandFailure(
      .invalidInput, code: "record-in-ci",
      "Recording is disabled because CI is set; --in-ci enables it")
  }
}
