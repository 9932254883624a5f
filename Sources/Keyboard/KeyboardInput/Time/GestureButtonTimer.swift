public import Foundation

/// A timer that repeats the action of a held key.
public final class GestureButtonTimer {

  /// The interval between repeats, in seconds.
  public let interval: TimeInterval

  /// The start of the timer, or `nil` if it is stopped.
  public private(set) var startDate: Date?

  private let clock: KeyboardClock
  private var alarm: Int?

  /// Create a stopped timer (source of the interval: KeyboardKit 9.5.3 GestureButtonTimer).
  public init(interval: TimeInterval = 0.1, clock: KeyboardClock = .live()) {
    self.interval = interval
    self.clock = clock
  }

  /// Whether the timer is running.
  public var isActive: Bool { startDate != nil }

  /// The time since the start in seconds, or `nil` if the timer is stopped.
  public var duration: TimeInterval? { startDate.map { clock.now.timeIntervalSince($0) } }

  /// Repeat an action, first after one interval; do nothing if the timer is running.
  public func start(action: @escaping () -> Void) {
    guard !isActive else { return }
    startDate = clock.now
    scheduleNext(action)
  }

  /// Stop the timer.
  public func stop() {
    startDate = nil
    if let alarm { clock.cancel(alarm) }
    alarm = nil
  }

  /// Change the start of the timer, if it is running.
  public func modifyStartDate(to date: Date) {
    if isActive { startDate = date }
  }

  private func scheduleNext(_ action: @escaping () -> Void) {
    alarm = clock.schedule(after: interval) { [weak self] in
      action()
      if self?.isActive == true { self?.scheduleNext(action) }
    }
  }
}
