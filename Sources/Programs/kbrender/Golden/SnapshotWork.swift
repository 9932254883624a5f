import Disk
import GoldenImages
import KeyboardDocuments
import KeyboardKit
import KeyboardPipeline
import KeyboardRender
import Terminal

struct SnapshotWork {

  let run: SnapshotRun<RenderRequest>
  let jobs: Int
  let reporter: Reporter

  /// Select the cases that options name, after checking that differences would be found.
  init(
    _ options: SnapshotOptions, shard: GoldenReport.Shard? = nil, failsFast: Bool = false,
    jobs: Int, reporter: Reporter
  ) throws {
    if let artifacts = options.artifacts { try OutputFile.check(artifacts) }
    let suite = try SnapshotSuite(at: options.paths)
    TemporaryFile.clear(in: suite.folders + (options.artifacts.map { [$0] } ?? []))
    let problems = ComparerCheck.problems()
    guard problems.isEmpty else {
      throw CommandFailure(
        .environment, code: .selfCheck,
        "The self-check of the comparison failed: \(problems.joined(separator: "; "))")
    }
    let program = GoldenReport.Version(name: GoldenManifest.program, value: ProgramVersion.text)
    run = SnapshotRun(
      suite, versions: [program] + GoldenReport.Version.all(of: try KeyboardRenderer()),
      filters: options.filter, shard: shard, failsFast: failsFast, artifacts: options.artifacts)
    self.jobs = jobs
    self.reporter = reporter
  }

  func verdicts() -> (results: [GoldenReport.Case], durations: [GoldenReport.Duration]) {
    let judge = SnapshotJudge(run)
    let outcomes = map(run.cases, stopping: { run.ends(after: $0.result) }) { item, pipeline in
      let start = ContinuousClock.now
      let result = judge.verdict(
        on: item, drawing: pipeline.snapshot, former: RecordedFiles.drawings)
      return (result: result, time: start.duration(to: .now))
    }
    let durations = outcomes.map {
      GoldenReport.Duration(name: $0.result.name, seconds: $0.time / .seconds(1))
    }
    return (outcomes.map(\.result), durations)
  }

  func record(
    _ cases: [SnapshotCase<RenderRequest>], _ record: GoldenRecord
  ) -> [SnapshotRecorder<RenderRequest>.Outcome] {
    let recorder = SnapshotRecorder(SnapshotJudge(run), record: record)
    return map(cases) { recorder.record($0, drawing: $1.snapshot) }
  }

  private func map<Outcome: Sendable>(
    _ cases: [SnapshotCase<RenderRequest>],
    stopping: @Sendable (Outcome) -> Bool = { _ in false },
    _ work: @Sendable (SnapshotCase<RenderRequest>, RenderPipeline) -> Outcome
  ) -> [Outcome] {
    let progress = ProgressLine(total: cases.count, reporter: reporter)
    defer { progress.end() }
    return Workers.map(cases, jobs: jobs, stopping: stopping) { item, pipeline in
      defer { progress.advance() }
      return work(item, pipeline)
    }
  }
}

extension RenderPipeline {

  func snapshot(of request: RenderRequest) throws -> SnapshotDrawing {
    let drawing = drawing(of: request)
    do {
      return request.isPicture ? .picture(try drawing.picture) : .text(try drawing.bytes)
    } catch {
      throw Diagnostics(CommandFailure(error).diagnostics)
    }
  }
}

extension DrawnPicture: SnapshotPicture {}

extension RenderRequest: SnapshotRequest {

  package var suffix: String { emit == .image ? format.id : "json" }

  package var isPicture: Bool { emit == .image && format == .png }

  package var inputs: [String] {
    var paths: [String] = []
    if case .file(let path) = theme { paths.append(ThemeName(path).theme) }
    if case .file(let path) = localeFile { paths.append(path) }
    if case .file(let path) = backdrop { paths.append(path) }
    return paths
  }

  package mutating func replaceInputs(_ replacement: (_ path: String) -> String) {
    if case .file(let path) = theme {
      var name = ThemeName(path)
      name.theme = replacement(name.theme)
      theme = .file(name.description)
    }
    if case .file(let path) = localeFile { localeFile = .file(replacement(path)) }
    if case .file(let path) = backdrop { backdrop = .file(replacement(path)) }
    fonts = fonts.map(replacement)
  }
}

extension SnapshotSuite<RenderRequest> {

  init(at paths: [String]) throws {
    // Goldens have a scale of 1 unless their arguments set another.
    try self.init(at: paths, in: DiskFiles()) { words throws(Diagnostics) in
      try RenderRequest(line: ["--compression", "small"] + words)
    }
  }
}

extension GoldenReport {

  init(at path: String) throws {
    let file = try InputFile.read(path, limit: 256 << 20)
    do {
      try self.init(json: file.bytes)
    } catch {
      throw Diagnostics(
        code: .report, "The file isn't a report of kbrender snapshot verify", place: file.place())
    }
  }
}
