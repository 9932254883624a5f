public import KeyboardRender

/// An expected picture, an actual one, and how they differ.
public struct PictureComparison: Hashable, Sendable {

  /// The picture as it should be.
  public let expected: PNGPicture

  /// The picture as it is.
  public let actual: PNGPicture

  /// How much is put up with.
  public let tolerance: PictureTolerance

  /// What the comparison comes to.
  public let verdict: PictureVerdict

  /// All pixels that differ.
  let differences: PixelDifferences

  /// Those that the tolerance doesn't put up with.
  let visibleDifferences: PixelDifferences

  /// Whether the pictures count as the same.
  public var isSame: Bool { verdict.isSame }

  /// Compares two pictures, and finds out which of their elements differ where they tell them.
  ///
  /// Nothing is tolerated unless it is asked for, since the renderer draws the same pixels every time;
  /// but transparent pixels are the same in any color. Pictures of different sizes are never the same.
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

  /// Compares the pictures in the bytes of two PNG files.
  ///
  /// A picture whose pixels are all alike is refused, because it proves nothing.
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
