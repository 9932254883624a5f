internal import Cairo

/// Writes an animated PNG file, whose first frame is also the still picture for other programs.
struct AnimationWriter {

  private typealias EncodedFrame = FrameEncoder.EncodedFrame

  let animation: PictureAnimation
  let frameRenderer: FrameRenderer
  let encoder: FrameEncoder
  let write: ([UInt8]) throws -> Void
  private(set) var writtenFrameCount = 0
  private(set) var sequence = 0

  mutating func run() throws {
    let encoder = encoder
    try frameRenderer.drawChanges(of: animation, in: encoder.summary) {
      pixels, before throws(RenderError) in
      try encoder.change(to: pixels, from: before)
    } write: { frame, duration in
      try add(frame, duration: duration)
    }
    let isComplete = writtenFrameCount == encoder.summary.frameCount
    guard isComplete else { throw RenderError.animation(.unsteadyFrames) }
    if encoder.summary.frameCount > 1 { try write(PNG.Chunk("IEND", []).bytes) }
  }

  private mutating func add(_ frame: EncodedFrame, duration: Duration) throws {
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
