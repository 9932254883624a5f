import Dispatch
public import Testing

/// Runs a serialized suite on a thread of its own.
///
/// Otherwise each of its tests waits for all tests that are queued. The suite then ends minutes after the others, and
/// uses half of the machine.
public struct BesideOtherTests: SuiteTrait, TestScoping {

  /// Run the suite with the thread as its executor.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing run: @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(SerialThread.shared) { try await run() }
  }
}

extension Trait where Self == BesideOtherTests {

  /// Runs a serialized suite while others run, on a thread that all such suites share.
  public static var besideOthers: Self { Self() }
}

/// Runs one job after the other.
private final class SerialThread: TaskExecutor {

  static let shared = SerialThread()

  private let queue = DispatchQueue(label: "serialized suites")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let executor = asUnownedTaskExecutor()
    queue.async { job.runSynchronously(on: executor) }
  }
}
