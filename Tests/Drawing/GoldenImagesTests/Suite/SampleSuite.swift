import KeyboardRender
import Parallel
import SourceText
import TestSupport

@testable import GoldenImages

/// A request of tests: `picture <gray>`, `text <word>`, or `file <path>`, the text in a file.
struct SampleRequest: SnapshotRequest, Equatable {

  var isPicture: Bool
  var value: String
  var inputs: [String] = []

  mutating func replaceInputs(_ replacement: (_ path: String) -> String) {
    inputs = inputs.map(replacement)
  }

  var suffix: String { isPicture ? "png" : "json" }

  static let parse: SnapshotParser<SampleRequest> = { words throws(Diagnostics) in
    guard words.count == 2, ["picture", "text", "file"].contains(words[0]) else {
      throw Diagnostics([Diagnostic(code: .usage, message: "There is no such image")])
    }
    return SampleRequest(
      isPicture: words[0] == "picture", value: words[1],
      inputs: words[0] == "file" ? [words[1]] : [])
  }

  /// A square of a gray with one lighter row, or the word.
  func drawing() throws -> SnapshotDrawing {
    guard isPicture else { return .text(Array("\(value)\n".utf8)) }
    let gray = UInt32(value) ?? 0
    let pixels = (0..<64).map { (index: UInt32) -> UInt32 in
      let level = index < 8 && value != "blank" ? 255 : gray
      return 0xFF00_0000 | level << 16 | level << 8 | level
    }
    let bitmap = Bitmap(width: 8, height: 8, scale: 1, pixels: pixels)
    return .picture(SamplePicture(picture: PNGPicture(bitmap)))
  }
}

/// A picture of tests, which tells no elements.
struct SamplePicture: SnapshotImage {

  var picture: PNGPicture

  var pictureWithTexts: PNGPicture { picture }

  var texts: [PNGText] { picture.texts }

  var file: [UInt8] { get throws { try picture.encoded() } }
}

/// A suite of tests in memory.
struct SampleSuite {

  let files: MemoryFiles
  var paths = ["S"]

  init(_ texts: [String: String]) {
    files = MemoryFiles(texts)
  }

  func suite() throws -> SnapshotSuite<SampleRequest> {
    try SnapshotSuite(at: paths, in: files, parsing: SampleRequest.parse)
  }

  func run(
    at paths: [String]? = nil, filters: [String] = [], shard: Shard? = nil, failsFast: Bool = false,
    artifacts: String? = nil
  ) throws -> SnapshotRun<SampleRequest> {
    var sample = self
    if let paths { sample.paths = paths }
    return SnapshotRun(
      try sample.suite(),
      GoldenSelection(paths: sample.paths, filters: filters, artifacts: artifacts),
      versions: [.init(name: "cairo", value: "2")], shard: shard, failsFast: failsFast)
  }

  func verify(
    artifacts: String? = nil,
    drawing draw: SnapshotJudge<SampleRequest>.Drawing = { try $0.drawing() }
  ) throws -> GoldenReport {
    let run = try run(artifacts: artifacts)
    let judge = SnapshotJudge(run)
    return run.report(run.cases.map { judge.verdict(on: $0, drawing: draw) })
  }

  @discardableResult
  func record(
    _ record: GoldenRecord = .missing, prune: Bool = false,
    drawing draw: SnapshotJudge<SampleRequest>.Drawing = { try $0.drawing() }
  ) throws -> (report: GoldenReport, warnings: [Diagnostic]) {
    let run = try run()
    let recorder = SnapshotRecorder(SnapshotJudge(run), record: record)
    let outcomes = run.cases.map { recorder.record($0, drawing: draw) }
    var report = run.report(outcomes.map(\.result))
    var store = SnapshotStore(run, adding: outcomes)
    if prune {
      _ = store.prune()
      report.cases.removeAll { $0.status == .obsolete }
    }
    let hasRecorded = report.count(of: .recorded) > 0
    return (report, try store.finish(hasRecorded: hasRecorded, isWhole: record == .all))
  }
}
