package import KeyboardRender

package struct PictureComparison: Hashable, Sendable {

  package let expected: PNGPicture
  package let actual: PNGPicture
  package let tolerance: PictureTolerance
  package private(set) var verdict: PictureVerdict
  let differences: PixelDifferences
  let visibleDifferences: PixelDifferences

  package var isSame: Bool { verdict.isSame }

  /// Compare two pictures, by element where the pictures store their elements.
  ///
  /// Transparent pixels are equal in any color; pictures of different sizes always differ. With the
  /// files of the pictures, all frames of animations are compared, and the properties by which
  /// viewers show pixels.
  package init(
    expected: PNGPicture, actual: PNGPicture, files: (expected: [UInt8], actual: [UInt8])? = nil,
    tolerance: PictureTolerance = .exact
  ) {
    self.expected = expected
    self.actual = actual
    self.tolerance = tolerance
    differences = PixelDifferences(expected, actual)
    let ladder = ToleranceLadder(expected: expected, actual: actual, tolerance: tolerance)
    var outcome = ToleranceLadder.Outcome(rest: differences)
    if expected.pixelSize == actual.pixelSize { outcome = ladder.climb(differences) }
    let fileDifferences =
      files.map { files in
        FileDifferences(
          expected: files.expected, actual: files.actual, size: actual.pixelSize,
          tolerance: tolerance
        ).texts()
      } ?? []
    if !fileDifferences.isEmpty { outcome.rung = nil }
    visibleDifferences = outcome.rest
    verdict = PictureVerdict(
      expectedSize: expected.pixelSize, actualSize: actual.pixelSize, rung: outcome.rung,
      pixels: differences.count, visiblePixels: outcome.rest.count, box: differences.box,
      channelDifference: differences.channelDifference, colorDistance: outcome.colorDistance,
      changes: differences.count == 0
        ? [] : ChangedElements(expected, actual, differences: differences).changes,
      fileDifferences: fileDifferences)
  }

  /// Replace the causes that the pictures tell by the declarations and arguments that explain them.
  mutating func explain(by causes: DeclaredCauses?) {
    guard let causes, !isSame else { return }
    verdict.changes = causes.changes(of: self)
  }

  /// Equal bytes are equal pictures if they can be decoded; a blank picture isn't refused.
  package static func verdict(
    expected: [UInt8], actual: [UInt8], tolerance: PictureTolerance = .exact
  ) throws(RenderError) -> PictureVerdict {
    if let verdict = sameBytes(expected, actual) { return verdict }
    return PictureComparison(
      expected: try PNGPicture(decoding: expected), actual: try PNGPicture(decoding: actual),
      files: (expected, actual), tolerance: tolerance
    ).verdict
  }

  package static func sameBytes(_ expected: [UInt8], _ actual: [UInt8]) -> PictureVerdict? {
    guard expected == actual, let size = PNGPicture.intactSize(of: expected) else { return nil }
    return PictureVerdict(expectedSize: size, actualSize: size, rung: .exact)
  }
}
