internal import Glibc

/// The processor time of work in tests, which no other process or thread makes longer.
public enum ProcessorTime {

  /// Return the processor time in seconds that the current thread spends on work.
  public static func seconds(of work: () throws -> Void) rethrows -> Double {
    let start = now
    try work()
    return now - start
  }

  /// Return how many times longer work takes on the larger of two inputs, from its fastest runs.
  ///
  /// Work in proportion to its input has the ratio of the sizes, whatever the machine.
  public static func growth<Input>(
    from small: Input, to large: Input, runs: Int = 3, of work: (Input) throws -> Void
  ) rethrows -> Double {
    var fastest = (small: Double.infinity, large: Double.infinity)
    for _ in 0..<runs {
      fastest.small = min(fastest.small, try seconds { try work(small) })
      fastest.large = min(fastest.large, try seconds { try work(large) })
    }
    return fastest.large / fastest.small
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
