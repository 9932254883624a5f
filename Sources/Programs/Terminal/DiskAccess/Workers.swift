package import KeyboardPipeline
import KeyboardRender
import Work

/// Parallel jobs, each with its own pipeline.
package enum Workers {

  /// Map items to results as ``ParallelWork`` does, each job with a pipeline.
  package static func map<Item: Sendable, Output: Sendable>(
    _ items: [Item], jobs: Int, stopping: @Sendable (Output) -> Bool = { _ in false },
    _ work: @Sendable (Item, RenderPipeline) -> Output
  ) -> [Output] {
    let makePipeline = pipelines()
    return ParallelWork.map(
      items, jobs: jobs, worker: { _ in makePipeline() }, stopping: stopping, work)
  }

  /// Return a function that creates the pipelines of jobs, which keep the memory of pictures.
  package static func pipelines() -> @Sendable () -> RenderPipeline {
    PixelMemory.keepFreed()
    return { RenderPipeline(files: .disk) }
  }
}
