package import KeyboardRender

/// The sources of a judge: pictures of digests, and causes of differences.
package struct GoldenEvidence<Request: SnapshotRequest> {

  package typealias Item = SnapshotCase<Request>

  /// Drawings that a digest may be of, and why there is no expected picture if none of them is.
  package struct Former {

    var drawings: [SnapshotJudge<Request>.Drawing]
    var absence: String?

    package init(drawings: [SnapshotJudge<Request>.Drawing], absence: String? = nil) {
      self.drawings = drawings
      self.absence = absence
    }
  }

  /// The drawings of a digest by the files of earlier commits.
  package var former: (Item) -> Former = { _ in Former(drawings: []) }

  /// The picture of an older program; nil if none was asked, or it can't draw it.
  package var before: (Item) -> FormerPicture? = { _ in nil }

  /// The declarations of a theme that changed between two pictures of a case, if any did.
  package var causes: FindCauses = { _, _, _ in nil }

  package typealias FindCauses = (
    _ item: Item, _ expected: PNGPicture, _ actual: PNGPicture
  ) -> DeclaredCauses?

  /// The declarations of a theme that changed since a text was expected, if they explain it.
  package var textCauses: FindTextCauses = { _, _ in nil }

  package typealias FindTextCauses = (_ item: Item, _ expected: [UInt8]) -> [DifferenceCause]?

  package init() {}
}

/// A case as an older program draws it.
package struct FormerPicture {

  /// The file of the program.
  package let program: String

  package let file: [UInt8]

  /// Compare the scenes of both programs.
  package let scenes: () -> SceneCauses?

  package init(program: String, file: [UInt8], scenes: @escaping () -> SceneCauses?) {
    self.program = program
    self.file = file
    self.scenes = scenes
  }

  var picture: PNGPicture? { try? PNGPicture(decoding: file) }
}

extension PictureComparison {

  /// Return the comparison with the causes of a program's change, if the older one draws the
  /// golden, all frames of it.
  func explained(by before: FormerPicture?, golden: [UInt8]) -> PictureComparison {
    let isExplained = !verdict.changes.isEmpty && verdict.changes.allSatisfy(\.isExplained)
    guard let before, !isSame, !isExplained, let picture = before.picture,
      PictureComparison(expected: expected, actual: picture, files: (golden, before.file)).isSame,
      let scenes = before.scenes()
    else { return self }
    return changing { scenes.completing($0, scale: actual.scale ?? 1) }
  }
}
