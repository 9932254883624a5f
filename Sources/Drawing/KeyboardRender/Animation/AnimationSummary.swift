internal import Cairo

/// The properties of a drawn animation.
public struct AnimationSummary: Hashable, Sendable {

  /// The width in pixels.
  public internal(set) var width = 0

  /// The height in pixels.
  public internal(set) var height = 0

  /// The number of distinct consecutive frames.
  public internal(set) var frameCount = 0

  /// Whether every pixel of every frame is opaque.
  public internal(set) var isOpaque = true

  /// The duration of a single loop.
  public internal(set) var duration: Duration = .zero
}

struct AnimationAnalysis {

  private let fixedEdge: PictureAnimation.FixedEdge
  private(set) var summary = AnimationSummary()
  private var last: Bitmap?

  init(fixedEdge: PictureAnimation.FixedEdge) {
    self.fixedEdge = fixedEdge
  }

  mutating func add(_ frame: FrameRenderer.DrawnFrame) throws(RenderError) {
    let bitmap = frame.bitmap
    summary.duration += frame.duration
    // The smaller of two sizes leaves transparent pixels.
    let hasSizeOfOthers =
      last == nil || (summary.width, summary.height) == (bitmap.width, bitmap.height)
    summary.isOpaque = summary.isOpaque && hasSizeOfOthers && PNG.isOpaque(bitmap.pixels)
    summary.width = max(summary.width, bitmap.width)
    summary.height = max(summary.height, bitmap.height)
    guard summary.width * summary.height <= KeyboardRenderer.largestPixelCount else {
      throw .sizeOutOfRange(width: Double(summary.width), height: Double(summary.height))
    }
    if let last, looksEqual(last, bitmap) { return }
    summary.frameCount += 1
    last = bitmap
  }

  private func looksEqual(_ first: Bitmap, _ second: Bitmap) -> Bool {
    let (width, height) = (max(first.width, second.width), max(first.height, second.height))
    return PNG.changedBox(
      from: first.pixels(width: width, height: height, alignedTo: fixedEdge),
      to: second.pixels(width: width, height: height, alignedTo: fixedEdge), width: width) == nil
  }
}

extension Bitmap {

  /// The picture is at the left and at an edge, with transparent pixels around it.
  func pixels(
    width: Int, height: Int, alignedTo edge: PictureAnimation.FixedEdge
  ) -> [UInt32] {
    precondition(self.width <= width && self.height <= height, "A frame fits into its animation.")
    if self.width == width, self.height == height { return pixels }
    var larger = [UInt32](repeating: 0, count: width * height)
    let top = edge == .top ? 0 : height - self.height
    for row in 0..<self.height {
      let start = (top + row) * width
      let source = pixels[row * self.width..<(row + 1) * self.width]
      larger.replaceSubrange(start..<start + self.width, with: source)
    }
    return larger
  }
}
