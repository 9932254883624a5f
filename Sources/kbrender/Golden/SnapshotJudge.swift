import Glibc
import GoldenImages
import KeyboardDocuments
import KeyboardPipeline
import KeyboardRender

/// Draws cases and compares them with what is expected.
struct SnapshotJudge: Sendable {

  let suite: SnapshotSuite

  /// The folder for what differs; nil for beside the goldens.
  let artifacts: String?

  /// What is drawn with now.
  let versions: [GoldenReport.Version]

  /// Draws a case and compares it with its golden.
  ///
  /// What differs is left beside the golden, and taken away again once nothing differs.
  func verdict(on item: SnapshotCase, with pipeline: RenderPipeline) -> GoldenReport.Case {
    clean(item)
    do {
      let drawing = pipeline.drawing(of: try item.request.get())
      if item.isPicture { return try judge(drawing.picture, of: item) }
      return try judge(text: drawing.bytes, of: item)
    } catch {
      return self.error(
        item, CommandFailure(error).diagnostics.map(\.message).joined(separator: "; "))
    }
  }

  /// Takes away what an earlier run left about a case.
  func clean(_ item: SnapshotCase) {
    unlink(actualPath(item))
    unlink(differencePath(item))
  }

  /// The bytes of a golden's file; nil if there is none yet.
  func golden(at path: String) throws(CommandFailure) -> [UInt8]? {
    guard access(path, F_OK) == 0 else { return nil }
    return try InputFile.read(path, limit: InputFile.pictureLimit).bytes
  }

  /// A result that speaks of a case as the suite knows it.
  func result(
    _ item: SnapshotCase, _ status: GoldenReport.Status, rung: ComparisonRung? = nil,
    message: String = "", verdict: PictureVerdict? = nil, actual: String? = nil,
    difference: String? = nil
  ) -> GoldenReport.Case {
    let (tolerance, reason) = suite.settings.tolerance(for: item.name)
    return GoldenReport.Case(
      name: item.name, arguments: item.arguments, status: status, rung: rung,
      tolerance: tolerance == .exact ? nil : tolerance, reason: reason, message: message,
      verdict: verdict, expected: status == .missing ? nil : item.golden.path, actual: actual,
      difference: difference)
  }

  /// A result about a case that can't be drawn or compared.
  func error(_ item: SnapshotCase, _ message: String) -> GoldenReport.Case {
    result(item, .error, message: message)
  }

  private func judge(
    _ drawn: DrawnPicture, of item: SnapshotCase
  ) throws -> GoldenReport.Case {
    let picture = try drawn.picture
    guard !picture.isBlank else {
      return error(item, PictureRefusal.blank(.actual).description)
    }
    switch item.golden {
    case .hash(let list, let key):
      guard let expected = suite.hashLists[list]?[key] else {
        return try missing(item, drawn.file)
      }
      if expected == picture.pixelHash { return result(item, .passed, rung: .exact) }
      try OutputFile.write(drawn.file, to: actualPath(item))
      return result(
        item, .failed, message: explained("the pixels have another hash", golden: nil),
        actual: actualPath(item))
    case .file(let path):
      guard let file = try golden(at: path) else { return try missing(item, drawn.file) }
      return try compare(file, with: drawn, picture: picture, of: item)
    }
  }

  private func compare(
    _ file: [UInt8], with drawn: DrawnPicture, picture: PNGPicture, of item: SnapshotCase
  ) throws -> GoldenReport.Case {
    let expected: PNGPicture
    do {
      expected = try PictureRefusal.check(file, side: .expected)
    } catch {
      return self.error(item, error.description)
    }
    // Most pictures are the same, which is found out before anything is said about them.
    if expected.width == picture.width, expected.bytes == picture.bytes {
      return result(item, .passed, rung: .exact)
    }
    let (tolerance, _) = suite.settings.tolerance(for: item.name)
    let comparison = PictureComparison(
      expected: expected, actual: try drawn.pictureWithTexts, tolerance: tolerance)
    let verdict = comparison.verdict
    if let rung = verdict.rung {
      return result(
        item, .passed, rung: rung, message: rung == .exact ? "" : "\(verdict)",
        verdict: rung == .exact ? nil : verdict)
    }
    try OutputFile.write(drawn.file, to: actualPath(item))
    var difference: String?
    if let picture = comparison.differencePicture {
      difference = differencePath(item)
      try OutputFile.write(PictureFile.bytes(of: picture), to: differencePath(item))
    }
    return result(
      item, .failed, message: explained("\(verdict)", golden: expected), verdict: verdict,
      actual: actualPath(item), difference: difference)
  }

  private func judge(
    text actual: [UInt8], of item: SnapshotCase
  ) throws(CommandFailure) -> GoldenReport.Case {
    guard let expected = try golden(at: item.golden.path) else { return try missing(item, actual) }
    guard expected != actual else { return result(item, .passed, rung: .exact) }
    try OutputFile.write(actual, to: actualPath(item))
    return result(
      item, .failed, message: FirstDifference.text(expected, actual), actual: actualPath(item))
  }

  private func missing(
    _ item: SnapshotCase, _ actual: [UInt8]
  ) throws(CommandFailure) -> GoldenReport.Case {
    try OutputFile.write(actual, to: actualPath(item))
    return result(
      item, .missing, message: "record it with kbrender snapshot record \(item.path)",
      actual: actualPath(item))
  }

  private func actualPath(_ item: SnapshotCase) -> String {
    "\(artifactPath(item)).actual.\(item.suffix)"
  }

  private func differencePath(_ item: SnapshotCase) -> String {
    "\(artifactPath(item)).difference.png"
  }

  private func artifactPath(_ item: SnapshotCase) -> String {
    artifacts.map { "\($0)/\(item.name)" } ?? item.path
  }

  /// A verdict with what was drawn by another library or font, as the manifest or the picture says.
  private func explained(_ message: String, golden: PNGPicture?) -> String {
    let old = suite.manifest ?? golden.flatMap(GoldenManifest.init)
    return old?.explaining(message, drawnBy: versions, except: SnapshotVersions.program) ?? message
  }
}
