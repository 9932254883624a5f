import GoldenImages
import KeyboardDocuments
import KeyboardPipeline

/// Makes what is drawn now the goldens of cases that somebody accepted.
struct SnapshotAcceptance {

  let suite: SnapshotSuite
  let run: SnapshotRun

  /// The folder for what differs; nil for beside the goldens.
  let artifacts: String?

  let reporter: Reporter

  private var judge: SnapshotJudge {
    SnapshotJudge(suite: suite, artifacts: artifacts, versions: run.versions)
  }

  /// What is as expected now and what isn't.
  func report() -> GoldenReport {
    let judge = judge
    let (results, _) = run.outcomes(
      progress: { Progress(total: $0, reporter: reporter) }, result: { $0 }
    ) { judge.verdict(on: $0, with: $1) }
    return run.report(results, durations: [])
  }

  /// Draws cases again and makes them the goldens, each whole or not at all.
  ///
  /// Names may start with the folder of the suite. If one of them is none, nothing is written.
  func accept(named names: [String]) throws(CommandFailure) {
    let chosen = try cases(named: names)
    let recorder = SnapshotRecorder(judge: judge, mode: .all)
    let progress = Progress(total: chosen.count, reporter: reporter)
    let outcomes = Workers.map(chosen, jobs: run.jobs) { item, pipeline in
      defer { progress.advance() }
      return recorder.record(item, with: pipeline)
    }
    progress.end()
    var store = SnapshotStore(suite)
    store.add(outcomes.compactMap(\.hash))
    let results = outcomes.map(\.result)
    let recorded = results.filter { $0.status == .recorded }
    try store.finish(hasRecorded: !recorded.isEmpty, isWhole: false, run: run, reporter)
    for item in recorded { try StandardOutput.write("\(item.name): accepted\n") }
    let failed = results.filter { !$0.status.isFine }
    for item in failed { try StandardOutput.write("\(item.name): \(item.message)\n") }
    reporter.remark("\(recorded.count) of \(chosen.count) goldens are others now")
    if !failed.isEmpty { throw CommandFailure(.checkFailed) }
  }

  private func cases(named names: [String]) throws(CommandFailure) -> [SnapshotCase] {
    var problems: [Diagnostic] = []
    var chosen: Set<String> = []
    for name in names {
      let known = suite.cases.first { $0.name == name || $0.path == name }
      if let known {
        chosen.insert(known.name)
      } else {
        problems.append(.unknownName(name, kind: "case", among: suite.cases.map(\.name)))
      }
    }
    guard problems.isEmpty else { throw CommandFailure(.invalidInput, problems) }
    return suite.cases.filter { chosen.contains($0.name) }
  }
}
