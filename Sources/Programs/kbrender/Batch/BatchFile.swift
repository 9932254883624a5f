import Disk
internal import Foundation
import KeyboardPipeline
import Parallel
import SourceText
import Terminal

/// JSON Lines file of images to render.
struct BatchFile: Sendable {

  struct Picture: Sendable {
    var line: Int
    var request: RenderRequest
  }

  let pictures: [Picture]
  private let file: SourceFile

  private static let maximumImages = 100_000

  /// Each line extends the defaults and takes precedence over them.
  init(_ file: SourceFile, defaults: RenderArguments) throws(Diagnostics) {
    self.file = file
    // Who runs the command writes standard input, and knows its paths.
    let isStream = FilePath(file.name).isStream || file.name == "<stdin>"
    let folders = isStream ? nil : [ProjectFolder.root(around: FilePath(file.name).folder), "."]
    var count = 0
    pictures = try file.mapLines { number, line throws(Diagnostics) in
      let words = try ArgumentLine.split(line)
      guard !words.isEmpty else { return nil }
      count += 1
      guard count <= Self.maximumImages else {
        throw Diagnostics(
          code: .cliLimit, "A batch has at most \(Self.maximumImages) pictures")
      }
      let request = try RenderRequest(line: words, over: defaults, installed: .ofUser) { path in
        folders.flatMap { ProjectFolder.problem(of: path, in: $0) }
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

  func place(ofLine line: Int) -> Diagnostic.Place {
    Diagnostic.Place(file: file.name, line: line)
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
  let folders: OutputFile.MissingFolders

  /// Whether warnings are errors of their pictures, which are not written.
  let isStrict: Bool

  func draw(reporter: Reporter) throws {
    let pictures = batch.pictures.enumerated()
      .filter { shard?.contains(place: $0.offset) ?? true }.map(\.element)
    let outcomes = Workers.map(pictures, jobs: jobs, reporter: reporter) { picture, pipeline in
      draw(picture, with: pipeline)
    }
    let diagnostics = outcomes.flatMap(\.diagnostics)
    if let failure = outcomes.compactMap(\.failure).max(by: { $0.rawValue < $1.rawValue }) {
      throw CommandFailure(failure, reporter.graded(diagnostics))
    }
    try reporter.warn(diagnostics)
    reporter.remarkOnTerminal(
      pictures.count == 1 ? "1 picture" : "\(pictures.count) pictures")
  }

  private struct Outcome: Sendable {
    var diagnostics: [Diagnostic]
    var failure: CommandFailure.Kind?
  }

  private func draw(
    _ picture: BatchFile.Picture, with pipeline: RenderPipeline
  ) -> Outcome {
    do {
      let drawing = pipeline.drawing(of: picture.request)
      let bytes = try drawing.bytes
      let warnings = try drawing.warnings
      if isStrict, !warnings.isEmpty { throw CommandFailure(.invalidInput, warnings) }
      try OutputFile.write(bytes, to: picture.request.output, creating: folders)
      return Outcome(diagnostics: warnings)
    } catch {
      let failure = CommandFailure(error)
      let place = batch.place(ofLine: picture.line)
      let diagnostics = failure.diagnostics.map { diagnostic in
        var diagnostic = diagnostic
        let related = Diagnostic.Related(message: "Requested here", place: place)
        if diagnostic.place == nil {
          diagnostic.place = place
        } else {
          diagnostic.related.append(related)
        }
        return diagnostic
      }
      return Outcome(diagnostics: diagnostics, failure: failure.kind)
    }
  }
}
