/// What a comparison of two pictures comes to.
public struct PictureVerdict: Hashable, Codable, Sendable {

  /// The size of the expected picture.
  public var expectedSize: PixelSize

  /// The size of the actual picture.
  public var actualSize: PixelSize

  /// The rung on which they are the same; nil if they differ by more than the tolerance.
  public var rung: ComparisonRung?

  /// The number of pixels that differ at all; where only one picture reaches, every pixel does.
  public var pixels: Int

  /// The number of pixels that differ by more than the rungs below the window put up with.
  public var visiblePixels: Int

  /// The smallest rectangle with all pixels that differ; nil if none does.
  public var box: PixelRect?

  /// The most levels, of 255, that a channel of a pixel differs by.
  public var channelDifference: Int

  /// The largest distance of colors, where 1 is that of black and white; nil if colors were not
  /// asked for.
  public var colorDistance: Double?

  /// What looks different, in the order drawn; empty where the pictures don't tell their elements.
  public var changes: [ElementChange]

  /// What a comparison came to.
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

  /// Whether the pictures count as the same.
  public var isSame: Bool { rung != nil }
}
