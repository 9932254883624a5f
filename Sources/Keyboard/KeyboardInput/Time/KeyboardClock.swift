public import Foundation

/// A virtual clock, which only its owner advances.
///
/// A program with a screen advances it with real time; a script or a test from gesture to gesture,
/// so that the result is reproducible.
public final class KeyboardClock {

  /// The current time.
  public private(set) var now: Date

  private var alarms: [Alarm] = []
  private var alarmCount = 0

  private struct Alarm {
    var id: Int
    var date: Date
    var action: () -> Void

    func isBefore(_ other: Self) -> Bool { (date, id) < (other.date, other.id) }
  }

  /// Create a clock that is stopped at a time.
  public init(now: Date = Date(timeIntervalSinceReferenceDate: 0)) {
    self.now = now
  }

  /// Advance the clock by a number of seconds, performing due actions in order.
  public func advance(by seconds: TimeInterval) {
    advance(to: now.addingTimeInterval(max(0, seconds)))
  }

  /// Advance the clock to a date; one in the past is ignored.
  public func advance(to date: Date) {
    while let next = alarms.enumerated().min(by: { $0.element.isBefore($1.element) }),
      next.element.date <= date
    {
      alarms.remove(at: next.offset)
      now = max(now, next.element.date)
      next.element.action()
    }
    now = max(now, date)
  }

  /// Perform an action after a number of seconds, and return a function that cancels it.
  public func perform(after seconds: TimeInterval, action: @escaping () -> Void) -> () -> Void {
    let alarm = schedule(after: seconds, action: action)
    return { [weak self] in self?.cancel(alarm) }
  }

  func schedule(after seconds: TimeInterval, action: @escaping () -> Void) -> Int {
    alarmCount += 1
    // A minimum step for each alarm lets the time reach its end.
    let date = now.addingTimeInterval(max(0.001, seconds))
    alarms.append(Alarm(id: alarmCount, date: date, action: action))
    return alarmCount
  }

  func cancel(_ id: Int) {
    alarms.removeAll { $0.id == id }
  }
}
