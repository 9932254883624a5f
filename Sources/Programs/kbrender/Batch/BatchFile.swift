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
  let renderer: LineRenderer
  private let file: SourceFile

  private static let maximumImages = 100_000

  /// Reads all lines, whose paths stay in the project of the file or the working directory.
  init(_ file: SourceFile, for renderer: LineRenderer) throws(Diagnostics) {
    self.file = file
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
        throw Diagnostics(
          code: .cliLimit, "A batch has at most \(Self.maximumImages) pictures")
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
      return Outcome(
        diagnostics: try batch.renderer.render(picture.request, with: pipeline).warnings)
    } catch {
      let failure = CommandFailure(error)
      let place = batch.place(ofLine: picture.line)
      return Outcome(
        diagnostics: failure.diagnostics.map { $0.requested(at: place) }, failure: failure.kind)
    }
  }
}

extension Diagnostic {

  /// Returns the diagnostic of an image with the place of the line that asks for it.
  func requested(at place: Diagnostic.Place) -> Diagnostic {
    var diagnostic = self
    if diagnostic.place == nil {
      diagnostic.place = place
    } else {
      diagnostic.related.append(Related(message: "Requested here", place: place))
    }
    return diagnostic
  }
}
