public import Foundation

extension Scene {

  /// An image that fills a shape.
  public struct Image: Hashable, Sendable {

    /// The image file.
    public var file: ImageFile

    /// The frame of the image in points; of a repeated image, the first tile's.
    public var box: CGRect

    /// The clipping path.
    public var clip: Path

    /// Whether the image is tiled in all directions.
    public var isRepeated: Bool

    /// The lines where the image is cut into nine parts, or `nil` if it is stretched as a whole.
    public var slices: Slices?

    /// The opacity, above 0 and at most 1.
    public var opacity: Double

    /// A color that replaces the image's colors, keeping its alpha, or `nil`.
    public var tint: Color.Resolved?

    /// The standard deviation of a Gaussian blur in points; 0 for none.
    public var blur: Double

    /// The angle in degrees by which the image is turned clockwise about the middle of its frame.
    public var turn: Double

    /// Create an image in a frame, clipped to a path.
    public init(
      _ file: ImageFile, box: CGRect, clip: Path, isRepeated: Bool = false, slices: Slices? = nil,
      opacity: Double = 1, tint: Color.Resolved? = nil, blur: Double = 0,
      turn: Double = 0
    ) {
      self.file = file
      self.box = box
      self.clip = clip
      self.isRepeated = isRepeated
      self.slices = slices
      self.opacity = opacity
      self.tint = tint
      self.blur = blur
      self.turn = turn
    }
  }
}
