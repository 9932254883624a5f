import Disk
import Foundation
import GoldenImages
import KeyboardKit
import KeyboardPipeline
import KeyboardRender
import Terminal

typealias RenderCase = SnapshotCase<RenderRequest>
typealias RenderRun = SnapshotRun<RenderRequest>
typealias RenderSuite = SnapshotSuite<RenderRequest>

/// Compares and records the cases that options name.
struct SnapshotWork {

  let run: RenderRun
  private let fonts: [String]
  private let release: FontRelease
  let jobs: Int
  let reporter: Reporter

  init(
    _ options: SnapshotOptions, shard: GoldenReport.Shard? = nil, failsFast: Bool = false,
    jobs: Int, reporter: Reporter,
    narrowing narrow: (RenderSuite) throws -> Set<String>? = { _ in nil }
  ) throws {
    if let artifacts = options.artifacts { try OutputFile.check(artifacts) }
    var suite = try SnapshotSuite(at: options.paths)
    TemporaryFile.clear(in: suite.folders + (options.artifacts.map { [$0] } ?? []))
    let problems = ComparerCheck.problems()
    guard problems.isEmpty else {
      throw CommandFailure(
        .environment, code: .selfCheck,
        "The self-check of the comparison failed: \(problems.joined(separator: "; "))")
    }
    fonts = [options.fonts].compactMap { $0 }
    for folder in fonts { try FontFolder.check(folder) }
    let program = GoldenReport.Version(
      name: GoldenReport.Version.program, value: ProgramVersion.text)
    let renderer = try KeyboardRenderer(fontDirectories: fonts)
    release = FontRelease(of: renderer)
    suite.choose(release)
    run = SnapshotRun(
      suite, options.selection, versions: [program] + GoldenReport.Version.all(of: renderer),
      shard: shard, failsFast: failsFast, among: try narrow(suite),
      today: Date.now.formatted(.iso8601.year().month().day()))
    self.jobs = jobs
    self.reporter = reporter
    try run.checkFilters()
  }

  func verdicts() -> (results: [GoldenReport.Case], durations: [GoldenReport.Duration]) {
    let outcomes = Workers.map(
      run.cases, named: "cases", jobs: jobs, fonts: fonts, reporter: reporter,
      stopping: { run.ends(after: $0.result) }
    ) { item, pipeline in
      let start = ContinuousClock.now
      let (result, warnings) = verdict(on: item, from: pipeline)
      return (result: result, warnings: warnings, time: start.duration(to: .now))
    }
    warn(of: outcomes.lazy.map { ($0.result.name, $0.warnings) })
    let durations = outcomes.map {
      GoldenReport.Duration(name: $0.result.name, seconds: $0.time / .seconds(1))
    }
    return (outcomes.map(\.result), durations)
  }

  private func verdict(
    on item: RenderCase, from pipeline: RenderPipeline
  ) -> (GoldenReport.Case, [Diagnostic]) {
    var warnings: [Diagnostic] = []
    let evidence = GoldenEvidence<RenderRequest>(
      former: { RecordedFiles.former(of: $0, in: run.suite, fonts: fonts) },
      causes: { CauseSearch.causes(of: $0, $1, $2, in: run.suite, pipeline: pipeline) },
      textCauses: { CauseSearch.causes(of: $0, $1, in: run.suite, pipeline: pipeline) })
    var result = SnapshotJudge(run, evidence).verdict(on: item) {
      try draw($0, from: pipeline, &warnings)
    }
    result.drawn?.sources = CaseSources.digest(of: item)
    return (result, warnings)
  }

  /// Records cases, or renames their goldens.
  func record(
    _ cases: [RenderCase], _ record: GoldenRecord, renames: Bool = false
  ) -> [SnapshotRecorder<RenderRequest>.Outcome] {
    let former = renames ? run.formerGoldens : [:]
    let outcomes = Workers.map(
      cases, named: "cases", jobs: jobs, fonts: fonts, reporter: reporter
    ) { item, pipeline in
      let recorder = SnapshotRecorder(SnapshotJudge(run), record: record, fonts: release)
      var warnings: [Diagnostic] = []
      let drawing = { request in try draw(request, from: pipeline, &warnings) }
      let outcome =
        renames
        ? recorder.rename(item, among: former, drawing: drawing)
        : recorder.record(item, drawing: drawing)
      return (outcome: outcome, warnings: warnings)
    }
    warn(of: outcomes.lazy.map { ($0.outcome.result.name, $0.warnings) })
    return outcomes.map(\.outcome)
  }

  /// Strict runs refuse to draw a golden with a substituted font: it would always pass.
  private func draw(
    _ request: RenderRequest, from pipeline: RenderPipeline, _ warnings: inout [Diagnostic]
  ) throws -> SnapshotDrawing {
    let result: SnapshotDrawing
    (result, warnings) = try pipeline.snapshot(of: request)
    if reporter.isStrict, !warnings.isEmpty { throw Diagnostics(reporter.graded(warnings)) }
    return result
  }

  private func warn(of results: some Sequence<(name: String, warnings: [Diagnostic])>) {
    guard !reporter.isStrict else { return }
    var told: [[String]: (warning: Diagnostic, names: Set<String>)] = [:]
    for (name, warnings) in results {
      for warning in warnings {
        let key = [warning.place?.file ?? "", warning.code.name, warning.message]
        told[key, default: (warning, [])].names.insert(name)
      }
    }
    reporter.report(
      told.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { _, entry in
        var warning = entry.warning
        let others = entry.names.count > 1 ? " and \(entry.names.count - 1) more" : ""
        warning.message += " (in \(entry.names.min() ?? "")\(others))"
        return warning
      })
  }
}

extension RenderPipeline {

  func snapshot(
    of request: RenderRequest
  ) throws -> (drawing: SnapshotDrawing, warnings: [Diagnostic]) {
    do {
      let drawing = drawing(of: request)
      guard let pace = request.film else {
        let warnings = try drawing.warnings
        guard try drawing.material.request.isPicture else {
          return (.text(try drawing.bytes), warnings)
        }
        _ = try drawing.scene
        return (.picture(drawing), warnings)
      }
      var material = try drawing.material
      material.request.scale = material.request.scale ?? TypingAnimation.scale
      let (bytes, warnings) = try TypingAnimation(material, by: self, pace: pace).bytes()
      let first = try PNGPicture(decoding: bytes)
      return (.picture(FileImage(file: bytes, picture: first)), warnings)
    } catch {
      throw Diagnostics(CommandFailure(error).diagnostics)
    }
  }
}

extension SnapshotRun<RenderRequest> {

  func checkFilters() throws(Diagnostics) {
    let problems = unmatchedFilters.map { filter in
      Diagnostic(
        code: .missingCases, message: "No case of \(suite.folder.path.quoted) matches “\(filter)”",
        hints: ["kbrender snapshot verify --list lists the names of the cases."])
    }
    guard problems.isEmpty else { throw Diagnostics(problems) }
  }
}

extension StagedDrawing: SnapshotImage {}

extension RenderRequest: SnapshotRequest {

  package var suffix: String { film != nil ? "apng" : emit == .image ? format.id : "json" }

  package var isPicture: Bool { film != nil || emit == .image && format == .png }

  package var inputs: [String] {
    var (paths, copy): ([String], Self) = ([], self)
    copy.replaceInputs { path in
      paths.append(path)
      return path
    }
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
    if case .file(let path) = messages { messages = .file(replacement(path)) }
    if case .file(let path) = toolbarItems { toolbarItems = .file(replacement(path)) }
    gestures = gestures.map(replacement)
    fonts = fonts.map(replacement)
  }
}

extension RenderSuite {

  init(at paths: [String]) throws {
    try self.init(at: paths, in: DiskFiles(), parsing: RenderRequest.init(caseLine:))
  }
}

extension GoldenReport {

  init(at path: String) throws {
    let file = try InputFile.read(path, .report)
    do {
      try self.init(json: file.bytes)
    } catch {
      throw Diagnostics(
        code: .invalidReport, "The file isn't a report of kbrender snapshot verify",
        place: file.place())
    }
  }
}
