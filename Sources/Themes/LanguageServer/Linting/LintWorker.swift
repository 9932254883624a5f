import Foundation
import Synchronization

package final class LintWorker: BackgroundLint, Sendable {

  private let linter = Mutex(TextLinter())
  private let result = Mutex<LintResult?>(nil)
  private let jobs = Atomic(0)
  private let wake: @Sendable () -> Void

  /// The closure ends the waiting of the server's streams, from any thread.
  package init(wake: @escaping @Sendable () -> Void) {
    self.wake = wake
  }

  package var isBusy: Bool { jobs.load(ordering: .acquiring) > 0 }

  package func result(of job: LintJob) -> LintResult { linter.withLock { $0.result(of: job) } }

  package func start(_ job: LintJob) {
    jobs.wrappingAdd(1, ordering: .acquiringAndReleasing)
    Thread.detachNewThread { [self] in
      let found = result(of: job)
      result.withLock { $0 = found }
      jobs.wrappingSubtract(1, ordering: .acquiringAndReleasing)
      wake()
    }
  }

  package func takeResult() -> LintResult? {
    result.withLock { stored in
      defer { stored = nil }
      return stored
    }
  }
}
