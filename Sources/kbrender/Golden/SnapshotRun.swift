import GoldenImages
import KeyboardDocuments
import KeyboardPipeline
import KeyboardRender

/// A run over the cases of a suite, or some of them.
struct SnapshotRun: Sendable {

  let suite: SnapshotSuite

  /// Which cases are run.
  let selection: SnapshotSelection

  /// How many are drawn at the same time.
  let jobs: Int

  /// What is drawn with.
  let versions: [GoldenReport.Version]

  /// Whether the first failure ends the run.
  var failsFast = false

  /// Whether the report tells how long cases took.
  var tellsDurations = false

  /// A run, which makes sure first that differences would be found.
  init(
    _ suite: SnapshotSuite, selection: SnapshotSelection, jobs: Int
  ) throws(CommandFailure) {
    let problems = ComparerCheck.problems()
    guard problems.isEmpty else {
      throw CommandFailure(
        .environment, code: "self-check",
        "The comparison doesn’t find differences any more: \(problems.joined(separator: "; "))")
    }
    self.suite = suite
    self.selection = selection
    self.jobs = jobs
    do {
      versions = SnapshotVersions.now(try KeyboardRenderer())
    } catch {
      throw CommandFailure(error)
    }
  }

  /// The cases that are run, and what becomes of each by some work.
  func outcomes<Outcome: Sendable>(
    progress: (Int) -> Progress, result: @escaping @Sendable (Outcome) -> GoldenReport.Case,
    _ work: @escaping @Sendable (SnapshotCase, RenderPipeline) -> Outcome
  ) -> (outcomes: [Outcome], durations: [GoldenReport.Duration]) {
    let cases = suite.cases.filter { selection.contains($0, in: suite.folder) }
    let progress = progress(cases.count)
    let failsFast = failsFast
    let timed = Workers.map(
      cases, jobs: jobs, stopping: { failsFast && !result($0.outcome).status.isFine }
    ) { item, pipeline in
      defer { progress.advance() }
      let start = ContinuousClock.now
      let outcome = work(item, pipeline)
      return Timed(name: item.name, outcome: outcome, time: start.duration(to: .now))
    }
    progress.end()
    return (
      timed.map(\.outcome),
      tellsDurations ? timed.map { .init(name: $0.name, seconds: $0.time / .seconds(1)) } : []
    )
  }

  private struct Timed<Outcome: Sendable>: Sendable {
    var name: String
    var outcome: Outcome
    var time: Duration
  }

  /// The report about results, with the goldens that no case asks for.
  func report(
    _ results: [GoldenReport.Case], durations: [GoldenReport.Duration]
  ) -> GoldenReport {
    let obsolete = suite.obsolete.filter { selection.contains($0, in: suite) }
    let isStopped = failsFast && results.contains { !$0.status.isFine }
    return GoldenReport(
      suite: suite.folder.path, versions: versions,
      recordedVersions: suite.manifest?.versions ?? [], listed: suite.cases.count,
      shards: selection.shard.map { [$0] } ?? [], stoppedEarly: isStopped,
      cases: results + (isStopped ? [] : obsolete.map(suite.obsoleteCase)), durations: durations)
  }
}
