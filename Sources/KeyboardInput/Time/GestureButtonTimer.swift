public import Foundation

/// A timer that repeats what a key does while it is held.
public final class GestureButtonTimer {

  /// The time between two repetitions in seconds.
  public let interval: TimeInterval

  /// When the timer was started, or `nil` while it stands still.
  public private(set) var startDate: Date?

  private let clock: KeyboardClock
  private var alarm: Int?

  /// A timer that stands still (source of the interval: KeyboardKit 9.5.3 GestureButtonTimer).
  public init(interval: TimeInterval = 0.1, clock: KeyboardClock = KeyboardClock()) {
    self.interval = interval
    self.clock = clock
  }

  /// Whether the timer runs.
  public var isActive: Bool { startDate != nil }

  /// How long the timer has run in seconds, or `nil` while it stands still.
  public var duration: TimeInterval? { startDate.map { clock.now.timeIntervalSince($0) } }

  /// Do something again and again, the first time after one interval; a running timer goes on.
  public func start(action: @escaping () -> Void) {
    guard !isActive else { return }
    startDate = clock.now
    scheduleNext(action)
  }

  /// Stop repeating.
  public func stop() {
    startDate = nil
    if let alarm { clock.cancel(alarm) }
    alarm = nil
  }

  /// Make it seem as if the timer had been started at another time; only while it runs.
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

/// The older name of ``GestureButtonTimer``.
public typealias RepeatGestureTimer = GestureButtonTimer
