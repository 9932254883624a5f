internal import Cairo
internal import Work

/// The first frame is also the still picture for other programs; a frame is held back until the
/// next one, since its duration may still be extended.
struct AnimationWriter {

  private typealias EncodedFrame = FrameEncoder.EncodedFrame

  private let frameRenderer: FrameRenderer
  private let encoder: FrameEncoder
  private let animation: PictureAnimation
  private let write: ([UInt8]) throws -> Void

  private var last: FrameEncoder.Pixels?
  private var waiting: (frame: EncodedFrame, duration: Duration)?
  private var writtenFrameCount = 0
  private var sequence = 0

  init(
    _ animation: PictureAnimation, frameRenderer: FrameRenderer, encoder: FrameEncoder,
    to write: @escaping ([UInt8]) throws -> Void
  ) {
    self.animation = animation
    self.frameRenderer = frameRenderer
    self.encoder = encoder
    self.write = write
  }

  mutating func run() throws {
    try frameRenderer.draw(animation) { try add($0) }
    try writeWaiting()
    let isComplete = writtenFrameCount == encoder.summary.frameCount
    guard isComplete else { throw RenderError.animation(.unsteadyFrames) }
    if encoder.summary.frameCount > 1 { try write(PNG.Chunk("IEND", []).bytes) }
  }

  private mutating func add(_ frames: [FrameRenderer.DrawnFrame]) throws {
    let (summary, edge) = (encoder.summary, animation.fixedEdge)
    let pictures = try ParallelWork.tryMap(frames, jobs: frameRenderer.workers, worker: { _ in }) {
      frame, _ throws(RenderError) in
      guard frame.bitmap.width <= summary.width, frame.bitmap.height <= summary.height else {
        throw .animation(.unsteadyFrames)
      }
      return frame.bitmap.pixels(width: summary.width, height: summary.height, alignedTo: edge)
    }
    let steps = zip([last] + pictures.map(Optional.some), pictures).map { ($0, $1) }
    let encoder = encoder
    let encoded = try ParallelWork.tryMap(steps, jobs: frameRenderer.workers, worker: { _ in }) {
      step, _ throws(RenderError) in
      let (before, pixels) = step
      if summary.isOpaque, !PNG.isOpaque(pixels) { throw .animation(.unsteadyFrames) }
      guard let before else { return try encoder.first(pixels) as EncodedFrame? }
      return try encoder.next(pixels, after: before)
    }
    last = pictures.last
    for (frame, part) in zip(frames, encoded) { try add(part, duration: frame.duration) }
  }

  private mutating func add(_ frame: EncodedFrame?, duration: Duration) throws {
    guard let frame else {
      waiting?.duration += duration
      return
    }
    try writeWaiting()
    waiting = (frame, duration)
  }

  private mutating func writeWaiting() throws {
    guard let (frame, duration) = waiting else { return }
    waiting = nil
    guard PictureAnimation.durations.contains(duration) else {
      throw RenderError.animation(.durationOutOfRange(frame: writtenFrameCount))
    }
    try write(bytes(of: frame, delay: PNG.Delay(duration)))
    writtenFrameCount += 1
  }

  private mutating func bytes(of frame: EncodedFrame, delay: PNG.Delay) -> [UInt8] {
    if encoder.summary.frameCount == 1 { return frame.bytes }
    let control = PNG.frameControl(
      sequence: nextSequence(), box: frame.box, delay: delay, blending: frame.blending)
    if writtenFrameCount == 0 { return start(frame.bytes, control: control) }
    let data = PNG.frameData(sequence: nextSequence(), frame.bytes)
    return control.bytes + data.bytes
  }

  private func start(_ file: [UInt8], control: PNG.Chunk) -> [UInt8] {
    var bytes = PNG.signature
    var isBeforePixels = true
    for chunk in PNG.chunks(of: file) where chunk.name != "IEND" {
      if chunk.name == "IDAT", isBeforePixels {
        bytes += control.bytes
        isBeforePixels = false
      }
      bytes += chunk.bytes
      if chunk.name == "IHDR" {
        let count = encoder.summary.frameCount
        bytes += PNG.animationControl(frameCount: count, playCount: animation.loopCount).bytes
      }
    }
    return bytes
  }

  private mutating func nextSequence() -> Int {
    defer { sequence += 1 }
    return sequence
  }
}
