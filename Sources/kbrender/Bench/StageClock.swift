/// The times of named stages.
struct StageClock {

  /// The names in the order of their first measurement.
  private(set) var names: [String] = []

  private var times: [String: [Duration]] = [:]
  private let clock = ContinuousClock()

  /// Run a stage and record its time.
  mutating func measure<Result, Failure: Error>(
    _ name: String, _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let start = clock.now
    let result = try work()
    let time = start.duration(to: clock.now)
    if times[name] == nil { names.append(name) }
    times[name, default: []].append(time)
    return result
  }

  /// Discard all times, such as those of the warm-up round.
  mutating func forget() {
    times = times.mapValues { _ in [] }
  }

  /// Return the median time of a stage in milliseconds, or 0 if there is none.
  func median(of name: String) -> Double {
    let sorted = (times[name] ?? []).sorted()
    guard !sorted.isEmpty else { return 0 }
    let upper = sorted[sorted.count / 2]
    let lower = sorted[(sorted.count - 1) / 2]
    return (upper + lower) / 2 / .milliseconds(1)
  }
}
