internal import CPangoCairo
internal import Dispatch
internal import Synchronization

/// Parallel loops whose results don't depend on the number of jobs.
package enum ParallelWork {

  /// Number of processors of the process, fewer than the machine's in many containers.
  package static let processors = Int(g_get_num_processors())

  /// Whether jobs use all processors; then another thread doesn't finish a part sooner.
  package static var isBusy: Bool { busy.load(ordering: .relaxed) > 0 }
  private static let busy = Atomic(0)

  /// Runs one worker per job; results end with the first that stops, whatever the number of jobs.
  package static func map<Item: Sendable, Output: Sendable, Worker>(
    _ items: [Item], jobs: Int, worker makeWorker: @Sendable (_ index: Int) -> Worker,
    stopping: @Sendable (Output) -> Bool = { _ in false },
    _ work: @Sendable (Item, Worker) -> Output
  ) -> [Output] {
    let next = Atomic(0)
    let last = Atomic(Int.max)
    let results = Mutex([Output?](repeating: nil, count: items.count))
    let workers = min(jobs, items.count)
    let usesAll = workers >= processors
    if usesAll { busy.wrappingAdd(1, ordering: .relaxed) }
    defer { if usesAll { busy.wrappingSubtract(1, ordering: .relaxed) } }
    DispatchQueue.concurrentPerform(iterations: workers) { index in
      let worker = makeWorker(index)
      while true {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < items.count, index <= last.load(ordering: .relaxed) else { return }
        let output = work(items[index], worker)
        if stopping(output) { last.min(index, ordering: .relaxed) }
        results.withLock { $0[index] = output }
      }
    }
    let count = min(last.load(ordering: .relaxed), items.count - 1) + 1
    // Results of large suites are large and copied once.
    return results.withLock { found in
      var outputs: [Output] = []
      outputs.reserveCapacity(count)
      for case let output? in found.prefix(count) { outputs.append(output) }
      found = []
      return outputs
    }
  }

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

  /// Items are made on the thread of the caller, while others process them; results are in order.
  package static func map<Item: Sendable, Output: Sendable>(
    making make: (_ add: (Item) -> Void) -> Void, helpers most: Int = .max,
    _ work: @escaping @Sendable (Item) -> Output
  ) -> [Output] {
    let line = WorkLine(work)
    let helpers = isBusy ? 0 : min(processors - 1, most)
    for _ in 0..<helpers { DispatchQueue.global().async { line.run() } }
    make { line.add($0) }
    line.close(helpers: helpers)
    line.run()
    return line.outputs()
  }
}

/// Items to process in turn, which are added by one thread and taken by all.
private final class WorkLine<Item: Sendable, Output: Sendable>: Sendable {

  private struct State {
    var items: [Item] = []
    var taken = 0
    var outputs: [(index: Int, output: Output)] = []
    var isAwaited = false
    var isComplete: Bool { outputs.count == items.count }
  }

  private let work: @Sendable (Item) -> Output
  private let state = Mutex(State())

  /// Counts the items that aren't taken, and the threads to end.
  private let available = DispatchSemaphore(value: 0)
  private let completed = DispatchSemaphore(value: 0)

  init(_ work: @escaping @Sendable (Item) -> Output) { self.work = work }

  func add(_ item: Item) {
    state.withLock { $0.items.append(item) }
    available.signal()
  }

  func close(helpers: Int) {
    for _ in 0...helpers { available.signal() }
  }

  func run() {
    while let (index, item) = next() {
      let output = work(item)
      let isLast = state.withLock { state in
        state.outputs.append((index, output))
        return state.isAwaited && state.isComplete
      }
      if isLast { completed.signal() }
    }
  }

  private func next() -> (index: Int, item: Item)? {
    available.wait()
    return state.withLock { state in
      guard state.taken < state.items.count else { return nil }
      defer { state.taken += 1 }
      return (state.taken, state.items[state.taken])
    }
  }

  /// Threads that process none aren't awaited: they may not begin before the caller ends.
  func outputs() -> [Output] {
    let isComplete = state.withLock { state in
      state.isAwaited = true
      return state.isComplete
    }
    if !isComplete { completed.wait() }
    return state.withLock { $0.outputs }.sorted { $0.index < $1.index }.map(\.output)
  }
}

/// Results that the first job in need makes for all.
package final class SharedResults<Value: Sendable>: Sendable {

  /// State of a result: in progress or available.
  private enum Claim {

    /// A job makes the result; the others wait for the group.
    case open(DispatchGroup)

    case met(Value)
  }

  private let claims = Mutex<[String: Claim]>([:])

  package init() {}

  /// If it fails, the next caller tries; it must not ask for another result (deadlock).
  package func value<Failure: Error>(
    of name: String, make: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    while true {
      let group = DispatchGroup()
      let claim = claims.withLock { claims in
        let claim = claims[name]
        if claim == nil {
          group.enter()
          claims[name] = .open(group)
        }
        return claim
      }
      switch claim {
      case .met(let value): return value
      case .open(let group): group.wait()
      case nil:
        let result = Result { () throws(Failure) in try make() }
        claims.withLock { $0[name] = (try? result.get()).map { .met($0) } }
        group.leave()
        return try result.get()
      }
    }
  }
}
