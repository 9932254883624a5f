#if Studio
import Dispatch
import Foundation
import KeyboardPipeline
import SourceText
import Studio
import Synchronization
import Terminal

/// The thread of a session, which answers all waiting messages before each piece of work.
final class SessionThread: Sendable {

  typealias Job = @Sendable (Session) -> Void

  private struct State {
    var jobs: [Job] = []
    var isEnding = false
  }

  private let state = Mutex(State())
  private let wake = DispatchSemaphore(value: 0)
  private let end = DispatchSemaphore(value: 0)

  /// Without messages, in seconds, after which nobody waits for an answer.
  private static let rest = 0.2

  /// Themes nest, and so do the calls that read them.
  static let stackBytes = 8 << 20

  func start(
    _ make: @escaping @Sendable () -> Session,
    telling tell: @escaping @Sendable (_ events: [JSONText], _ folders: Set<String>) -> Void
  ) {
    let thread = Thread {
      let session = make()
      while let jobs = self.takeJobs() {
        for job in jobs { job(session) }
        tell(session.takeEvents(), session.folders)
        guard jobs.isEmpty else { continue }
        if session.hasWork {
          session.work()
        } else if !session.hasIdleWork {
          self.wake.wait()
        } else if self.wake.wait(timeout: .now() + Self.rest) == .timedOut {
          session.workWhenIdle()
        }
        tell(session.takeEvents(), session.folders)
      }
      session.end()
      self.end.signal()
    }
    thread.stackSize = Self.stackBytes
    thread.start()
  }

  private func takeJobs() -> [Job]? {
    state.withLock { state in
      defer { state.jobs = [] }
      return state.isEnding ? nil : state.jobs
    }
  }

  func add(_ job: @escaping Job) {
    state.withLock { $0.jobs.append(job) }
    wake.signal()
  }

  func perform<Value: Sendable>(_ body: @escaping @Sendable (Session) -> Value) async -> Value {
    await answer { session, reply in reply(body(session)) }
  }

  func answer<Value: Sendable>(
    _ ask: @escaping @Sendable (Session, @escaping @Sendable (Value) -> Void) -> Void
  ) async -> Value {
    await withCheckedContinuation { continuation in
      add { session in ask(session) { continuation.resume(returning: $0) } }
    }
  }

  func stop(waiting seconds: Double) {
    state.withLock { $0.isEnding = true }
    wake.signal()
    _ = end.wait(timeout: .now() + seconds)
  }
}

/// Threads that draw and convert for a session, each with a pipeline of its own.
final class BackgroundThreads: BackgroundWork, Sendable {

  private let session: SessionThread
  private let works = Mutex([[Work]](repeating: [], count: BackgroundThreads.count))
  private let wakes = (0..<BackgroundThreads.count).map { _ in DispatchSemaphore(value: 0) }

  private static let count = 4

  init(for session: SessionThread) {
    self.session = session
    for index in wakes.indices {
      let thread = Thread { self.run(index) }
      thread.stackSize = SessionThread.stackBytes
      thread.start()
    }
  }

  private func run(_ index: Int) {
    let pipeline = RenderPipeline(files: .disk)
    while true {
      wakes[index].wait()
      let work = works.withLock { $0[index][0] }
      session.add(work(pipeline))
      works.withLock { _ = $0[index].removeFirst() }
    }
  }

  /// The first free thread has the most glyphs and masks from before.
  func start(_ work: @escaping Work) {
    let index = works.withLock { works in
      let index = works.indices.min { works[$0].count < works[$1].count } ?? 0
      works[index].append(work)
      return index
    }
    wakes[index].signal()
  }

  func wait(_ seconds: Double, then body: @escaping @Sendable (Session) -> Void) {
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { self.session.add(body) }
  }
}
#endif
