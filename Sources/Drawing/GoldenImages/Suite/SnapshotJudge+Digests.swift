import Disk
import KeyboardRender

extension SnapshotJudge {

  /// Compare a picture with that of a digest if it can be drawn again; else show the actual one.
  func compare(
    _ digest: String, with drawn: any SnapshotPicture, of item: Item
  ) throws -> GoldenReport.Case {
    let former = evidence.former(item)
    for draw in former.drawings {
      guard case .picture(let old)? = try? draw(item.request.get()),
        let expected = try? old.pictureWithTexts, expected.pixelHash == digest
      else { continue }
      let path = artifacts(of: item).expected
      try suite.files.write(old.file, to: path)
      let actual = try drawn.pictureWithTexts
      var comparison = PictureComparison(expected: expected, actual: actual)
      comparison.explain(by: evidence.causes(item, expected, actual))
      return try failed(
        item, comparison, actual: drawn.file, expected: path,
        message: "\(comparison.verdict); the expected picture is drawn from the files in git")
    }
    let actual = try keep(drawn.file, of: item)
    let message = explained("the digest of the pixels differs", golden: nil)
    return result(
      item, .failed,
      message: "\(message); see \(actual), drawn by kbrender \(item.arguments)"
        + (former.absence.map { "; there is no expected picture, since \($0)" } ?? ""),
      actual: actual)
  }
}
