internal import Cairo
public import KeyboardDrawing

/// A sequence of pictures, each shown for a duration.
///
/// ```swift
/// var pressed = view
/// pressed.pressedActions = [.character("q")]
/// let animation = PictureAnimation(frames: [
///   PictureAnimation.Frame(view.scene(measuring: .fixedAdvance), duration: .milliseconds(90)),
///   PictureAnimation.Frame(pressed.scene(measuring: .fixedAdvance), duration: .milliseconds(160)),
/// ])
/// let bytes = try KeyboardRenderer().apng(of: animation, scale: 2)
/// bytes.contains("acTL".utf8)  // → true
/// ```
///
/// Frames may differ in size, for instance when a callout extends a keyboard: the animation has the
/// largest width and height, and the area outside of a frame is transparent.
public struct PictureAnimation {

  /// A picture with a duration.
  public struct Frame: Hashable, Sendable {

    /// The content of a frame.
    public enum Content: Hashable, Sendable {

      /// A scene, drawn at the scale of the animation.
      case scene(Scene)

      /// A bitmap at the scale of the animation.
      case bitmap(Bitmap)
    }

    /// The content.
    public var content: Content

    /// The duration, in ``PictureAnimation/durations``.
    public var duration: Duration

    /// Creates a frame with a duration.
    public init(_ content: Content, duration: Duration) {
      self.content = content
      self.duration = duration
    }

    /// Creates a frame of a scene.
    public init(_ scene: Scene, duration: Duration) {
      self.init(.scene(scene), duration: duration)
    }

    /// Creates a frame of a bitmap.
    public init(_ bitmap: Bitmap, duration: Duration) {
      self.init(.bitmap(bitmap), duration: duration)
    }
  }

  /// The edge to align frames of different heights.
  public enum FixedEdge: Hashable, Sendable {

    /// The top edge: frames extend downward.
    case top

    /// The bottom edge: frames extend upward.
    case bottom
  }

  /// Receives one frame after another.
  public typealias FrameReceiver = (Frame) throws -> Void

  /// The maximum number of frames.
  public static let largestFrameCount = 1 << 16

  /// The valid durations of a frame: PNG rounds to fractions of 16-bit numbers, at least 1/65535 s.
  public static let durations: ClosedRange<Duration> =
    .init(secondsComponent: 0, attosecondsComponent: 1) ... .seconds(65535)

  /// The valid loop counts.
  public static let loopCounts = 0...Int(Int32.max)

  /// The number of loops; 0 repeats forever.
  public var loopCount: Int

  /// The edge to align frames of different heights; different widths are aligned at the left.
  public var fixedEdge: FixedEdge

  let play: (FrameReceiver) throws -> Void

  /// Creates an animation of frames that a closure passes in order, with few in memory at a time.
  ///
  /// It is called twice and must pass the same frames; the first pass determines the header.
  public init(
    loopCount: Int = 0, fixedEdge: FixedEdge = .bottom,
    playing play: @escaping (_ show: FrameReceiver) throws -> Void
  ) {
    self.loopCount = loopCount
    self.fixedEdge = fixedEdge
    self.play = play
  }

  /// Creates an animation of frames.
  public init(frames: [Frame], loopCount: Int = 0, fixedEdge: FixedEdge = .bottom) {
    self.init(loopCount: loopCount, fixedEdge: fixedEdge) { show in
      for frame in frames { try show(frame) }
    }
  }

  /// Shows content from a time on, counted from the start of the animation.
  public typealias MomentReceiver = (_ content: Frame.Content, _ time: Duration) throws -> Void

  /// Creates an animation of images at their times, such as a keyboard during typing.
  ///
  /// Each image lasts until the next, the last one for a duration in ``durations``. Of images within a
  /// millisecond, or out of order, the last one is shown. `playing` is called twice, as by
  /// ``init(loopCount:fixedEdge:playing:)``.
  public init(
    loopCount: Int = 0, fixedEdge: FixedEdge = .bottom, restingFor rest: Duration,
    moments play: @escaping (_ show: MomentReceiver) throws -> Void
  ) {
    self.init(loopCount: loopCount, fixedEdge: fixedEdge) { show in
      var last: (content: Frame.Content, start: Duration)?
      try play { content, time in
        guard let (before, start) = last else {
          last = (content, .zero)
          return
        }
        guard time - start >= .milliseconds(1) else {
          last = (content, start)
          return
        }
        try show(Frame(before, duration: time - start))
        last = (content, time)
      }
      if let last { try show(Frame(last.content, duration: rest)) }
    }
  }
}

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

/// First pass over an animation: size, opacity and duration, before frames are encoded.
struct AnimationAnalysis {

  let fixedEdge: PictureAnimation.FixedEdge
  private(set) var summary = AnimationSummary()
  private(set) var last: Bitmap?

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

  func pixels(width: Int, height: Int, alignedTo edge: PictureAnimation.FixedEdge) -> [UInt32] {
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
