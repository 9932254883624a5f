import KeyboardKit
import KeyboardPipeline
import KeyboardRender

/// An animation of a keyboard that is typed on.
struct TypingAnimation {

  private let request: RenderRequest

  /// An animation for a request with a text to type.
  init(_ request: RenderRequest) {
    self.request = request
  }

  /// How long the keyboard is shown before.
  private static let start = Duration.milliseconds(500)

  /// How long the keyboard is shown afterwards.
  private static let rest = Duration.milliseconds(1500)

  /// Pixels per point where nothing is said: as fine as a screen shows it, in a small file.
  private static let scale = 2.0

  /// The bytes of the animation, of which so many frames are drawn at the same time.
  func bytes(jobs: Int) throws -> [UInt8] {
    var request = request
    request.scale = request.scale ?? Self.scale
    let material = try RenderMaterial(request, files: .disk)
    let pipeline = RenderPipeline(files: .disk)
    let renderer = try pipeline.renderer(for: request)
    let animation = PictureAnimation(restingFor: Self.rest) { show in
      try Self.play(material, with: pipeline, show: show)
    }
    let texts = [PNGText(Metadata.Keyword.software.rawValue, ProgramVersion.withLibraries)]
    return try renderer.apng(
      of: animation, scale: request.pixelsPerPoint, compression: compression,
      texts: request.hasMetadata ? texts : [], jobs: jobs)
  }

  private static func play(
    _ material: RenderMaterial, with pipeline: RenderPipeline,
    show: PictureAnimation.MomentReceiver
  ) throws {
    let request = material.request
    let keyboard = RunningKeyboard(material)
    var failure: (any Error)?
    func showKeyboard(at time: Duration) {
      guard failure == nil else { return }
      do {
        try show(.scene(pipeline.drawing(of: keyboard.view, for: material).scene), time)
      } catch {
        failure = error
      }
    }
    try withoutActuallyEscaping(showKeyboard) { showKeyboard in
      var rhythm = TypingRhythm()
      var count = 0
      var time = 0.0
      showKeyboard(.zero)
      keyboard.settled = { [unowned keyboard] in
        for event in keyboard.events[count...] { time = rhythm.time(of: event) }
        if count == keyboard.events.count { time = rhythm.time(ofKeyboard: keyboard.time) }
        count = keyboard.events.count
        showKeyboard(start + .seconds(time))
      }
      defer { keyboard.settled = nil }
      try keyboard.type(request.typedText ?? "", steps: request.typingStep)
    }
    if let failure { throw failure }
  }

  /// Animations are made once and loaded often, so they are small where nothing else is said.
  private var compression: PNGCompression {
    request.arguments.contains("--compression") ? request.compression.value : .small
  }
}
