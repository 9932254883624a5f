import Dispatch
import Foundation
import KeyboardCore

/// Runs later work of a keyboard where the keyboard is used, since its contexts and services belong
/// to one thread or actor.
package struct KeyboardExecutor {

  /// Work is a local function: in Swift 6.3, a closure with a capture list leaves the actor that calls it.
  package typealias Work = nonisolated(nonsending) () async -> Void

  let start: (@escaping Work) -> Task<Void, Never>

  init?(isolation: isolated (any Actor)?) {
    guard isolation != nil else { return nil }
    start = { work in
      Task {
        _ = isolation
        await work()
      }
    }
  }

  /// Run work where this is called: on the main thread, or in the run loop of another thread.
  ///
  /// The result is `nil` in a task: which actor it runs on, if any, is unknown.
  static var current: KeyboardExecutor? {
    if Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueue) != nil {
      return KeyboardExecutor { work in Task { @MainActor in await work() } }
    }
    guard withUnsafeCurrentTask(body: { $0 == nil }) else { return nil }
    let loop = RunLoopExecutor(.current)
    return KeyboardExecutor { work in Task(executorPreference: loop) { await work() } }
  }

  /// Waits for work that runs on this thread, for at most some seconds; it is cancelled then.
  package static func wait(for work: @escaping Work, seconds: Double) {
    let loop = RunLoopExecutor(.current)
    let isDone = SettableValue(false)
    let executor = KeyboardExecutor { work in
      Task(executorPreference: loop) {
        await work()
        isDone.value = true
      }
    }
    let task = executor.start(work)
    let deadline = Date(timeIntervalSinceNow: seconds)
    while !isDone.value, Date() < deadline {
      // A loop without timers returns at once.
      if !RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01)) {
        Thread.sleep(forTimeInterval: 0.001)
      }
    }
    if !isDone.value { task.cancel() }
  }

  /// On Linux, an asynchronous `main` hands the main queue to other threads.
  private static let mainQueue: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// The work doesn't leave the thread that the task runs on.
  private init(_ start: @escaping (sending @escaping Work) -> Task<Void, Never>) {
    self.start = { work in
      nonisolated(unsafe) let work = work
      return start(work)
    }
  }
}

/// The jobs of a task are timers of a run loop, since these wake the loop.
private final class RunLoopExecutor: TaskExecutor {

  private nonisolated(unsafe) let loop: RunLoop

  init(_ loop: RunLoop) { self.loop = loop }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let executor = asUnownedTaskExecutor()
    let timer = Timer(timeInterval: 0, repeats: false) { _ in job.runSynchronously(on: executor) }
    loop.add(timer, forMode: .common)
  }
}
