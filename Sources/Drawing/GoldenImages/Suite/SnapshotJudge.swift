import Disk
package import KeyboardRender
import Parallel
import SourceText

/// Compares cases with their goldens.
package struct SnapshotJudge<Request: SnapshotRequest> {

  package typealias Item = SnapshotCase<Request>
  package typealias Drawing = (Request) throws -> SnapshotDrawing

  let run: SnapshotRun<Request>
  let evidence: GoldenEvidence<Request>

  var suite: SnapshotSuite<Request> { run.suite }

  package init(_ run: SnapshotRun<Request>, _ evidence: GoldenEvidence<Request> = .init()) {
    self.run = run
    self.evidence = evidence
  }

  /// Writes artifacts beside the golden or into their folder, and removes them on success.
  package func verdict(on item: Item, drawing draw: Drawing) -> GoldenReport.Case {
    guard let (exemption, reason) = run.exemption(of: item) else {
      return comparison(of: item, drawing: draw)
    }
    let note = "\(reason) (until \(exemption.until))"
    if exemption.until <= run.today {
      var result = comparison(of: item, drawing: draw)
      if !result.status.isFine { result.message += "; it is exempt no longer: \(note)" }
      return result
    }
    if exemption.kind == .skip { return self.result(item, .skipped, message: note) }
    var result = comparison(of: item, drawing: draw)
    switch result.status {
    case .passed:
      result.status = .failed
      result.message = "it matches, although it is expected to fail: \(note)"
    case .failed, .error:
      result.status = .known
      result.message = "\(note): \(result.message)"
    case .missing, .obsolete, .recorded, .skipped, .known: break
    }
    return result
  }

  private func comparison(of item: Item, drawing draw: Drawing) -> GoldenReport.Case {
    removeArtifacts(of: item)
    do {
      switch try draw(item.request.get()) {
      case .picture(let drawn): return try judge(drawn, of: item)
      case .text(let text): return try judge(text, of: item)
      }
    } catch {
      return self.error(item, error)
    }
  }

  func artifacts(of item: Item) -> GoldenArtifacts { item.artifacts(in: run.artifacts) }

  func removeArtifacts(of item: Item) {
    for path in artifacts(of: item).paths { try? suite.files.remove(path) }
  }

  func golden(at path: String) throws -> [UInt8]? {
    suite.files.exists(path) ? try suite.files.bytes(of: path) : nil
  }

  func result(
    _ item: Item, _ status: GoldenReport.Status, rung: ComparisonRung? = nil,
    message: String = "", verdict: ImageVerdict? = nil, expected: String? = nil,
    actual: String? = nil, difference: String? = nil
  ) -> GoldenReport.Case {
    let (tolerance, reason) = suite.settings.tolerance(for: item.name, noted: item.treatment)
    var result = GoldenReport.Case(
      name: item.name, arguments: item.arguments, status: status, rung: rung,
      tolerance: tolerance == .exact ? nil : tolerance, reason: reason, message: message,
      verdict: verdict, expected: expected ?? (status == .missing ? nil : item.golden.path),
      actual: actual, difference: difference)
    if item.isHashed { result.list = item.golden.path }
    return result
  }

  func error(_ item: Item, _ error: any Error) -> GoldenReport.Case {
    let messages = (error as? Diagnostics)?.list.map(Self.message) ?? ["\(error)"]
    let message = messages.joined(separator: "; ")
    // Reports the error even if the artifact can't be written.
    try? suite.files.write(Array("\(message)\n".utf8), to: artifacts(of: item).error)
    return result(item, .error, message: message)
  }

  private static func message(of problem: Diagnostic) -> String {
    guard let place = problem.place else { return problem.message }
    let line = place.range.map { ":\($0.start.line)" } ?? ""
    return "\(place.file)\(line): \(problem.message)"
  }

  private func judge(_ drawn: any SnapshotImage, of item: Item) throws -> GoldenReport.Case {
    let picture = try drawn.picture
    guard !picture.isBlank else { throw ImageRefusal.blank(.actual) }
    switch item.golden {
    case .hash(let list, let key):
      let pixels = picture.pixelHash
      guard let expected = suite.hashLists[list]?[key] else {
        return try missing(item, drawn.file, pixels: pixels)
      }
      if expected == pixels { return result(item, .passed, rung: .exact) }
      var result = try compare(expected, with: drawn, of: item)
      result.drawn = GoldenReport.Drawn(try drawn.file, pixels: pixels, golden: expected)
      return result
    case .file(let path):
      guard let file = try golden(at: path) else { return try missing(item, drawn.file) }
      return try compare(file, with: drawn, picture: picture, of: item)
    }
  }

  private func compare(
    _ file: [UInt8], with drawn: any SnapshotImage, picture: PNGPicture,
    of item: Item
  ) throws -> GoldenReport.Case {
    let expected = try ImageRefusal.check(file, side: .expected)
    // Fast path: most pictures are equal, and need no verdict.
    if expected.width == picture.width, expected.bytes == picture.bytes,
      FileDifferences.isPlain(file, scale: picture.scale)
    {
      return exact(item, expected, drawn)
    }
    let (tolerance, _) = suite.settings.tolerance(for: item.name, noted: item.treatment)
    let drawnFile = try drawn.file
    let actual = try drawn.pictureWithTexts
    var comparison = ImageComparison(
      expected: expected, actual: actual, files: (file, drawnFile), tolerance: tolerance)
    if !comparison.isSame { comparison.explain(by: evidence.causes(item, expected, actual)) }
    let verdict = comparison.verdict
    if verdict.rung == .exact { return exact(item, expected, drawn) }
    if let rung = verdict.rung {
      return result(item, .passed, rung: rung, message: "\(verdict)", verdict: verdict)
    }
    var result = try failed(
      item, comparison, actual: drawnFile, message: explained("\(verdict)", golden: expected))
    result.drawn = GoldenReport.Drawn(drawnFile, golden: Digest.text(of: file))
    return result
  }

  private func exact(
    _ item: Item, _ golden: PNGPicture, _ drawn: any SnapshotImage
  ) -> GoldenReport.Case {
    var result = result(item, .passed, rung: .exact)
    if ImageElements.areStale(in: golden, now: drawn.texts) { result.isStale = true }
    return result
  }

  func failed(
    _ item: Item, _ comparison: ImageComparison, actual: [UInt8],
    expected: String? = nil, message: String
  ) throws -> GoldenReport.Case {
    let actual = try keep(actual, of: item)
    var difference: String?
    if let picture = comparison.differencePicture {
      let path = artifacts(of: item).difference
      try suite.files.write(picture.encoded(), to: path)
      difference = path
    }
    return result(
      item, .failed, message: message, verdict: comparison.verdict, expected: expected,
      actual: actual, difference: difference)
  }

  private func judge(_ actual: [UInt8], of item: Item) throws -> GoldenReport.Case {
    guard let expected = try golden(at: item.golden.path) else { return try missing(item, actual) }
    guard expected != actual else { return result(item, .passed, rung: .exact) }
    var result = result(
      item, .failed, message: Self.firstDifference(expected, actual),
      actual: try keep(actual, of: item))
    result.textCauses =
      evidence.textCauses(item, expected) ?? TextCauses.list(before: expected, after: actual)
    result.drawn = GoldenReport.Drawn(actual, golden: Digest.text(of: expected))
    return result
  }

  private func missing(
    _ item: Item, _ actual: [UInt8], pixels: String? = nil
  ) throws -> GoldenReport.Case {
    let command = run.selection.only(item.name).command("record")
    var result = result(
      item, .missing, message: "record it with \(command)",
      actual: try keep(actual, of: item))
    result.drawn = GoldenReport.Drawn(actual, pixels: pixels, golden: nil)
    return result
  }

  func keep(_ bytes: [UInt8], of item: Item) throws -> String {
    let path = artifacts(of: item).actual
    try suite.files.write(bytes, to: path)
    return path
  }

  func explained(_ message: String, golden: PNGPicture?) -> String {
    let old = suite.manifest ?? golden.flatMap(GoldenManifest.init)
    return old?.explaining(message, drawnBy: run.versions) ?? message
  }

  private static func firstDifference(_ expected: [UInt8], _ actual: [UInt8]) -> String {
    let lines = [expected, actual].map {
      String(decoding: $0, as: UTF8.self).split(separator: "\n")
    }
    for (index, (old, new)) in zip(lines[0], lines[1]).enumerated() where old != new {
      let shown = [new, old].map { $0.drop { $0 == " " }.prefix(120) }
      return "line \(index + 1) is “\(shown[0])” instead of “\(shown[1])”"
    }
    return "\(lines[1].count) lines instead of \(lines[0].count)"
  }

  /// Compares a picture with a digest's if that can be drawn again; else shows the actual one.
  func compare(
    _ digest: String, with drawn: any SnapshotImage, of item: Item
  ) throws -> GoldenReport.Case {
    let former = evidence.former(item)
    for draw in former.drawings {
      guard case .picture(let old)? = try? draw(item.request.get()),
        let expected = try? old.pictureWithTexts, expected.pixelHash == digest
      else { continue }
      let path = artifacts(of: item).expected
      try suite.files.write(old.file, to: path)
      let actual = try drawn.pictureWithTexts
      var comparison = ImageComparison(expected: expected, actual: actual)
      comparison.explain(by: evidence.causes(item, expected, actual))
      return try failed(
        item, comparison, actual: drawn.file, expected: path,
        message: "\(comparison.verdict); the expected image is drawn from the files in git")
    }
    let actual = try keep(drawn.file, of: item)
    let message = explained("the digest of the pixels differs", golden: nil)
    return result(
      item, .failed,
      message: "\(message); see \(actual), drawn by kbrender \(item.arguments)"
        + (former.absence.map { "; there is no expected image, since \($0)" } ?? ""),
      actual: actual)
  }
}

/// The sources of a judge: pictures of digests, and causes of differences.
package struct GoldenEvidence<Request: SnapshotRequest> {

  package typealias Item = SnapshotCase<Request>

  /// Drawings that a digest may be of, and why there is no expected picture if none of them is.
  package typealias Former = (drawings: [SnapshotJudge<Request>.Drawing], absence: String?)

  /// The drawings of a digest by the files of earlier commits.
  var former: (Item) -> Former

  /// Changed declarations and arguments between two pictures of a case.
  var causes: (_ item: Item, _ expected: PNGPicture, _ actual: PNGPicture) -> DeclaredCauses?

  /// Changed declarations of a theme that explain a new text.
  var textCauses: (_ item: Item, _ expected: [UInt8]) -> [DifferenceCause]?

  package init(
    former: @escaping (Item) -> Former = { _ in ([], nil) },
    causes: @escaping (Item, PNGPicture, PNGPicture) -> DeclaredCauses? = { _, _, _ in nil },
    textCauses: @escaping (Item, [UInt8]) -> [DifferenceCause]? = { _, _ in nil }
  ) {
    self.former = former
    self.causes = causes
    self.textCauses = textCauses
  }
}
