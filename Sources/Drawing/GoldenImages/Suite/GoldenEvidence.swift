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
