struct StageClock {

  private(set) var names: [String] = []
  private var times: [String: [Duration]] = [:]
  private let clock = ContinuousClock()

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

  mutating func forget() {
    times = times.mapValues { _ in [] }
  }

  /// Compare round by round, since load from other programs affects the stages of a round alike.
  func medianRatio(of names: [String], to reference: String) -> Double {
    let rounds = times[reference]?.count ?? 0
    let ratios = (0..<rounds).compactMap { round -> Double? in
      let parts = names.compactMap { times[$0]?.dropFirst(round).first }
      guard parts.count == names.count, let whole = times[reference]?[round], whole > .zero
      else { return nil }
      return parts.reduce(.zero, +) / whole
    }.sorted()
    return ratios.isEmpty ? 0 : ratios[ratios.count / 2]
  }

  func median(of name: String) -> Double {
    let sorted = (times[name] ?? []).sorted()
    guard !sorted.isEmpty else { return 0 }
    let upper = sorted[sorted.count / 2]
    let lower = sorted[(sorted.count - 1) / 2]
    return (upper + lower) / 2 / .milliseconds(1)
  }
}
