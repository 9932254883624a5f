import KeyboardCore

/// A clock of any kind, as times since its start.
struct RemoteClock: Sendable {

  let now: @Sendable () -> Duration
  let sleep: @Sendable (Duration) async throws -> Void

  init<C: Clock>(_ clock: C) where C.Duration == Duration {
    let start = clock.now
    now = { start.duration(to: clock.now) }
    sleep = { try await clock.sleep(for: $0) }
  }

  /// Return the result of work, which is cancelled at the end of a time.
  func limit<Value: Sendable>(
    _ time: Duration, _ work: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    try await withThrowingTaskGroup(of: Value.self) { group in
      group.addTask(operation: work)
      group.addTask {
        try await sleep(time)
        throw Autocomplete.RemoteError.timedOut(seconds: time / .seconds(1))
      }
      defer { group.cancelAll() }
      guard let value = try await group.next() else { throw CancellationError() }
      return value
    }
  }
}
