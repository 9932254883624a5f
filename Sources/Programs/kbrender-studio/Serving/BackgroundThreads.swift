import Dispatch
import Foundation
import KeyboardPipeline
import Studio
import Synchronization
import Terminal

/// Threads that draw and convert for a session, each with a pipeline of its own.
final class BackgroundThreads: BackgroundWork, Sendable {

  private let session: SessionThread
  private let waiting = Mutex<[Work]>([])
  private let wake = DispatchSemaphore(value: 0)

  /// Further work waits until a thread is free.
  private static let count = 4

  init(for session: SessionThread) {
    self.session = session
    for _ in 0..<Self.count {
      let thread = Thread { self.run() }
      thread.stackSize = SessionThread.stackBytes
      thread.start()
    }
  }

  private func run() {
    let pipeline = RenderPipeline(files: .disk)
    while true {
      wake.wait()
      let work = waiting.withLock { $0.removeFirst() }
      session.add(work(pipeline))
    }
  }

  func start(_ work: @escaping Work) {
    waiting.withLock { $0.append(work) }
    wake.signal()
  }

  func wait(_ seconds: Double, then body: @escaping @Sendable (Session) -> Void) {
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { self.session.add(body) }
  }
}
