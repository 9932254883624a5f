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

    /// Clockwise rotation of the image about the middle of its frame, in degrees.
    public var turn: Double

    /// Creates an image in a frame, clipped to a path.
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

    /// The cuts of an image into nine parts; the corners keep their size.
    public struct Slices: Hashable, Sendable {

      /// The width of the left parts, in pixels of the image.
      public var left: Int

      /// The width of the right parts.
      public var right: Int

      /// The height of the top parts.
      public var top: Int

      /// The height of the bottom parts.
      public var bottom: Int

      /// The pixels of the image per point of a corner.
      public var scale: Double

      /// Creates the lines of an image.
      public init(left: Int, right: Int, top: Int, bottom: Int, scale: Double = 1) {
        (self.left, self.right) = (left, right)
        (self.top, self.bottom) = (top, bottom)
        self.scale = scale
      }

      /// The lengths in an image and in its frame from edge to edge, at least 0 in each.
      public struct Lengths: Hashable, Sendable {

        /// The pixels of the first, middle and last part of the image.
        public var pixels: [Int]

        /// The points of these parts in the frame.
        public var points: [Double]
      }

      /// Returns the parts of an image in a frame, across and down; large corners shrink together.
      public func parts(of file: ImageFile, in box: CGRect) -> (across: Lengths, down: Lengths) {
        let (width, height) = (Double(left + right) / scale, Double(top + bottom) / scale)
        let factor = min(
          1, width > 0 ? Double(box.width) / width : 1, height > 0 ? Double(box.height) / height : 1
        )
        func lengths(_ first: Int, _ last: Int, of pixels: Int, in points: Double) -> Lengths {
          // Lines beyond the image would cut off nothing.
          let first = min(max(first, 0), pixels)
          let last = min(max(last, 0), pixels - first)
          let ends = (Double(first) / scale * factor, Double(last) / scale * factor)
          return Lengths(
            pixels: [first, pixels - first - last, last],
            points: [ends.0, max(points - ends.0 - ends.1, 0), ends.1])
        }
        return (
          lengths(left, right, of: file.width, in: Double(box.width)),
          lengths(top, bottom, of: file.height, in: Double(box.height))
        )
      }
    }
  }
}
