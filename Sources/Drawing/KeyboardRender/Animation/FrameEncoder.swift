internal import Cairo
internal import Parallel

/// Encoder of APNG frames as the smallest box of changed pixels.
struct FrameEncoder: Sendable {

  typealias Pixels = [UInt32]

  struct EncodedFrame: Sendable {

    var box: PNG.Box
    var blending: PNG.Blending
    var bytes: [UInt8]
  }

  let summary: AnimationSummary
  let isSmall: Bool
  let density: UInt32
  let texts: [PNG.Text]

  /// Returns the encoded change between two frames, or nil if nothing changes; the first frame is a file.
  func change(to pixels: Pixels, from before: Pixels?) throws(RenderError) -> EncodedFrame? {
    if summary.isOpaque, !PNG.isOpaque(pixels) { throw .animation(.unsteadyFrames) }
    guard let before else { return try first(pixels) }
    return try next(pixels, after: before)
  }

  private func first(_ pixels: Pixels) throws(RenderError) -> EncodedFrame {
    let (width, height) = (summary.width, summary.height)
    let bytes = try file(pixels, width: width, height: height, density: density, texts: texts)
    return EncodedFrame(
      box: PNG.Box(x: 0, y: 0, width: width, height: height), blending: .source, bytes: bytes)
  }

  private func next(_ pixels: Pixels, after before: Pixels) throws(RenderError) -> EncodedFrame? {
    guard let box = PNG.changedBox(from: before, to: pixels, width: summary.width) else {
      return nil
    }
    let changes = PNG.changes(from: before, to: pixels, width: summary.width, in: box)
    var best = EncodedFrame(box: box, blending: .source, bytes: try data(of: changes.all, in: box))
    // Without alpha, pixels can't be omitted.
    if !summary.isOpaque, let overlay = changes.overlay {
      let bytes = try data(of: overlay, in: box)
      if bytes.count < best.bytes.count {
        best = EncodedFrame(box: box, blending: .over, bytes: bytes)
      }
    }
    return best
  }

  private func data(of pixels: Pixels, in box: PNG.Box) throws(RenderError) -> [UInt8] {
    let file = try file(pixels, width: box.width, height: box.height)
    return PNG.chunks(of: file).filter { $0.name == "IDAT" }.flatMap(\.content)
  }

  private func file(
    _ pixels: Pixels, width: Int, height: Int, density: UInt32 = 0, texts: [PNG.Text] = []
  ) throws(RenderError) -> [UInt8] {
    try RenderError.converting { () throws(CairoError) in
      try PNG.encode(
        premultiplied: pixels, width: width, height: height, isOpaque: summary.isOpaque,
        isSmall: isSmall, density: density, texts: texts)
    }
  }
}

/// Draws the frames of an animation in parallel.
struct FrameRenderer {

  struct DrawnFrame: Sendable {
    var bitmap: Bitmap
    var duration: Duration
  }

  var workers: Int { renderers.count }

  let renderers: [KeyboardRenderer]
  let scale: Double

  /// Frames are passed a few at a time; consecutive ones with equal content are merged.
  func draw(_ animation: PictureAnimation, _ receive: ([DrawnFrame]) throws -> Void) throws {
    var waiting: [PictureAnimation.Frame] = []
    var count = 0
    // The last frame isn't drawn yet, since its duration may still be extended.
    let most = 2 * workers + 1
    try animation.play { frame in
      try check(frame, at: count)
      count += 1
      if let last = waiting.last, last.content == frame.content {
        waiting[waiting.count - 1].duration += frame.duration
        return
      }
      waiting.append(frame)
      guard waiting.count == most else { return }
      try receive(drawn(Array(waiting.dropLast())))
      waiting.removeFirst(most - 1)
    }
    guard count > 0 else { throw RenderError.animation(.noFrames) }
    try receive(drawn(waiting))
  }

  /// Passes on each change once its duration is known: equal frames extend it.
  func drawChanges<Change: Sendable>(
    of animation: PictureAnimation, in summary: AnimationSummary,
    encode: @Sendable (_ pixels: [UInt32], _ before: [UInt32]?) throws(RenderError) -> Change?,
    write: (Change, Duration) throws -> Void
  ) throws {
    let edge = animation.fixedEdge
    var last: [UInt32]?
    var waiting: (change: Change, duration: Duration)?
    try draw(animation) { frames in
      let pictures = try ParallelWork.tryMap(frames, jobs: workers, worker: { _ in }) {
        frame, _ throws(RenderError) in
        guard frame.bitmap.width <= summary.width, frame.bitmap.height <= summary.height else {
          throw .animation(.unsteadyFrames)
        }
        return frame.bitmap.pixels(width: summary.width, height: summary.height, alignedTo: edge)
      }
      let steps = zip([last] + pictures.map(Optional.some), pictures).map { ($0, $1) }
      let changes = try ParallelWork.tryMap(steps, jobs: workers, worker: { _ in }) {
        step, _ throws(RenderError) in try encode(step.1, step.0)
      }
      last = pictures.last
      for (frame, change) in zip(frames, changes) {
        if let change {
          if let waiting { try write(waiting.change, waiting.duration) }
          waiting = (change, frame.duration)
        } else {
          waiting?.duration += frame.duration
        }
      }
    }
    if let waiting { try write(waiting.change, waiting.duration) }
  }

  private func drawn(_ frames: [PictureAnimation.Frame]) throws(RenderError) -> [DrawnFrame] {
    let (renderers, scale) = (renderers, scale)
    return try ParallelWork.tryMap(frames, jobs: workers, worker: { renderers[$0] }) {
      frame, renderer throws(RenderError) in
      let bitmap =
        switch frame.content {
        case .bitmap(let bitmap): bitmap
        case .scene(let scene): try renderer.bitmap(of: scene, scale: scale)
        }
      return DrawnFrame(bitmap: bitmap, duration: frame.duration)
    }
  }

  private func check(_ frame: PictureAnimation.Frame, at index: Int) throws(RenderError) {
    guard index < PictureAnimation.largestFrameCount else { throw .animation(.tooManyFrames) }
    guard PictureAnimation.durations.contains(frame.duration) else {
      throw .animation(.durationOutOfRange(frame: index))
    }
    if case .bitmap(let bitmap) = frame.content, bitmap.scale != scale {
      throw .animation(.otherScale(frame: index))
    }
  }
}

extension PNG.Delay {

  /// The nearest nonzero fraction, such as 1/30 for a thirtieth of a second, however it is rounded.
  init(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    let whole = UInt128(1_000_000_000_000_000_000)
    let value = Fraction(UInt128(seconds) * whole + UInt128(attoseconds), whole)
    let nearest = value.nearest(upTo: UInt128(UInt16.max))
    // Players replace a delay of zero by one of their own.
    self.init(UInt16(max(nearest.numerator, 1)), UInt16(nearest.shownDenominator))
  }
}

/// Fraction for delays of frames, whose parts have 16 bits in APNG.
private struct Fraction {

  var numerator: UInt128
  var denominator: UInt128

  init(_ numerator: UInt128, _ denominator: UInt128) {
    self.numerator = numerator
    self.denominator = denominator
  }

  var shownDenominator: UInt128 { numerator == 0 ? UInt128(UInt16.max) : denominator }

  func nearest(upTo limit: UInt128) -> Fraction {
    var rest = self
    var (before, last) = (Fraction(0, 1), Fraction(1, 0))
    while rest.denominator > 0 {
      let term = rest.numerator / rest.denominator
      let room = min(
        last.numerator == 0 ? term : (limit - before.numerator) / last.numerator,
        last.denominator == 0 ? term : (limit - before.denominator) / last.denominator)
      let used = min(term, room)
      let next = Fraction(
        used * last.numerator + before.numerator, used * last.denominator + before.denominator)
      guard used == term else { return nearer(of: last, and: next) }
      (before, last) = (last, next)
      rest = Fraction(rest.denominator, rest.numerator % rest.denominator)
    }
    return last
  }

  private func nearer(of first: Fraction, and second: Fraction) -> Fraction {
    // A fraction with denominator 0 isn't a number.
    guard first.denominator > 0 else { return second }
    return distance(to: second) * first.denominator < distance(to: first) * second.denominator
      ? second : first
  }

  /// Returns the distance to another fraction, multiplied by the product of the denominators.
  private func distance(to other: Fraction) -> UInt128 {
    let (left, right) = (numerator * other.denominator, other.numerator * denominator)
    return left > right ? left - right : right - left
  }
}
