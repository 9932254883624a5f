import KeyboardDocuments
import KeyboardPipeline

/// Draws the pictures of a batch in parallel.
struct BatchRun: Sendable {

  /// The batch to draw.
  let batch: BatchFile

  /// The number of parallel jobs.
  let jobs: Int

  /// The folders of outputs that are created if they are missing.
  let folders: OutputFile.MissingFolders

  /// Whether warnings are errors of their pictures, which are not written.
  let isStrict: Bool

  /// Draw all pictures, also after one fails.
  ///
  /// Errors and warnings are in line order.
  func run(progress: Progress) -> BatchOutcome {
    let outcomes = Workers.map(batch.pictures, jobs: jobs) { picture, pipeline in
      defer { progress.advance() }
      return draw(picture, with: pipeline)
    }
    return BatchOutcome(
      diagnostics: outcomes.flatMap(\.diagnostics),
      failure: outcomes.compactMap(\.failure).max { $0.rawValue < $1.rawValue })
  }

  private func draw(
    _ picture: BatchFile.Picture, with pipeline: RenderPipeline
  ) -> BatchOutcome {
    do {
      let drawing = pipeline.drawing(of: picture.request)
      let bytes = try drawing.bytes
      let warnings = try drawing.warnings
      if isStrict, !warnings.isEmpty { throw CommandFailure(.invalidInput, warnings) }
      try OutputFile.write(bytes, to: picture.request.output, creating: folders)
      return BatchOutcome(diagnostics: warnings)
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
      return BatchOutcome(diagnostics: diagnostics, failure: failure.kind)
    }
  }
}

/// The outcome of a batch, besides the pictures.
struct BatchOutcome: Sendable {

  /// Errors and warnings in line order.
  var diagnostics: [Diagnostic]

  /// The most severe failure, if any picture failed.
  var failure: CommandFailure.Kind?
}
