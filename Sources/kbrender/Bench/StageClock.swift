/// Times of named pieces of work.
struct StageClock {

  /// The names in the order in which they were first measured.
  private(set) var names: [String] = []

  private var times: [String: [Duration]] = [:]
  private let clock = ContinuousClock()

  /// Does a piece of work and notes how long it takes.
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

  /// Forgets all times, such as those of the first round, which warms up.
  mutating func forget() {
    times = times.mapValues { _ in [] }
  }

  /// The median of the times of a name in milliseconds; 0 if there are none.
  func median(of name: String) -> Double {
    let sorted = (times[name] ?? []).sorted()
    guard !sorted.isEmpty else { return 0 }
    let upper = sorted[sorted.count / 2]
    let lower = sorted[(sorted.count - 1) / 2]
    return (upper + lower) / 2 / .milliseconds(1)
  }
}
