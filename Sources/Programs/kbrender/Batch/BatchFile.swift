import Disk
internal import Foundation
import KeyboardPipeline
import Parallel
import SourceText
import Synchronization
import Terminal

/// JSON Lines file of images to render.
struct BatchFile: Sendable {

  struct Picture: Sendable {
    var line: Int
    var request: RenderRequest
  }

  let pictures: [Picture]
  let renderer: LineRenderer
  let name: String

  private static let maximumImages = 100_000

  /// Reads all lines, whose paths stay in the project of the file or the working directory.
  init(_ file: SourceFile, for renderer: LineRenderer) throws(Diagnostics) {
    name = file.name
    var renderer = renderer
    // Whoever runs the command writes a stream, and knows its paths.
    if !FilePath(file.name).isStream {
      let folders = [ProjectFolder.root(around: FilePath(file.name).folder), "."]
      renderer.problem = { ProjectFolder.problem(of: $0, in: folders) }
    }
    self.renderer = renderer
    var count = 0
    pictures = try file.mapLines { number, line throws(Diagnostics) in
      guard let request = try renderer.request(line) else { return nil }
      count += 1
      guard count <= Self.maximumImages else {
        throw Diagnostics(code: .cliLimit, "A batch has at most \(Self.maximumImages) images")
      }
      return Picture(line: number, request: request)
    }
  }

  func checkOutputs() throws(Diagnostics) {
    let missing = pictures.filter { $0.request.output == "-" }.map { picture in
      Diagnostic(
        code: .ambiguousOutput, message: "Line \(picture.line) has no --output",
        place: place(ofLine: picture.line))
    }
    let problems = missing + clashes
    guard problems.isEmpty else { throw Diagnostics(problems) }
  }

  private func place(ofLine line: Int) -> Diagnostic.Place {
    Diagnostic.Place(file: name, line: line)
  }

  private var clashes: [Diagnostic] {
    var seen: [String: Picture] = [:]
    return pictures.compactMap { picture in
      let output = picture.request.output
      // "a.png" and "./a.png" are one place, also behind a link.
      let file =
        output == "-"
        ? output : URL(filePath: output).standardizedFileURL.resolvingSymlinksInPath().path
      guard let first = seen[file] else {
        seen[file] = picture
        return nil
      }
      guard output != "-", first.request != picture.request, !output.hasPrefix("/dev/") else {
        return nil
      }
      return Diagnostic(
        code: .ambiguousOutput,
        message: "Lines \(first.line) and \(picture.line) both write “\(output.shortened)”",
        place: place(ofLine: picture.line))
    }
  }
}

/// Parallel rendering of a batch or a shard of it.
struct BatchRun: Sendable {

  let batch: BatchFile
  let shard: Shard?
  let jobs: Int

  func draw(reporter: Reporter) throws {
    let pictures = batch.pictures.enumerated()
      .filter { shard?.contains(place: $0.offset) ?? true }.map(\.element)
    let outcomes = Workers.map(pictures, jobs: jobs, reporter: reporter) { picture, pipeline in
      let answer = batch.renderer.answer(to: picture.request, ofLine: picture.line, with: pipeline)
      return (diagnostics: answer.diagnostics(in: batch.name), failure: answer.failure?.kind)
    }
    let diagnostics = outcomes.flatMap(\.diagnostics)
    if let failure = outcomes.compactMap(\.failure).max(by: { $0.rawValue < $1.rawValue }) {
      throw CommandFailure(failure, reporter.graded(diagnostics))
    }
    try reporter.warn(diagnostics)
    reporter.remarkOnTerminal(pictures.count == 1 ? "1 image" : "\(pictures.count) images")
  }
}

/// Lines of standard input, answered on standard output as soon as each is rendered.
struct BatchStream: Sendable {

  let renderer: LineRenderer
  let shard: Shard?
  let jobs: Int
  let reporter: Reporter

  /// Throws a failure of the kind of the worst line, after all lines.
  func run() throws {
    let lines = Mutex(LineReader(0))
    let worst = Mutex<CommandFailure.Kind?>(nil)
    let problems = Workers.map(Array(0..<jobs), jobs: jobs) { _, pipeline -> CommandFailure? in
      while let line = lines.withLock({ $0.next() }) {
        guard shard?.contains(place: line.number - 1) ?? true,
          let answer = renderer.answer(to: line, with: pipeline)
        else { continue }
        do {
          try worst.withLock { worst in
            try StandardOutput.write(answer.text)
            reporter.reportOffering(reporter.graded(answer.diagnostics(in: "<stdin>")))
            worst = [worst, answer.failure?.kind].compactMap(\.self)
              .max { $0.rawValue < $1.rawValue }
          }
        } catch {
          return CommandFailure(error)
        }
      }
      return nil
    }
    if let problem = problems.compactMap(\.self).first { throw problem }
    if let kind = worst.withLock(\.self) { throw CommandFailure(kind) }
  }
}
