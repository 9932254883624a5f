package import KeyboardPipeline
import Work

/// Workers that draw pictures at the same time, each with a pipeline and its caches, and keep the
/// memory of one picture for the next.
package enum Workers {

  package static func map<Item: Sendable, Output: Sendable>(
    _ items: [Item], jobs: Int, fonts: [String] = [],
    stopping: @Sendable (Output) -> Bool = { _ in false },
    _ work: @Sendable (Item, RenderPipeline) -> Output
  ) -> [Output] {
    let makePipeline = pipelines(fonts: fonts)
    return ParallelWork.map(
      items, jobs: jobs, worker: { _ in makePipeline() }, stopping: stopping, work)
  }

  package static func pipelines(
    fonts: [String] = [], files: FileReader = .disk
  ) -> @Sendable () -> RenderPipeline {
    Memory.keepFreed()
    return { RenderPipeline(files: files.adding(fonts: fonts)) }
  }
}
