import ArgumentParser
import GoldenImages
import SourceText
import Terminal

struct SnapshotRecordCommand: WarningCommand {

  static let configuration = CommandConfiguration(
    "record", "Record missing golden images.",
    "Unchanged files are not written.",
    example: "kbrender snapshot record --filter themes/*")

  @OptionGroup var options: SnapshotOptions

  @Flag(help: "Also record goldens that differ.")
  var failed = false

  @Flag(
    help: "Record differing goldens for the installed fonts, and keep the goldens of other fonts.")
  var forFonts = false

  @Flag(help: "Render all cases, and record changed goldens.")
  var all = false

  @Flag(help: "Move goldens to the new names of their cases, byte for byte, and record nothing.")
  var rename = false

  @Flag(help: "Refresh stale element lists of goldens with unchanged pixels; keep all pixels.")
  var metadata = false

  @Flag(name: .shortAndLong, help: "Print each recorded case.")
  var verbose = false

  @OptionGroup var recording: RecordingOptions

  @OptionGroup var reportOptions: SnapshotReportOptions

  @OptionGroup var parallel: JobOptions

  @OptionGroup var warnings: WarningOptions

  func execute(reporter: Reporter) throws {
    try recording.check()
    let record = try mode()
    let work = try SnapshotWork(options, jobs: try parallel.count(), reporter: reporter)
    try reporter.warn(work.run.suite.warnings, as: .checkFailed)
    let outcomes = work.record(work.run.cases, record, renames: rename)
    var report = work.run.report(outcomes.map(\.result))
    guard !report.cases.isEmpty else { throw options.nothing }
    let store = SnapshotStore(work.run, adding: outcomes)
    let moved = store.prunedNames
    report.cases.removeAll { $0.status == .obsolete && moved.contains($0.name) }
    let hasRecorded = report.count(of: .recorded) > 0
    // Goldens with unchanged pixels count as rendered by the present versions.
    let isWhole =
      record == .all
      || record == .metadata
        && report.cases.allSatisfy { $0.status == .recorded || $0.rung == .exact }
    try reporter.warn(store.finish(hasRecorded: hasRecorded, isWhole: isWhole), as: .checkFailed)
    try reportOptions.tell(report, of: work.run, reporter: reporter, isCompared: record != .missing)
  }

  private func mode() throws(CommandFailure) -> GoldenRecord {
    let modes = [
      (all, GoldenRecord.all), (failed, .failed), (metadata, .metadata), (forFonts, .fonts),
    ].filter(\.0).map(\.1)
    guard rename ? modes.isEmpty : modes.count < 2 || modes == [.all, .failed] else {
      throw CommandFailure(
        .invalidInput, code: .conflictingOptions,
        "--metadata, --for-fonts and --rename exclude --all, --failed and each other")
    }
    return modes.first ?? .missing
  }
}
