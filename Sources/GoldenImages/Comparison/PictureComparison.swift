public import KeyboardRender

/// A comparison of an expected with an actual picture.
public struct PictureComparison: Hashable, Sendable {

  /// The expected picture.
  public let expected: PNGPicture

  /// The actual picture.
  public let actual: PNGPicture

  /// The tolerance of the comparison.
  public let tolerance: PictureTolerance

  /// The verdict of the comparison.
  public let verdict: PictureVerdict

  /// All differing pixels.
  let differences: PixelDifferences

  /// The differing pixels beyond the tolerance.
  let visibleDifferences: PixelDifferences

  /// Whether the pictures are equal within the tolerance.
  public var isSame: Bool { verdict.isSame }

  /// Compare two pictures, by element where the pictures store their elements.
  ///
  /// The default tolerance is none, since the renderer is deterministic; transparent pixels are
  /// equal in any color. Pictures of different sizes always differ.
  public init(
    expected: PNGPicture, actual: PNGPicture, tolerance: PictureTolerance = .exact
  ) {
    self.expected = expected
    self.actual = actual
    self.tolerance = tolerance
    differences = PixelDifferences(expected, actual)
    let ladder = ToleranceLadder(expected: expected, actual: actual, tolerance: tolerance)
    var outcome = ToleranceLadder.Outcome(rest: differences)
    if expected.pixelSize == actual.pixelSize { outcome = ladder.climb(differences) }
    visibleDifferences = outcome.rest
    verdict = PictureVerdict(
      expectedSize: expected.pixelSize, actualSize: actual.pixelSize, rung: outcome.rung,
      pixels: differences.count, visiblePixels: outcome.rest.count, box: differences.box,
      channelDifference: differences.channelDifference, colorDistance: outcome.colorDistance,
      changes: differences.count == 0
        ? [] : ChangedElements(expected, actual, differences: differences).changes)
  }

  /// Compare the pictures in the bytes of two PNG files.
  ///
  /// A blank picture, with all pixels alike, is refused because it proves nothing.
  public init(
    expected: [UInt8], actual: [UInt8], tolerance: PictureTolerance = .exact
  ) throws(PictureRefusal) {
    let picture = try PictureRefusal.check(expected, side: .expected)
    self.init(
      expected: picture,
      actual: expected == actual ? picture : try PictureRefusal.check(actual, side: .actual),
      tolerance: tolerance)
  }
}
