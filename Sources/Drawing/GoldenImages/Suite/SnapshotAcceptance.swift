internal import Parallel
package import SourceText

/// Accepts images of a report without rendering them; checks all before it writes any.
package struct SnapshotAcceptance<Request: SnapshotRequest> {

  package typealias Reading = (_ path: String) throws -> [UInt8]

  /// Case with the picture that becomes its golden.
  private struct Accepted {
    var item: SnapshotCase<Request>
    var drawn: GoldenReport.Drawn
    var path: String
  }

  private let run: SnapshotRun<Request>
  private var accepted: [Accepted] = []
  private let read: Reading

  /// Checks the cases of a report; `sources` is the digest of what a case is drawn from now.
  package init(
    _ cases: [GoldenReport.Case], of report: GoldenReport, in suite: SnapshotSuite<Request>,
    sources: (SnapshotCase<Request>) -> String?, reading read: @escaping Reading
  ) throws(Diagnostics) {
    run = SnapshotRun(suite, versions: report.versions)
    self.read = read
    let items = Dictionary(suite.cases.map { ($0.name, $0) }) { first, _ in first }
    var problems: [Diagnostic] = []
    func refuse(_ message: String, in file: String) {
      problems.append(
        Diagnostic(
          code: .staleReport, message: message, place: .init(file: file, line: 1),
          hints: ["Run “kbrender snapshot verify --report” again."]))
    }
    for result in cases {
      let quoted = result.name.quoted
      guard let item = items[result.name] else {
        refuse("The suite has no case \(quoted) any more", in: suite.folder.path)
        continue
      }
      let golden = suite.goldenDigest(of: item)
      guard let drawn = result.drawn, let path = drawn.path(suffix: item.suffix) else {
        refuse("The report has no image of \(quoted) that always is the same", in: item.source)
        continue
      }
      if result.arguments != item.arguments {
        refuse("The arguments differ from the arguments in the report", in: item.source)
      } else if golden != drawn.golden, golden != (item.isHashed ? drawn.pixels : drawn.file) {
        refuse("The golden differs from the golden in the report", in: item.golden.path)
      } else if drawn.sources != sources(item) {
        refuse("A file that \(quoted) is drawn from has changed since the report", in: item.source)
      } else {
        let one = Accepted(item: item, drawn: drawn, path: path)
        do {
          _ = try drawing(of: one)
          accepted.append(one)
        } catch {
          refuse(
            "The report's \(path.quoted) isn't the image of \(quoted): \(error)", in: item.source)
        }
      }
    }
    guard problems.isEmpty else { throw Diagnostics(Array(problems.prefix(100))) }
  }

  private func drawing(of accepted: Accepted) throws -> SnapshotDrawing {
    let bytes = try read(accepted.path)
    guard Digest.text(of: bytes) == accepted.drawn.file else {
      throw Mismatch(description: "its digest differs")
    }
    guard accepted.item.isPicture else { return .text(bytes) }
    let picture = try ImageRefusal.check(bytes, side: .actual)
    guard !accepted.item.isHashed || picture.pixelHash == accepted.drawn.pixels else {
      throw Mismatch(description: "its pixels have another digest")
    }
    return .picture(FileImage(file: bytes, picture: picture))
  }

  package func record() throws -> (results: [GoldenReport.Case], warnings: [Diagnostic]) {
    let recorder = SnapshotRecorder(SnapshotJudge(run), record: .all)
    let outcomes = accepted.map { accepted in
      recorder.record(accepted.item) { _ in try drawing(of: accepted) }
    }
    let results = outcomes.map(\.result)
    let failed = results.filter { $0.status == .error }
    guard failed.isEmpty else {
      throw Diagnostics(
        failed.prefix(100).map {
          Diagnostic(code: .invalidCase, message: "\($0.name): \($0.message)")
        }
      )
    }
    let warnings = try SnapshotStore(run, adding: outcomes)
      .finish(hasRecorded: results.contains { $0.status == .recorded }, isWhole: false)
    return (results, warnings)
  }

  private struct Mismatch: Error, CustomStringConvertible {
    let description: String
  }
}
