/// The frames of a film and the rhythm of its typing.
package struct FilmPace: Hashable, Sendable {

  /// Nil for frames whenever something changes, and a thirtieth of a second where it moves.
  package var fixedFramesPerSecond: Int?

  /// 0 repeats forever.
  package var loopCount = 0

  /// Equal seeds give equal times.
  package var seed: UInt64 = 1

  package init(fixedFramesPerSecond: Int? = nil, loopCount: Int = 0, seed: UInt64 = 1) {
    self.fixedFramesPerSecond = fixedFramesPerSecond
    self.loopCount = loopCount
    self.seed = seed
  }

  package var framesPerSecond: Int { fixedFramesPerSecond ?? 30 }

  var step: Duration { .nanoseconds(1_000_000_000 / framesPerSecond) }

  /// Return the time of the frame that shows something.
  package func placed(_ time: Duration) -> Duration {
    guard let fixedFramesPerSecond else { return time }
    let (seconds, attoseconds) = time.components
    let frame = (Double(seconds) + Double(attoseconds) / 1e18) * Double(fixedFramesPerSecond)
    return .nanoseconds(Int64(frame.rounded()) * 1_000_000_000 / Int64(fixedFramesPerSecond))
  }
}
