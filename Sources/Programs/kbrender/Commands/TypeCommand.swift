import ArgumentParser
import KeyboardKit
import KeyboardPipeline
import Terminal

struct TypeCommand: WarningCommand {

  static let configuration = CommandConfiguration(
    "type", "Type a text on a running keyboard.",
    """
    Prints the gestures and the resulting text. With --output-format json, the output is a file for --gestures. \
    With --format png, renders the keyboard after the last gesture, or after --step. If --output contains {n}, \
    renders an image for each gesture. The other formats are animations. gif, mp4 and webm require the program \
    ffmpeg.
    """, example: "kbrender type Hello --locale en -o typing.webp --fps 60")

  @Argument(help: "Text to type, unless there are --gestures.")
  var text: String?

  @OptionGroup var options: TypingOptions

  @Option(output: "Output file, or - for standard output; {n} is the number of the gesture.")
  var output: String?

  @OptionGroup(title: "Film") var film: AnimationOptions

  @OptionGroup var parallel: JobOptions

  @Flag(name: .shortAndLong, help: "Print fonts, bases and times as well.")
  var verbose = false

  @OptionGroup var warnings: WarningOptions

  private typealias Form = TypingOutputSection.Form

  func execute(reporter: Reporter) throws {
    let (form, request) = try read()
    switch form {
    case .png:
      try TypingImages(request: request).write(warn: { try reporter.warn($0) }) { path, bytes in
        try reporter.save(bytes, to: path)
      }
    case .apng, .webp, .gif, .mp4, .webm:
      let (bytes, warnings) = try bytes(of: request, as: form)
      try reporter.warn(warnings)
      try reporter.save(bytes, to: request.output)
    case .text, .json:
      let material = try RenderMaterial(request, files: .disk)
      let keyboard = RunningKeyboard(material)
      try keyboard.perform(steps: request.typingStep)
      try reporter.warn(material.theme.warnings)
      let log = TypingLog(document: keyboard.text, events: keyboard.events)
      let result = form == .json ? log.json.versioned.indentedText : log.text
      guard let output, output != "-" else { return try StandardOutput.write(result) }
      try reporter.save(Array(result.utf8), to: output)
    }
  }

  private func bytes(
    of request: RenderRequest, as form: Form
  ) throws -> (bytes: [UInt8], warnings: [Diagnostic]) {
    let format = AnimationFormat(form)
    try format?.checkProgram()
    let pace = try film.pace()
    var request = request
    request.scale = request.scale ?? (form == .gif ? 1 : TypingAnimation.scale)
    let animation = TypingAnimation(
      try RenderMaterial(request, files: .disk), by: RenderPipeline(files: .disk), pace: pace)
    let encoding: TypingAnimation.Encoding =
      format != nil ? .interchange : form == .webp ? .animatedWebP : .animatedPNG
    var (bytes, warnings) = try animation.bytes(as: encoding, jobs: parallel.count())
    if let format {
      bytes = try format.bytes(of: bytes, pace: pace, colorScheme: request.colorScheme)
    }
    return (bytes, warnings)
  }

  func validate() throws {
    guard (text == nil) == (options.given["gestures"] == nil) else { return }
    throw ValidationError(
      text == nil
        ? "Pass a text to type, or --gestures" : "--gestures can't be combined with a text")
  }

  private func read() throws -> (Form, RenderRequest) {
    var reader = ChoiceReader()
    let suffix = output.flatMap { FilePath($0).suffix }
    let implied = suffix == "txt" ? Form.text.rawValue : suffix
    let wish = try options.given["format"] ?? implied ?? (result.isJSON ? Form.json.rawValue : nil)
    let form = reader.read(wish, as: Form.self, kind: "format") ?? .text
    try reader.finish()
    var given = options.given
    given["type"] = text
    given["format"] = nil
    let isStage = given["emit"].map { $0 != RenderRequest.Emit.image.rawValue } ?? false
    var request = try RenderRequest(given, output: isStage ? output : nil, installed: .ofUser)
    if let output {
      request.output = output
    } else if form.isFilm, request.output.hasSuffix(".png") {
      request.output = "\(request.output.dropLast(4)).\(form.rawValue)"
    }
    return (isStage ? .png : form, request)
  }
}
