internal import Foundation
internal import KeyboardDrawing
internal import Work

/// Draws the frames of an animation in parallel.
final class FrameRenderer {

  struct DrawnFrame: Sendable {
    var bitmap: Bitmap
    var duration: Duration
  }

  var workers: Int { renderers.count }

  private let renderers: [KeyboardRenderer]
  private let scale: Double

  init(renderers: [KeyboardRenderer], scale: Double) {
    self.renderers = renderers
    self.scale = scale
  }

  /// Frames are passed a few at a time; consecutive ones with equal content are merged.
  func draw(
    _ animation: PictureAnimation, _ receive: ([DrawnFrame]) throws -> Void
  ) throws {
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

  /// Draws an animation, and passes on each encoded change with its duration, in order.
  ///
  /// A change is held back until the next one, since equal frames extend its duration.
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
      switch frame.content {
      case .bitmap(let bitmap):
        return DrawnFrame(bitmap: bitmap, duration: frame.duration)
      case .scene(let scene):
        let bitmap = try renderer.bitmap(of: scene, scale: scale)
        return DrawnFrame(bitmap: bitmap, duration: frame.duration)
      }
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
