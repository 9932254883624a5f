#if Remote
import Synchronization

/// A clock that stands still: a sleep ends at once, as the clock goes on by its time, or never.
final class StillClock: Clock, Sendable {

  struct Instant: InstantProtocol {

    var offset = Duration.zero

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    func duration(to other: Instant) -> Duration { other.offset - offset }

    static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
  }

  /// Whether a sleep ends, by its time and its number among those of that time.
  private let ends: @Sendable (_ time: Duration, _ number: Int) -> Bool

  private let state = Mutex<(time: Duration, sleeps: [Duration])>((.zero, []))

  init(ends: @escaping @Sendable (_ time: Duration, _ number: Int) -> Bool) {
    self.ends = ends
  }

  var sleeps: [Duration] { state.withLock { $0.sleeps } }

  var now: Instant { Instant(offset: state.withLock { $0.time }) }

  var minimumResolution: Duration { .nanoseconds(1) }

  func advance(by time: Duration) { state.withLock { $0.time += time } }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let isShort = state.withLock { state in
      let time = deadline.offset - state.time
      let isShort = self.ends(time, state.sleeps.count { $0 == time } + 1)
      state.sleeps.append(time)
      if isShort { state.time += time }
      return isShort
    }
    while !isShort { try await Task.sleep(for: .seconds(3600)) }
    try Task.checkCancellation()
  }
}
#endif
