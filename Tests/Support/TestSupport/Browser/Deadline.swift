/// The end of a wait.
struct Deadline {

  private let end: ContinuousClock.Instant

  init(seconds: Double) {
    end = .now + .seconds(seconds)
  }

  /// The remaining time; zero once it has passed.
  var milliseconds: Int32 {
    let left = ContinuousClock.now.duration(to: end).components
    let total = left.seconds * 1000 + left.attoseconds / 1_000_000_000_000_000
    return Int32(clamping: max(0, total))
  }

  var isOver: Bool { ContinuousClock.now >= end }
}
