import Disk
import KeyboardDocuments
import KeyboardPipeline
import Terminal
import Work

struct BatchRun: Sendable {

  let batch: BatchFile
  let shard: Shard?
  let jobs: Int
  let folders: OutputFile.MissingFolders

  /// Whether warnings are errors of their pictures, which are not written.
  let isStrict: Bool

  /// Draw all pictures, also after one fails, and report their warnings or throw their errors.
  func draw(reporter: Reporter) throws {
    let pictures = batch.pictures.enumerated()
      .filter { shard?.contains(place: $0.offset) ?? true }.map(\.element)
    let progress = ProgressLine(total: pictures.count, reporter: reporter)
    let outcomes = Workers.map(pictures, jobs: jobs) { picture, pipeline in
      defer { progress.advance() }
      return draw(picture, with: pipeline)
    }
    progress.end()
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
