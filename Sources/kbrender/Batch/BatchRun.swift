import Dispatch
import KeyboardDocuments
import Synchronization

/// Draws the pictures of a batch in several threads, each with a pipeline of its own.
struct BatchRun: Sendable {

  /// What to draw.
  let batch: BatchFile

  /// How many pictures are drawn at the same time.
  let jobs: Int

  /// Draws all pictures; those that fail don't keep the others from being drawn.
  ///
  /// Returns what went wrong, and the warnings, in the order of the lines.
  func run(progress: Progress) -> BatchOutcome {
    let next = Atomic(0)
    let outcomes = Mutex<[(line: Int, kind: CommandFailure.Kind?, diagnostics: [Diagnostic])]>([])
    DispatchQueue.concurrentPerform(iterations: min(jobs, max(batch.pictures.count, 1))) { _ in
      let pipeline = RenderPipeline()
      while true {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < batch.pictures.count else { return }
        let picture = batch.pictures[index]
        let (kind, diagnostics) = draw(picture, with: pipeline)
        if kind != nil || !diagnostics.isEmpty {
          outcomes.withLock { $0.append((picture.line, kind, diagnostics)) }
        }
        progress.advance()
      }
    }
    let sorted = outcomes.withLock { $0 }.sorted { $0.line < $1.line }
    return BatchOutcome(
      diagnostics: sorted.flatMap(\.diagnostics),
      failure: sorted.compactMap(\.kind).max { $0.rawValue < $1.rawValue })
  }

  private func draw(
    _ picture: BatchFile.Picture, with pipeline: RenderPipeline
  ) -> (CommandFailure.Kind?, [Diagnostic]) {
    do {
      let result = try pipeline.result(of: picture.request)
      try OutputFile.write(result.bytes, to: picture.request.output)
      return (nil, result.warnings)
    } catch {
      let place = batch.place(ofLine: picture.line)
      let diagnostics = error.diagnostics.map { diagnostic in
        var diagnostic = diagnostic
        let related = Diagnostic.Related(message: "Asked for here", place: place)
        if diagnostic.place == nil {
          diagnostic.place = place
        } else {
          diagnostic.related.append(related)
        }
        return diagnostic
      }
      return (error.kind, diagnostics)
    }
  }
}

/// What a batch left besides pictures.
struct BatchOutcome {

  /// Problems and warnings in the order of the lines.
  var diagnostics: [Diagnostic]

  /// The gravest failure, if any picture failed.
  var failure: CommandFailure.Kind?
}
