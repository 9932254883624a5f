import ArgumentParser
import KeyboardDocuments
import KeyboardKit
import KeyboardPipeline

/// Type a text on the running keyboard.
struct TypeCommand: Command {

  static let configuration = CommandConfiguration(
    commandName: "type",
    abstract: "Type a text on a running keyboard.",
    discussion: """
      Prints the gestures and the resulting text. With --format png, renders the keyboard after the \
      last gesture or the one in --step; with {n} in --output, one picture per gesture. With \
      --format apng, renders an animation.

      Example: kbrender type Hello --locale en -o typing.apng
      """)

  @Argument(help: "Text to type.")
  var text: String

  @OptionGroup var options: TypingOptions

  @Option(output: "Output file, or - for standard output; {n} is the number of the gesture.")
  var output: String?

  @Flag(help: "Equivalent to --format json.")
  var json = false

  @OptionGroup var parallel: JobOptions

  @OptionGroup var common: CommonOptions

  /// The output format.
  enum Form: String, CaseIterable {
    case text, json, png, apng
  }

  func execute(reporter: Reporter) throws {
    let (form, request) = try read()
    switch form {
    case .png: try TypingPictures(request).write(to: request.output)
    case .apng:
      let bytes = try TypingAnimation(request).bytes(jobs: parallel.count())
      try OutputFile.write(bytes, to: request.output)
    case .text, .json:
      let keyboard = RunningKeyboard(try RenderMaterial(request, files: .disk))
      try keyboard.type(text, steps: request.typingStep)
      let log = TypingLog(document: keyboard.text, events: keyboard.events)
      let result = form == .json ? log.json.indentedText : log.text
      try OutputFile.write(Array(result.utf8), to: output ?? "-")
    }
  }

  /// Read the output format and the request for the pictures.
  private func read() throws -> (Form, RenderRequest) {
    var reader = ChoiceReader()
    let suffix = output.flatMap { $0.split(separator: "/").last?.split(separator: ".").last }
    // Formats of other commands are rejected instead of being typed as text.
    let forms = Form.allCases.map(\.rawValue) + ["svg", "pdf"]
    let implied = suffix.map { $0.lowercased() }.flatMap { forms.contains($0) ? $0 : nil }
    let wish = json ? Form.json.rawValue : options.given["format"] ?? implied
    let form = reader.read(wish, as: Form.self, kind: "format") ?? .text
    try reader.finish()
    var given = options.given
    given["type"] = text
    given["format"] = nil
    let isStage = given["emit"].map { $0 != RenderRequest.Emit.image.rawValue } ?? false
    var request = try RenderRequest(given, output: isStage ? output : nil)
    request.output = output ?? (form == .apng ? request.animationOutput : request.output)
    return (isStage ? .png : form, request)
  }
}

extension RenderRequest {

  /// The default output of an animation.
  fileprivate var animationOutput: String {
    output.hasSuffix(".png") ? output.dropLast(4) + ".apng" : output
  }
}
