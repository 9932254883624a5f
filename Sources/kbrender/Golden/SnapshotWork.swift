import GoldenImages
import KeyboardDocuments
import KeyboardPipeline
import KeyboardRender

/// A run over the cases of a suite on disk, drawn in several threads.
struct SnapshotWork {

  let run: SnapshotRun<RenderRequest>

  /// The folder for what differs; nil for beside the goldens.
  let artifacts: String?

  /// How many cases are drawn at the same time.
  let jobs: Int

  let reporter: Reporter

  /// The work on the cases that options name, which makes sure first that differences would be found.
  init(
    _ options: SnapshotOptions, shard: GoldenReport.Shard? = nil, failsFast: Bool = false,
    jobs: Int, reporter: Reporter
  ) throws {
    let suite = try SnapshotSuite(at: options.paths)
    let problems = ComparerCheck.problems()
    guard problems.isEmpty else {
      throw CommandFailure(
        .environment, code: "self-check",
        "The comparison doesn’t find differences any more: \(problems.joined(separator: "; "))")
    }
    let program = GoldenReport.Version(name: GoldenManifest.program, value: ProgramVersion.text)
    run = SnapshotRun(
      suite, versions: [program] + GoldenReport.Version.all(of: try KeyboardRenderer()),
      filters: options.filter, shard: shard, failsFast: failsFast)
    artifacts = options.artifacts
    self.jobs = jobs
    self.reporter = reporter
  }

  /// The results of comparing the cases with their goldens, and how long each took.
  func verdicts() -> (results: [GoldenReport.Case], durations: [GoldenReport.Duration]) {
    let judge = SnapshotJudge(run, artifacts: artifacts)
    let outcomes = map(run.cases, stopping: { run.ends(after: $0.result) }) { item, pipeline in
      let start = ContinuousClock.now
      let result = judge.verdict(on: item, drawing: pipeline.snapshot)
      return (result: result, time: start.duration(to: .now))
    }
    let durations = outcomes.map {
      GoldenReport.Duration(name: $0.result.name, seconds: $0.time / .seconds(1))
    }
    return (outcomes.map(\.result), durations)
  }

  /// The outcomes of recording some cases.
  func record(
    _ cases: [SnapshotCase<RenderRequest>], _ record: GoldenRecord
  ) -> [SnapshotRecorder<RenderRequest>.Outcome] {
    let recorder = SnapshotRecorder(SnapshotJudge(run, artifacts: artifacts), record: record)
    return map(cases) { recorder.record($0, drawing: $1.snapshot) }
  }

  private func map<Outcome: Sendable>(
    _ cases: [SnapshotCase<RenderRequest>],
    stopping: @Sendable (Outcome) -> Bool = { _ in false },
    _ work: @Sendable (SnapshotCase<RenderRequest>, RenderPipeline) -> Outcome
  ) -> [Outcome] {
    let progress = Progress(total: cases.count, reporter: reporter)
    defer { progress.end() }
    return Workers.map(cases, jobs: jobs, stopping: stopping) { item, pipeline in
      defer { progress.advance() }
      return work(item, pipeline)
    }
  }
}

extension RenderPipeline {

  /// Draws what a case asks for.
  func snapshot(of request: RenderRequest) throws -> SnapshotDrawing {
    let drawing = drawing(of: request)
    do {
      return request.isPicture ? .picture(try drawing.picture) : .text(try drawing.bytes)
    } catch {
      throw CommandFailure(error)
    }
  }
}

extension DrawnPicture: SnapshotPicture {}

extension RenderRequest: SnapshotRequest {

  /// The suffix of the file that is drawn.
  package var suffix: String { emit == .image ? format.rawValue : "json" }

  /// Whether a PNG is drawn.
  package var isPicture: Bool { emit == .image && format == .png }
}

extension SnapshotSuite<RenderRequest> {

  /// Lists the suite on disk that some paths belong to.
  init(at paths: [String]) throws {
    // Goldens are small unless their arguments say otherwise.
    try self.init(at: paths, in: DiskFiles()) { words throws(Diagnostics) in
      try BatchFile.request(["--compression", "small"] + words)
    }
  }
}
