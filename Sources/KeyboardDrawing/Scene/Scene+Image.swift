public import Foundation

extension Scene {

  /// A picture from a file, as it is drawn into a shape.
  public struct Image: Hashable, Sendable {

    /// The file.
    public var file: ImageFile

    /// The box that the whole picture covers in points, or the first of its repetitions.
    public var box: CGRect

    /// The shape it is cut to.
    public var clip: Path

    /// Whether it goes on in all directions beyond its box.
    public var isRepeated: Bool

    /// The opacity, above 0 and at most 1.
    public var opacity: Double

    /// A color over the picture where there is one; nothing for its own colors.
    public var tint: Color.Resolved?

    /// The standard deviation of a Gaussian blur in points; 0 for a sharp picture.
    public var blur: Double

    /// A picture in a box, cut to a shape.
    public init(
      _ file: ImageFile, box: CGRect, clip: Path, isRepeated: Bool = false, opacity: Double = 1,
      tint: Color.Resolved? = nil, blur: Double = 0
    ) {
      self.file = file
      self.box = box
      self.clip = clip
      self.isRepeated = isRepeated
      self.opacity = opacity
      self.tint = tint
      self.blur = blur
    }
  }
}
