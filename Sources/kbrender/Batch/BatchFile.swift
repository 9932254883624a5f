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
    let text = String(decoding: file.bytes, as: UTF8.self)
    var pictures: [Picture] = []
    var problems: [Diagnostic] = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      do throws(Diagnostics) {
        guard let request = try Self.request(line, defaults: defaults) else { continue }
        pictures.append(Picture(line: index + 1, request: request))
      } catch {
        problems += error.list.map { $0.placed(onLine: index + 1, of: file, text: line) }
      }
    }
    guard problems.isEmpty else { throw Diagnostics(problems) }
    self.pictures = pictures
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

  /// The request of a file with one picture.
  func single() throws(Diagnostics) -> RenderRequest {
    guard let picture = pictures.first, pictures.count == 1 else {
      let message = "The file asks for \(pictures.count) pictures instead of one"
      throw Diagnostics([Diagnostic(code: "snapshot", message: message, place: file.place())])
    }
    return picture.request
  }

  /// The place of a line in messages.
  func place(ofLine line: Int) -> Diagnostic.Place {
    Diagnostic.Place(file: file.name, range: .line(line))
  }

  /// The request of a line; nil for a line without arguments.
  static func request(
    _ line: Substring, defaults: RenderOptions
  ) throws(Diagnostics) -> RenderRequest? {
    let words: [String]
    do throws(ArgumentLine.Problem) {
      words = try ArgumentLine.split(line)
    } catch {
      throw Diagnostics([Diagnostic(code: "quoting", message: error.message)])
    }
    guard !words.isEmpty else { return nil }
    let parsed: LineOptions
    do {
      parsed = try LineOptions.parse(defaults.arguments + words)
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

extension SourceRange {

  /// The start of a line.
  fileprivate static func line(_ line: Int) -> SourceRange {
    let start = SourceLocation(line: line, column: 1)
    return SourceRange(start: start, end: start)
  }
}

extension Diagnostic {

  /// The same about a line of a file.
  func placed(onLine line: Int, of file: SourceFile, text: Substring) -> Diagnostic {
    var diagnostic = self
    diagnostic.place = Place(file: file.name, range: .line(line), line: String(text.prefix(1000)))
    return diagnostic
  }
}
