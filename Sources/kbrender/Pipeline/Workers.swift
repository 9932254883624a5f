import Dispatch
import KeyboardPipeline
import KeyboardRender
import Synchronization

/// A pool of threads, each with its own pipeline.
enum Workers {

  /// Map items to results in parallel, keeping their order.
  ///
  /// After an item whose result stops the work no further one is started, and the results end with
  /// the first such result, regardless of the number of threads.
  static func map<Item: Sendable, Output: Sendable>(
    _ items: [Item], jobs: Int, stopping: @Sendable (Output) -> Bool = { _ in false },
    _ work: @Sendable (Item, RenderPipeline) -> Output
  ) -> [Output] {
    PixelMemory.keepFreed()
    let next = Atomic(0)
    let last = Atomic(Int.max)
    let results = Mutex<[(index: Int, output: Output)]>([])
    DispatchQueue.concurrentPerform(iterations: min(jobs, items.count)) { _ in
      let pipeline = RenderPipeline(files: .disk)
      while true {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < items.count, index <= last.load(ordering: .relaxed) else { return }
        let output = work(items[index], pipeline)
        if stopping(output) { last.min(index, ordering: .relaxed) }
        results.withLock { $0.append((index, output)) }
      }
    }
    let end = last.load(ordering: .relaxed)
    return results.withLock { $0 }.filter { $0.index <= end }
      .sorted { $0.index < $1.index }.map(\.output)
  }
}
