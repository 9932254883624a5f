import ArgumentParser
import KeyboardDocuments

/// What can be done with golden images.
struct SnapshotCommand: ParsableCommand {

  static let configuration = CommandConfiguration(
    commandName: "snapshot", abstract: "Compare and record golden images.",
    subcommands: [SnapshotVerifyCommand.self, SnapshotRecordCommand.self])
}

/// What the commands about golden images have in common.
struct SnapshotOptions: ParsableArguments {

  @Argument(help: "Folders or cases.", completion: .file(extensions: ["args"]))
  var paths: [String] = ["Snapshots"]

  @Flag(help: "Print a JSON array with an object for each case.")
  var json = false
}

extension SnapshotOptions {

  /// Does some work on every case, and prints the results of those that are to be shown.
  ///
  /// Fails as a check if anything isn't fine.
  func run(
    common: CommonOptions, reporter: Reporter, showing: (SnapshotResult) -> Bool,
    _ work: @Sendable (SnapshotCase, RenderPipeline) -> SnapshotResult
  ) throws {
    let (cases, obsolete) = SnapshotCase.find(in: paths)
    guard !cases.isEmpty || !obsolete.isEmpty else {
      throw CommandFailure(
        .invalidInput, code: "snapshots",
        "There are no *.args files in \(paths.joined(separator: ", "))")
    }
    let progress = Progress(total: cases.count, reporter: reporter)
    var results = Workers.map(cases, jobs: try common.jobCount()) { snapshot, pipeline in
      defer { progress.advance() }
      return work(snapshot, pipeline)
    }
    progress.end()
    results += obsolete.map {
      SnapshotResult(path: $0, verdict: .obsolete, message: "no *.args file asks for it")
    }
    try StandardOutput.write(
      json
        ? JSONText.array(results.map(\.json)).indentedText
        : results.filter(showing).map { "\($0.text)\n" }.joined())
    let wrong = results.filter { !$0.isFine }.count
    reporter.remark("\(results.count - wrong) of \(results.count) are fine")
    if wrong > 0 { throw CommandFailure(.checkFailed) }
  }
}
