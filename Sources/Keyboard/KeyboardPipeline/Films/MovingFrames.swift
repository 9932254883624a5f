import KeyboardDrawing
import KeyboardRender
import KeyboardViews

/// The frames of what moves between the pictures of a running keyboard, whose times are reproducible.
struct MovingFrames {

  /// The time between two frames.
  private let step: Duration

  /// A minute, after which movements without an end are at their end.
  private let limit: Int

  private let pipeline: RenderPipeline
  private let material: RenderMaterial
  private let show: (_ scene: Scene, _ time: Duration) throws -> Void

  private var motion = KeyboardMotion()
  private var settled: StagedDrawing?
  private var time: Duration = .zero
  private var count = 0

  init(
    _ pipeline: RenderPipeline, _ material: RenderMaterial, pace: FilmPace,
    show: @escaping (_ scene: Scene, _ time: Duration) throws -> Void
  ) {
    step = pace.step
    limit = 60 * pace.framesPerSecond
    self.pipeline = pipeline
    self.material = material
    self.show = show
  }

  mutating func show(_ drawing: StagedDrawing, at time: Duration) throws {
    try move(until: time)
    motion.show(try drawing.styled, at: time.inSeconds)
    settled = drawing
    self.time = time
    try draw(at: time)
  }

  /// Show the frames before a time.
  private mutating func move(until end: Duration) throws {
    var next = time + step
    while next < end, count <= limit, motion.isMoving(at: time.inSeconds) {
      count += 1
      try draw(at: next)
      time = next
      next += step
    }
  }

  /// Show what moves for a while after the last picture, which ends with a frame of its own.
  mutating func finish(resting rest: Duration) throws {
    let end = time + rest - step
    try move(until: end)
    try draw(at: end)
  }

  private func draw(at time: Duration) throws {
    guard let settled else { return }
    guard count <= limit, motion.isMoving(at: time.inSeconds),
      let keyboard = motion.keyboard(at: time.inSeconds)
    else { return try show(settled.scene, time) }
    try show(pipeline.drawing(of: keyboard, for: material).scene, time)
  }
}

extension Duration {

  fileprivate var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
