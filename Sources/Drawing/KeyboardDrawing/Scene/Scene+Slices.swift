public import Foundation

extension Scene.Image {

  /// The cuts of an image into nine parts, of which the corners keep their size.
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

    /// Create the lines of an image.
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

    /// Return the parts of an image in a frame, across and down.
    ///
    /// Where the frame is smaller than the corners, they shrink together.
    public func parts(of file: ImageFile, in box: CGRect) -> (across: Lengths, down: Lengths) {
      let (width, height) = (Double(left + right) / scale, Double(top + bottom) / scale)
      let factor = min(
        1, width > 0 ? Double(box.width) / width : 1, height > 0 ? Double(box.height) / height : 1)
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
