import Disk
import Foundation
import KeyboardKit
import KeyboardPipeline
import KeyboardRender
import SourceText
import Terminal

/// Renderer of lines, each the arguments of an image, or a JSON object with `arguments` and a `theme`.
struct LineRenderer: Sendable {

  var defaults = RenderArguments()

  /// Whether a line without an output has its image in the answer, and not in a file with a default name.
  var answersImages = false

  /// Whether the lines come from strangers: fonts are fixed by the server, and answers are bounded.
  var isServer = false

  /// Whether warnings are errors of their images, which are not written.
  var isStrict = false

  /// Returns the error of a path that a line can't name; nil if whoever runs the command writes the lines.
  var problem: (@Sendable (_ path: String) -> Diagnostic?)?

  /// The name of themes in lines, with which images can be rendered again.
  private static let themePath = "./theme.json"

  private static let json = JSONOptions(budget: .requestLine, longTextStart: "data:")

  /// Returns nil for a line without arguments.
  func request(_ line: some StringProtocol) throws(Diagnostics) -> RenderRequest? {
    guard line.utf8.first == UInt8(ascii: "{") else {
      let words = try ArgumentLine.split(line)
      return words.isEmpty ? nil : try request(words, over: defaults)
    }
    let document = try JSONDocument(
      parsing: SourceFile(name: "request", text: String(line)), options: Self.json)
    var reader = JSONReader(document)
    let object = reader.object(document.root, named: "A request", keys: ["arguments", "theme"])
    let list = object?["arguments"].flatMap { reader.array($0, named: "arguments") } ?? []
    let words = list.compactMap { value -> String? in
      value.string ?? reader.wrongType(value, "An argument", "a string")
    }
    try reader.finish()
    guard let theme = object?["theme"] else { return try request(words, over: defaults) }
    let given = changing(defaults) { $0["theme"] = Self.themePath }
    var request = try request(words, over: given)
    guard request.theme == .file(Self.themePath) else {
      throw Diagnostics(code: .conflictingOptions, "theme and --theme are mutually exclusive")
    }
    let text = SourceFile(name: Self.themePath, bytes: Array(document.file.bytes[theme.span]))
    request.theme = .document(text, companions: [:])
    return request
  }

  private func request(
    _ words: [String], over defaults: RenderArguments
  ) throws(Diagnostics) -> RenderRequest {
    let request = try RenderRequest(
      line: (answersImages ? ["--output", "-"] : []) + words, over: defaults,
      installed: isServer ? .none : .ofUser
    ) { path in path == "-" ? nil : problem?(path) }
    guard isServer, !request.fontFolders.isEmpty else { return request }
    throw Diagnostics(
      code: .outsideProject, "A client can't name fonts; `kbrender serve --fonts` names them")
  }

  /// Returns nil for a line without arguments.
  func answer(to line: LineReader.Line, with pipeline: RenderPipeline) -> LineAnswer? {
    do throws(Diagnostics) {
      guard let text = line.text else {
        let most = InputBudget.requestLine.bytes >> 20
        throw Diagnostics(code: .fileSize, "The line exceeds the limit of \(most) MB")
      }
      return try request(text).map { answer(to: $0, ofLine: line.number, with: pipeline) }
    } catch {
      return LineAnswer(line: line.number, failure: CommandFailure(error))
    }
  }

  /// Renders an image, and writes it to the output that it has.
  func answer(
    to request: RenderRequest, ofLine line: Int, with pipeline: RenderPipeline
  ) -> LineAnswer {
    var answer = LineAnswer(line: line)
    let start = ContinuousClock.now
    do {
      let drawing = pipeline.drawing(of: request)
      let bytes = try drawing.output
      answer.warnings = try drawing.warnings
      if isStrict, !answer.warnings.isEmpty {
        throw CommandFailure(.invalidInput, answer.warnings)
      }
      if request.output != "-" {
        try OutputFile.write(bytes, to: request.output, followsLinks: problem == nil)
      } else if isServer, bytes.count > InputBudget.requestLine.steps {
        let most = InputBudget.requestLine.steps >> 20
        throw Diagnostics(code: .fileSize, "The image exceeds the \(most) MB of an answer")
      }
      answer.size = try request.emit == .image ? drawing.sizeOfFile() : nil
      (answer.request, answer.bytes) = (request, bytes)
    } catch {
      answer.failure = CommandFailure(error)
    }
    answer.duration = .now - start
    return answer
  }
}

extension StagedDrawing {

  /// In pixels, or in points for documents.
  func sizeOfFile() throws -> CGSize {
    guard case .bitmap = try material.request.format.encoding else { return try scene.size }
    return try CGSize(width: bitmap.width, height: bitmap.height)
  }
}
