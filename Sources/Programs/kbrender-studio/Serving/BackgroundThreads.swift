import Dispatch
import Foundation
import KeyboardPipeline
import Studio
import Synchronization
import Terminal

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

  /// The first thread that is free has the most glyphs and masks from before.
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
