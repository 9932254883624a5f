internal import CProcessors
internal import Dispatch
internal import Foundation
internal import Synchronization

/// Parallel processing of items.
package enum ParallelWork {

  /// The number of processors.
  package static var processors: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Start work that runs while the caller goes on.
  ///
  /// Linux leaves a new thread on the processor of its creator until it balances the load, milliseconds later,
  /// even if others are idle. The caller makes room for it by moving to another one. Later parallel work
  /// uses the same thread.
  package static func start(_ work: @escaping @Sendable () -> Void) {
    DispatchQueue.global().async(execute: work)
    _ = cprocessors_leave()
  }

  /// Map items to results in parallel, keeping their order.
  ///
  /// Each job has a worker, created with the index of the job, which processes one item at a time.
  /// After an item whose result stops the work no further one is started, and the results end with
  /// the first such result, regardless of the number of jobs.
  package static func map<Item: Sendable, Output: Sendable, Worker>(
    _ items: [Item], jobs: Int, worker makeWorker: @Sendable (_ index: Int) -> Worker,
    stopping: @Sendable (Output) -> Bool = { _ in false },
    _ work: @Sendable (Item, Worker) -> Output
  ) -> [Output] {
    let next = Atomic(0)
    let last = Atomic(Int.max)
    let results = Mutex<[(index: Int, output: Output)]>([])
    DispatchQueue.concurrentPerform(iterations: min(jobs, items.count)) { index in
      let worker = makeWorker(index)
      while true {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < items.count, index <= last.load(ordering: .relaxed) else { return }
        let output = work(items[index], worker)
        if stopping(output) { last.min(index, ordering: .relaxed) }
        results.withLock { $0.append((index, output)) }
      }
    }
    let end = last.load(ordering: .relaxed)
    return results.withLock { $0 }.filter { $0.index <= end }
      .sorted { $0.index < $1.index }.map(\.output)
  }

  /// Map items to results in parallel, then throw the failure of the first item that has one.
  package static func tryMap<Item: Sendable, Output: Sendable, Worker, Failure: Error>(
    _ items: [Item], jobs: Int, worker makeWorker: @Sendable (_ index: Int) -> Worker,
    _ work: @Sendable (Item, Worker) throws(Failure) -> Output
  ) throws(Failure) -> [Output] {
    let results = map(items, jobs: jobs, worker: makeWorker) { item, worker in
      Result { () throws(Failure) in try work(item, worker) }
    }
    var outputs: [Output] = []
    for result in results { outputs.append(try result.get()) }
    return outputs
  }
}
