import KeyboardDocuments
import KeyboardKit
import KeyboardPipeline
import KeyboardRender
import Terminal

struct TypingPictures {

  private let request: RenderRequest
  private let pipeline: RenderPipeline

  init(_ request: RenderRequest, by pipeline: RenderPipeline = RenderPipeline(files: .disk)) {
    (self.request, self.pipeline) = (request, pipeline)
  }

  /// The number of the gesture in the name of a file.
  static let placeholder = "{n}"

  /// The warnings about all pictures precede the first.
  func write(
    warn: (_ warnings: [Diagnostic]) throws -> Void,
    save: (_ path: String, _ bytes: [UInt8]) throws -> Void
  ) throws {
    let path = request.output
    guard path.contains(Self.placeholder), request.typingStep == nil else {
      let drawing = pipeline.drawing(of: request)
      let bytes = try drawing.bytes
      try warn(drawing.warnings)
      return try save(path, bytes)
    }
    let material = try RenderMaterial(request, files: .disk)
    let rehearsal = RunningKeyboard(material)
    var warnings: [Diagnostic] = []
    try rehearsal.perform {
      let drawing = pipeline.drawing(of: rehearsal.stillView, for: material)
      // A picture that can't be drawn fails below.
      warnings += (try? drawing.warnings) ?? []
    }
    try warn(warnings)
    let digits = String(rehearsal.events.count).count
    var step = 0
    let keyboard = RunningKeyboard(material)
    try keyboard.perform {
      guard step <= keyboard.events.count else { return }
      let bytes = try pipeline.drawing(of: keyboard.stillView, for: material).bytes
      while step <= keyboard.events.count {
        let number = String(step).leftPadded(to: digits).replacing(" ", with: "0")
        try save(path.replacing(Self.placeholder, with: number), bytes)
        step += 1
      }
    }
  }
}
