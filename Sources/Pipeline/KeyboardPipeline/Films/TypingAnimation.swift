import KeyboardDrawing
import KeyboardRender
import KeyboardStyling
import KeyboardViews
package import SourceText
import Synchronization

/// A film of the keyboard while the text of a request is typed.
package struct TypingAnimation {

  private let material: RenderMaterial
  private let pipeline: RenderPipeline
  private let pace: AnimationPace

  package init(
    _ material: RenderMaterial, by pipeline: RenderPipeline, pace: AnimationPace = AnimationPace()
  ) {
    (self.material, self.pipeline, self.pace) = (material, pipeline, pace)
  }

  private static let start = Duration.milliseconds(500)
  private static let rest = Duration.milliseconds(1500)

  /// The default scale in pixels per point: sharp on screens, in a small file.
  package static let scale = 2.0

  /// The quality of WebP, in which soft glows have no bands.
  private static let quality = 90

  package enum Encoding: Sendable {
    case animatedPNG
    case animatedWebP

    /// An animated PNG that another program reads next.
    case interchange
  }

  package func bytes(
    as encoding: Encoding = .animatedPNG, jobs: Int = 1
  ) throws -> (bytes: [UInt8], warnings: [Diagnostic]) {
    let request = material.request
    let renderer = try pipeline.renderer(for: request)
    let warnings = Mutex<[Diagnostic]>([])
    let moves = material.theme.theme.hasMotion
    let animation = PictureAnimation(
      loopCount: pace.loopCount, restingFor: moves ? pace.step : Self.rest
    ) { show in
      try withoutActuallyEscaping(show) { show in
        var frames = MovingFrames(pipeline, material, pace: pace) { try show(.scene($0), $1) }
        try play { drawing, time in
          let found = try drawing.warnings
          warnings.withLock { $0 += found }
          if moves {
            try frames.show(drawing, at: time)
          } else {
            try show(.scene(drawing.scene), time)
          }
        }
        if moves { try frames.finish(resting: Self.rest) }
      }
    }
    let scale = request.pixelsPerPoint
    let bytes: [UInt8]
    switch encoding {
    case .animatedPNG, .interchange:
      let isFinal = encoding == .animatedPNG
      let texts = [PNGText(Metadata.Keyword.software.rawValue, ProgramVersion.withLibraries)]
      bytes = try renderer.apng(
        of: animation, scale: scale, compression: isFinal ? compression : .fast,
        texts: request.hasMetadata && isFinal ? texts : [], jobs: jobs)
    case .animatedWebP:
      bytes = try renderer.animatedWebP(
        of: animation, scale: scale, compression: compression, quality: Self.quality, jobs: jobs)
    }
    return (bytes, warnings.withLock { $0 })
  }

  /// The time of the last picture, and the rest after it.
  package func duration() throws -> Duration {
    var last = Duration.zero
    try play { last = $1 }
    return last + Self.rest
  }

  private func play(show: (_ drawing: StagedDrawing, _ time: Duration) throws -> Void) throws {
    let keyboard = RunningKeyboard(material)
    var rhythm = TypingRhythm(seed: pace.seed)
    var (count, time) = (0, 0.0)
    var isStarted = false
    try keyboard.perform(steps: material.request.typingStep) {
      if isStarted {
        for event in keyboard.events[count...] { time = rhythm.time(of: event) }
        if count == keyboard.events.count { time = rhythm.time(ofKeyboard: keyboard.typist.time) }
        count = keyboard.events.count
      }
      let moment = isStarted ? pace.placed(Self.start + .seconds(time)) : .zero
      isStarted = true
      try show(pipeline.drawing(of: keyboard.view, for: material), moment)
    }
  }

  /// The compression, by default a strong one since animations are drawn once and loaded often.
  private var compression: PNGCompression {
    material.request.arguments.contains("--compression") ? material.request.compression : .small
  }
}

/// The frames of what moves between the pictures of a running keyboard, whose times are reproducible.
struct MovingFrames {

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
    _ pipeline: RenderPipeline, _ material: RenderMaterial, pace: AnimationPace,
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

  private mutating func move(until end: Duration) throws {
    var next = time + step
    while next < end, count <= limit, motion.isMoving(at: time.inSeconds) {
      count += 1
      try draw(at: next)
      time = next
      next += step
    }
  }

  /// Shows what moves after the last picture; the last frame is drawn at the end.
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
