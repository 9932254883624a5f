internal import Cairo
internal import Work

/// The frames of an animated WebP file; a frame is held back until its duration is known.
///
/// Source: WebP Container Specification, RFC 9649.
struct WebPWriter {

  private let summary: AnimationSummary
  private let animation: PictureAnimation
  private let frameRenderer: FrameRenderer
  private let encode:
    @Sendable ([UInt32], _ width: Int, _ height: Int) throws(RenderError) -> [UInt8]

  private var file: [UInt8] = []
  private var last: [UInt32]?
  private var waiting: (frame: EncodedFrame, duration: Duration)?
  private var start: Duration = .zero

  private struct EncodedFrame: Sendable {
    var box: PNG.Box
    var chunk: [UInt8]
  }

  init(
    _ animation: PictureAnimation, summary: AnimationSummary, frameRenderer: FrameRenderer,
    encode:
      @escaping @Sendable ([UInt32], _ width: Int, _ height: Int) throws(RenderError) -> [UInt8]
  ) {
    self.animation = animation
    self.summary = summary
    self.frameRenderer = frameRenderer
    self.encode = encode
  }

  mutating func bytes() throws -> [UInt8] {
    file = chunk("VP8X", features) + chunk("ANIM", [0, 0, 0, 0] + little(animation.loopCount, 2))
    try frameRenderer.draw(animation) { try add($0) }
    try writeWaiting()
    return Array("RIFF".utf8) + little(file.count + 4, 4) + Array("WEBP".utf8) + file
  }

  private var features: [UInt8] {
    // Animation, and alpha unless all is opaque.
    [summary.isOpaque ? 0x02 : 0x12, 0, 0, 0] + little(summary.width - 1, 3)
      + little(summary.height - 1, 3)
  }

  private mutating func add(_ frames: [FrameRenderer.DrawnFrame]) throws {
    let (width, height, edge) = (summary.width, summary.height, animation.fixedEdge)
    let pictures = frames.map {
      $0.bitmap.pixels(width: width, height: height, alignedTo: edge)
    }
    let steps = zip([last] + pictures.map(Optional.some), pictures).map { ($0, $1) }
    let encode = encode
    let encoded = try ParallelWork.tryMap(steps, jobs: frameRenderer.workers, worker: { _ in }) {
      step, _ throws(RenderError) in
      try Self.frame(step.1, after: step.0, width: width, height: height, encode)
    }
    last = pictures.last ?? last
    for (frame, part) in zip(frames, encoded) {
      guard let part else {
        waiting?.duration += frame.duration
        continue
      }
      try writeWaiting()
      waiting = (part, frame.duration)
    }
  }

  /// Return nil if nothing changes.
  private static func frame(
    _ pixels: [UInt32], after before: [UInt32]?, width: Int, height: Int,
    _ encode: ([UInt32], _ width: Int, _ height: Int) throws(RenderError) -> [UInt8]
  ) throws(RenderError) -> EncodedFrame? {
    var box = PNG.Box(x: 0, y: 0, width: width, height: height)
    if let before {
      guard let changed = PNG.changedBox(from: before, to: pixels, width: width) else { return nil }
      // Places of frames are even.
      (box.x, box.y) = (changed.x & ~1, changed.y & ~1)
      box.width = changed.x + changed.width - box.x
      box.height = changed.y + changed.height - box.y
    }
    let part = (box.y..<box.y + box.height).flatMap {
      pixels[$0 * width + box.x..<$0 * width + box.x + box.width]
    }
    // A still file is the chunk of its pixels behind twelve bytes.
    return EncodedFrame(
      box: box, chunk: Array(try encode(part, box.width, box.height).dropFirst(12)))
  }

  private mutating func writeWaiting() throws {
    guard let (frame, duration) = waiting else { return }
    waiting = nil
    let end = start + duration
    // Rounded times, not durations, so that a long film keeps its pace.
    let milliseconds = end.inMilliseconds - start.inMilliseconds
    start = end
    guard (0..<1 << 24).contains(milliseconds) else {
      throw RenderError.animation(.durationOutOfRange(frame: 0))
    }
    let box = frame.box
    let header =
      little(box.x / 2, 3) + little(box.y / 2, 3) + little(box.width - 1, 3)
      + little(box.height - 1, 3) + little(max(milliseconds, 1), 3)
    // The pixels replace those before.
    file += chunk("ANMF", header + [0x02] + frame.chunk)
  }

  private func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    Array(name.utf8) + little(content.count, 4) + content + (content.count % 2 == 0 ? [] : [0])
  }

  private func little(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}

extension Duration {

  fileprivate var inMilliseconds: Int {
    let (seconds, attoseconds) = components
    return Int(seconds) * 1000 + Int((attoseconds + 500_000_000_000_000) / 1_000_000_000_000_000)
  }
}
