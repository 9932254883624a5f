public import Foundation

/// The time as a keyboard knows it, which only passes when somebody says so.
///
/// A program with a screen moves it along with the real time; a script or a test moves it from
/// gesture to gesture, so that the same script always gives the same text.
public final class KeyboardClock {

  /// The time now.
  public private(set) var now: Date

  private var alarms: [Alarm] = []
  private var alarmCount = 0

  private struct Alarm {
    var id: Int
    var date: Date
    var action: () -> Void

    /// Whether this happens first; of two at the same time it's the one that was asked for first.
    func isBefore(_ other: Self) -> Bool { (date, id) < (other.date, other.id) }
  }

  /// A clock that stands at a time.
  public init(now: Date = Date(timeIntervalSinceReferenceDate: 0)) {
    self.now = now
  }

  /// Let a number of seconds pass; everything that is due in that time happens in order.
  public func advance(by seconds: TimeInterval) {
    advance(to: now.addingTimeInterval(max(0, seconds)))
  }

  /// Let the time pass until a moment; one in the past changes nothing.
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

  /// Let something happen after a number of seconds and return what keeps it from happening.
  public func perform(after seconds: TimeInterval, action: @escaping () -> Void) -> () -> Void {
    let alarm = schedule(after: seconds, action: action)
    return { [weak self] in self?.cancel(alarm) }
  }

  /// Let something happen after a number of seconds and return a number by which to cancel it.
  func schedule(after seconds: TimeInterval, action: @escaping () -> Void) -> Int {
    alarmCount += 1
    // A step of its own for every alarm, however small, lets the time arrive at its end.
    let date = now.addingTimeInterval(max(0.001, seconds))
    alarms.append(Alarm(id: alarmCount, date: date, action: action))
    return alarmCount
  }

  /// Keep something from happening.
  func cancel(_ id: Int) {
    alarms.removeAll { $0.id == id }
  }
}
