public import KeyboardDrawing

/// Pictures that are shown one after another, each for a time.
///
///     let animation = PictureAnimation(frames: [
///       PictureAnimation.Frame(pressed, duration: .milliseconds(90)),
///       PictureAnimation.Frame(released, duration: .milliseconds(160)),
///     ])
///     let bytes = try renderer.apng(of: animation, scale: 2)
///
/// Frames may differ in size, as keyboards do with a callout that needs room above them: the animation
/// is as large as the largest width and height, and what a frame doesn't cover is clear.
public struct PictureAnimation {

  /// A picture that is shown for a time.
  public struct Frame: Hashable, Sendable {

    /// What a frame shows.
    public enum Content: Hashable, Sendable {

      /// A scene, which is drawn at the scale of the animation.
      case scene(Scene)

      /// A picture that is drawn already, at the scale of the animation.
      case bitmap(Bitmap)
    }

    /// What the frame shows.
    public var content: Content

    /// How long the frame is shown, one of ``PictureAnimation/durations``.
    public var duration: Duration

    /// A frame that shows something for a time.
    public init(_ content: Content, duration: Duration) {
      self.content = content
      self.duration = duration
    }

    /// A frame that shows a scene for a time.
    public init(_ scene: Scene, duration: Duration) {
      self.init(.scene(scene), duration: duration)
    }

    /// A frame that shows a bitmap for a time.
    public init(_ bitmap: Bitmap, duration: Duration) {
      self.init(.bitmap(bitmap), duration: duration)
    }
  }

  /// An edge at which frames of different heights stand.
  public enum FixedEdge: Hashable, Sendable {

    /// The upper edge, so that frames grow downward.
    case top

    /// The lower edge, so that frames grow upward.
    case bottom
  }

  /// Takes one frame after another.
  public typealias FrameReceiver = (Frame) throws -> Void

  /// The most frames that can be handed over.
  public static let largestFrameCount = 1 << 16

  /// The times that a frame can be shown for; the numbers of a PNG file reach no further.
  ///
  /// A time is rounded to the nearest fraction with numbers up to 65535, and one below 1/65535 of a
  /// second to that.
  public static let durations: ClosedRange<Duration> =
    .init(secondsComponent: 0, attosecondsComponent: 1) ... .seconds(65535)

  /// The numbers of times that an animation can be played.
  public static let loopCounts = 0...Int(Int32.max)

  /// How often the animation is played; 0 stands for ever.
  public var loopCount: Int

  /// The edge at which frames of different heights stand; those of different widths begin at the left.
  public var fixedEdge: FixedEdge

  let play: (FrameReceiver) throws -> Void

  /// An animation of frames that are handed over one by one, so that no more than a few of them need
  /// memory at a time.
  ///
  /// The closure hands over all frames in order. It is called twice, first to learn the size, the
  /// number of different frames and whether all are opaque, which a file begins with, and has to hand
  /// over the same frames both times.
  public init(
    loopCount: Int = 0, fixedEdge: FixedEdge = .bottom,
    playing play: @escaping (_ show: FrameReceiver) throws -> Void
  ) {
    self.loopCount = loopCount
    self.fixedEdge = fixedEdge
    self.play = play
  }

  /// An animation of frames.
  public init(frames: [Frame], loopCount: Int = 0, fixedEdge: FixedEdge = .bottom) {
    self.init(loopCount: loopCount, fixedEdge: fixedEdge) { show in
      for frame in frames { try show(frame) }
    }
  }
}
