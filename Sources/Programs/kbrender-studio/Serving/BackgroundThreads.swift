import Dispatch
import Foundation
import KeyboardPipeline
import Studio
import Synchronization
import Terminal

/// Threads that draw and convert for a session.
final class BackgroundThreads: BackgroundWork, Sendable {

  private let session: SessionThread
  private let workers: [Worker]

  /// Further work waits until a thread is free.
  private static let count = 4

  init(for session: SessionThread) {
    self.session = session
    workers = (0..<Self.count).map { _ in Worker(for: session) }
  }

  /// The first thread that is free has the most glyphs and masks from before.
  func start(_ work: @escaping Work) { workers.min { $0.count < $1.count }?.start(work) }

  func wait(_ seconds: Double, then body: @escaping @Sendable (Session) -> Void) {
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { self.session.add(body) }
  }
}

/// A thread with a pipeline of its own.
private final class Worker: Sendable {

  private let waiting = Mutex<[BackgroundWork.Work]>([])
  private let wake = DispatchSemaphore(value: 0)

  /// With the work that is under way.
  var count: Int { waiting.withLock(\.count) }

  init(for session: SessionThread) {
    let thread = Thread { [self] in
      let pipeline = RenderPipeline(files: .disk)
      while true {
        wake.wait()
        let work = waiting.withLock { $0[0] }
        session.add(work(pipeline))
        waiting.withLock { _ = $0.removeFirst() }
      }
    }
    thread.stackSize = SessionThread.stackBytes
    thread.start()
  }

  func start(_ work: @escaping BackgroundWork.Work) {
    waiting.withLock { $0.append(work) }
    wake.signal()
  }
}
