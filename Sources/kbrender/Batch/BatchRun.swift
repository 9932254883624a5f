import KeyboardDocuments
import KeyboardPipeline

/// Draws the pictures of a batch in several threads.
struct BatchRun: Sendable {

  /// What to draw.
  let batch: BatchFile

  /// How many pictures are drawn at the same time.
  let jobs: Int

  /// Draws all pictures; those that fail don't keep the others from being drawn.
  ///
  /// What went wrong, and the warnings, are in the order of the lines.
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
      try OutputFile.write(drawing.bytes, to: picture.request.output)
      return BatchOutcome(diagnostics: try drawing.material.theme.warnings)
    } catch {
      let failure = CommandFailure(error)
      let place = batch.place(ofLine: picture.line)
      let diagnostics = failure.diagnostics.map { diagnostic in
        var diagnostic = diagnostic
        let related = Diagnostic.Related(message: "Asked for here", place: place)
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

/// What a batch left besides pictures.
struct BatchOutcome: Sendable {

  /// Problems and warnings in the order of the lines.
  var diagnostics: [Diagnostic]

  /// The gravest failure, if any picture failed.
  var failure: CommandFailure.Kind?
}
