import ArgumentParser
import KeyboardDocuments
import KeyboardPipeline

/// A file with the arguments of one picture a line.
struct BatchFile: Sendable {

  /// A picture, and the line that asks for it.
  struct Picture: Sendable {
    var line: Int
    var request: RenderRequest
  }

  /// The pictures in the order of their lines.
  let pictures: [Picture]

  private let file: SourceFile

  /// What a line may say.
  private struct LineOptions: ParsableArguments {
    @OptionGroup var options: RenderOptions
    @Option(name: [.short, .long]) var output: String?
  }

  /// Understands all lines, or throws what is wrong with any of them.
  ///
  /// Each line adds to the defaults, and wins over them.
  init(_ file: SourceFile, defaults: RenderOptions) throws(Diagnostics) {
    self.file = file
    pictures = try file.mapLines { number, line throws(Diagnostics) in
      let words = try ArgumentLine.words(of: line)
      guard !words.isEmpty else { return nil }
      return Picture(line: number, request: try Self.request(defaults.arguments + words))
    }
  }

  /// Throws if not every picture would be left in a file of its own.
  func checkOutputs() throws(Diagnostics) {
    let missing = pictures.filter { $0.request.output == "-" }.map { picture in
      Diagnostic(
        code: "batch-output", message: "Line \(picture.line) names no file to write to",
        place: place(ofLine: picture.line))
    }
    let problems = missing + clashes
    guard problems.isEmpty else { throw Diagnostics(problems) }
  }

  /// The place of a line in messages.
  func place(ofLine line: Int) -> Diagnostic.Place {
    file.place(ofLine: line)
  }

  /// The request that the words of a line make.
  static func request(_ words: [String]) throws(Diagnostics) -> RenderRequest {
    let parsed: LineOptions
    do {
      parsed = try LineOptions.parse(words)
    } catch {
      let message = LineOptions.message(for: error).prefix { !$0.isNewline }
      throw Diagnostics([Diagnostic(code: "usage", message: String(message))])
    }
    return try RenderRequest(parsed.options, output: parsed.output)
  }

  /// Different pictures of the same name, of which only the last one written would be left.
  private var clashes: [Diagnostic] {
    var seen: [String: Picture] = [:]
    return pictures.compactMap { picture in
      let output = picture.request.output
      guard let first = seen[output] else {
        seen[output] = picture
        return nil
      }
      guard output != "-", first.request != picture.request, !output.hasPrefix("/dev/") else {
        return nil
      }
      return Diagnostic(
        code: "batch-output",
        message: "Lines \(first.line) and \(picture.line) both write “\(output.shortened)”",
        place: place(ofLine: picture.line))
    }
  }
}
