package import KeyboardRender

/// The sources of a judge: pictures of digests, and causes of differences.
package struct GoldenEvidence<Request: SnapshotRequest> {

  package typealias Item = SnapshotCase<Request>

  /// Drawings that a digest may be of, and why there is no expected picture if none of them is.
  package typealias Former = (drawings: [SnapshotJudge<Request>.Drawing], absence: String?)

  /// The drawings of a digest by the files of earlier commits.
  var former: (Item) -> Former

  /// The declarations and arguments that changed between two pictures of a case, if any did.
  var causes: (_ item: Item, _ expected: PNGPicture, _ actual: PNGPicture) -> DeclaredCauses?

  /// The declarations of a theme that changed since a text was expected, if they explain it.
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
