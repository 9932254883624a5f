internal import Dispatch
internal import Synchronization

/// Parallel processing of items.
enum ParallelWork {

  /// Transform items in parallel, keeping their order; of several errors, that of the first item is
  /// thrown.
  ///
  /// The closure receives the index of its worker, which runs one transformation at a time.
  static func map<Item: Sendable, Output: Sendable>(
    _ items: [Item], workers: Int,
    _ work: @Sendable (Item, _ worker: Int) throws(RenderError) -> Output
  ) throws(RenderError) -> [Output] {
    guard workers > 1, items.count > 1 else {
      var outputs: [Output] = []
      for item in items { outputs.append(try work(item, 0)) }
      return outputs
    }
    let next = Atomic(0)
    let results = Mutex<[(index: Int, output: Result<Output, RenderError>)]>([])
    DispatchQueue.concurrentPerform(iterations: min(workers, items.count)) { worker in
      while true {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < items.count else { return }
        let output = Result { () throws(RenderError) in try work(items[index], worker) }
        results.withLock { $0.append((index, output)) }
      }
    }
    var outputs: [Output] = []
    for result in results.withLock({ $0 }).sorted(by: { $0.index < $1.index }) {
      outputs.append(try result.output.get())
    }
    return outputs
  }
}
