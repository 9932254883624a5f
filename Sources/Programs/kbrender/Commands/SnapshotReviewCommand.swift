import ArgumentParser
import Foundation
import GoldenImages
import KeyboardDocuments
import KeyboardPipeline
import Terminal

struct SnapshotReviewCommand: WarningCommand {

  static let configuration = CommandConfiguration(
    "review", "Review differences in the terminal, and accept or reject them.",
    """
    Keys: a accept, r reject, s skip; in uppercase, for all cases with the same causes; after *, \
    for all remaining cases; z zoom to the largest difference; j next; k previous; q save and \
    quit; Control-C quit without saving.

    Without a terminal, lists the pending cases; exit code 1 if there are any.
    """, example: "kbrender snapshot review Snapshots")

  @OptionGroup var options: SnapshotOptions

  @Option(
    "Cases to accept without review, as in the command of the browser report.", as: "name",
    parsing: .upToNextOption)
  var accept: [String] = []

  @Option(
    "Picture protocol of the terminal: kitty, iterm or none (default: detected).", as: "protocol",
    completion: .list(TerminalImages.allCases.map(\.rawValue)))
  var images: String?

  @OptionGroup var recording: RecordingOptions

  @OptionGroup var parallel: JobOptions

  @OptionGroup var warnings: WarningOptions

  func execute(reporter: Reporter) throws {
    if !accept.isEmpty { try recording.check() }
    let images = try ChoiceReader.reading {
      $0.read(self.images, as: TerminalImages.self, kind: "picture protocol")
    }
    let work = try SnapshotWork(options, jobs: try parallel.count(), reporter: reporter)
    try reporter.warn(work.run.suite.warnings, as: .checkFailed)
    guard accept.isEmpty else { return try Self.accept(accept, in: work) }
    let report = work.run.report(work.verdicts().results)
    guard !ReviewSession(report).cases.isEmpty else {
      return reporter.remark("Nothing is pending: \(report.summary)")
    }
    guard let accepted = Self.decisions(about: report, images: images) else {
      try StandardOutput.write(report.pendingText)
      throw CommandFailure(.checkFailed)
    }
    if !accepted.isEmpty { try recording.check() }
    if !accepted.isEmpty { try Self.accept(accepted, in: work) }
    let left = ReviewSession(report).cases.count - accepted.count
    if left > 0 { reporter.remark("\(left) still pending") }
  }

  /// Names may start with the folder of the suite; if one is unknown, no golden is written.
  private static func accept(_ names: [String], in work: SnapshotWork) throws {
    let chosen = try work.run.suite.cases(named: names)
    let outcomes = work.record(chosen, .all)
    let results = outcomes.map(\.result)
    let recorded = results.filter { $0.status == .recorded }
    let store = SnapshotStore(work.run, adding: outcomes)
    try work.reporter.warn(
      store.finish(hasRecorded: !recorded.isEmpty, isWhole: false), as: .checkFailed)
    try StandardOutput.write(lines: recorded.map { "\($0.name): accepted" })
    let failed = results.filter { !$0.status.isFine }
    try StandardOutput.write(lines: failed.map { "\($0.name): \($0.message)" })
    work.reporter.remark("\(recorded.count) of \(chosen.count) goldens changed")
    if !failed.isEmpty { throw CommandFailure(.checkFailed) }
  }

  private static func decisions(about report: GoldenReport, images: TerminalImages?) -> [String]? {
    let variables = ProcessInfo.processInfo.environment
    // A dumb terminal can't clear its screen to show one case at a time.
    guard !["", "dumb"].contains(variables["TERM"] ?? ""), let terminal = ReviewTerminal.take()
    else {
      return nil
    }
    let images = images ?? TerminalImages(detecting: variables)
    var session = ReviewSession(report)
    while session.current != nil {
      let size = terminal.size
      let screen = ReviewScreen(images: images, columns: size.columns, rows: size.rows) {
        try? PictureFile.read($0).picture
      }
      terminal.show(screen.text(session))
      var isKnown = false
      while !isKnown {
        // A terminal that closed accepts nothing.
        guard let key = terminal.readKey() else { return [] }
        isKnown = session.press(key)
      }
    }
    return session.accepted
  }
}
