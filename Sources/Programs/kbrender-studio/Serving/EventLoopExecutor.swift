import NIOCore

/// Runs tasks on the thread of an event loop.
///
/// A request is read, handed to the session's thread, and answered without a third thread, which a busy
/// machine would have to wake twice.
final class EventLoopExecutor: TaskExecutor {

  private let loop: any EventLoop

  init(_ loop: any EventLoop) {
    self.loop = loop
  }

  // MARK: TaskExecutor

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    loop.execute { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
