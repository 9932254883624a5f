import KeyboardKit
import KeyboardPipeline
import KeyboardRender

/// Pictures of typing on a keyboard.
struct TypingPictures {

  private let request: RenderRequest

  /// Create the pictures of a request with a text to type.
  init(_ request: RenderRequest) {
    self.request = request
  }

  /// The placeholder of the gesture's number in a name.
  private static let placeholder = "{n}"

  /// Draw the keyboard after the last gesture, or after each if the name has a placeholder.
  func write(with save: @escaping (_ path: String, _ bytes: [UInt8]) throws -> Void) throws {
    let path = request.output
    let pipeline = RenderPipeline(files: .disk)
    guard path.contains(Self.placeholder), request.typingStep == nil else {
      return try save(path, pipeline.drawing(of: request).bytes)
    }
    let material = try RenderMaterial(request, files: .disk)
    let rehearsal = RunningKeyboard(material)
    let text = request.typedText ?? ""
    try rehearsal.type(text)
    let digits = String(rehearsal.events.count).count
    var step = 0
    var failure: (any Error)?
    let keyboard = RunningKeyboard(material)
    let draw = { [unowned keyboard] in
      guard failure == nil, step <= keyboard.events.count else { return }
      do {
        let bytes = try pipeline.drawing(of: keyboard.stillView, for: material).bytes
        while step <= keyboard.events.count {
          let number = String(step).leftPadded(to: digits).replacing(" ", with: "0")
          try save(path.replacing(Self.placeholder, with: number), bytes)
          step += 1
        }
      } catch {
        failure = error
      }
    }
    draw()
    keyboard.settled = draw
    try keyboard.type(text)
    if let failure { throw failure }
  }
}
