package import KeyboardPipeline
import KeyboardRender
import Work

package enum Workers {

  package static func map<Item: Sendable, Output: Sendable>(
    _ items: [Item], jobs: Int, stopping: @Sendable (Output) -> Bool = { _ in false },
    _ work: @Sendable (Item, RenderPipeline) -> Output
  ) -> [Output] {
    let makePipeline = pipelines()
    return ParallelWork.map(
      items, jobs: jobs, worker: { _ in makePipeline() }, stopping: stopping, work)
  }

  package static func pipelines() -> @Sendable () -> RenderPipeline {
    PixelMemory.keepFreed()
    return { RenderPipeline(files: .disk) }
  }
}
