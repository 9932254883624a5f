import Dispatch
import KeyboardRender
import Synchronization

/// Threads that draw pictures, each with a pipeline of its own.
enum Workers {

  /// The results of some work on items, in the order of the items.
  static func map<Item: Sendable, Output: Sendable>(
    _ items: [Item], jobs: Int, _ work: @Sendable (Item, RenderPipeline) -> Output
  ) -> [Output] {
    PixelMemory.keepFreed()
    let next = Atomic(0)
    let results = Mutex<[(index: Int, output: Output)]>([])
    DispatchQueue.concurrentPerform(iterations: min(jobs, items.count)) { _ in
      let pipeline = RenderPipeline()
      while true {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < items.count else { return }
        let output = work(items[index], pipeline)
        results.withLock { $0.append((index, output)) }
      }
    }
    return results.withLock { $0 }.sorted { $0.index < $1.index }.map(\.output)
  }
}
