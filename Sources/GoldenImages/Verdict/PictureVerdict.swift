/// The verdict on two pictures.
public struct PictureVerdict: Hashable, Codable, Sendable {

  /// The size of the expected picture.
  public var expectedSize: PixelSize

  /// The size of the actual picture.
  public var actualSize: PixelSize

  /// The rung at which they are equal; nil if they differ beyond the tolerance.
  public var rung: ComparisonRung?

  /// The number of differing pixels, including areas that only one picture has.
  public var pixels: Int

  /// The number of pixels that differ beyond the rungs below the window.
  public var visiblePixels: Int

  /// The bounding box of the differing pixels; nil without any.
  public var box: PixelRect?

  /// The maximum difference of a channel, in levels of 255.
  public var channelDifference: Int

  /// The largest color distance, where 1 is that of black and white; nil if not computed.
  public var colorDistance: Double?

  /// The changes in drawing order; empty where the pictures store no elements.
  public var changes: [ElementChange]

  /// Create a verdict.
  public init(
    expectedSize: PixelSize, actualSize: PixelSize, rung: ComparisonRung?, pixels: Int = 0,
    visiblePixels: Int = 0, box: PixelRect? = nil, channelDifference: Int = 0,
    colorDistance: Double? = nil, changes: [ElementChange] = []
  ) {
    self.expectedSize = expectedSize
    self.actualSize = actualSize
    self.rung = rung
    self.pixels = pixels
    self.visiblePixels = visiblePixels
    self.box = box
    self.channelDifference = channelDifference
    self.colorDistance = colorDistance
    self.changes = changes
  }

  /// Whether the pictures are equal within the tolerance.
  public var isSame: Bool { rung != nil }
}
