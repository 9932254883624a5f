public import Foundation

/// The clock of a keyboard: a live one follows the real time, a virtual one only its owner.
///
/// Keyboards have live clocks by default. Virtual ones make scripts and tests reproducible.
public final class KeyboardClock {

  private var isLive: Bool

  /// The time of a virtual clock.
  private var time: Date

  /// Offset of a live clock that was advanced, in seconds.
  private var lead = 0.0

  private var alarms: [Alarm] = []
  private var alarmCount = 0
  private var wake: (date: Date, task: Task<Void, Never>)?

  private var knownExecutor: KeyboardExecutor?

  /// Where due actions of a live clock run: on a set actor, or where the first was scheduled.
  var executor: KeyboardExecutor? {
    get {
      if knownExecutor == nil { knownExecutor = .current }
      return knownExecutor
    }
    set { knownExecutor = newValue }
  }

  private struct Alarm {
    var id: Int
    var date: Date
    var action: () -> Void
  }

  /// Creates a virtual clock, which is stopped at a time.
  public init(now: Date = Date(timeIntervalSinceReferenceDate: 0)) {
    isLive = false
    time = now
  }

  private init(isLive: Bool) {
    self.isLive = isLive
    time = Date()
  }

  /// Creates a clock that follows the real time.
  ///
  /// It performs due actions on the actor of the keyboard's controller, on the main actor if they
  /// are scheduled on the main thread, and otherwise in the run loop of the thread.
  public static func live() -> KeyboardClock { KeyboardClock(isLive: true) }

  /// Stops a live clock at the time that virtual ones start with: a script has its own time.
  package func makeVirtual() {
    guard isLive else { return }
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let shift = start.timeIntervalSince(now)
    for index in alarms.indices { alarms[index].date += shift }
    wake?.task.cancel()
    (isLive, time, wake) = (false, start, nil)
  }

  /// The current time.
  public var now: Date { isLive ? Date().addingTimeInterval(lead) : time }

  /// Advances the clock by a number of seconds, performing due actions in order.
  public func advance(by seconds: TimeInterval) {
    advance(to: now.addingTimeInterval(max(0, seconds)))
  }

  /// Advances the clock to a date; one in the past is ignored.
  public func advance(to date: Date) {
    while let next = nextAlarm, next.date <= date {
      alarms.removeAll { $0.id == next.id }
      put(forwardTo: next.date)
      next.action()
    }
    put(forwardTo: date)
  }

  /// Performs an action after a number of seconds, and returns a function that cancels it.
  public func perform(after seconds: TimeInterval, action: @escaping () -> Void) -> () -> Void {
    let alarm = schedule(after: seconds, action: action)
    return { [weak self] in self?.cancel(alarm) }
  }

  func schedule(after seconds: TimeInterval, action: @escaping () -> Void) -> Int {
    alarmCount += 1
    // A minimum step for each alarm lets the time reach its end.
    let date = now.addingTimeInterval(max(0.001, seconds))
    alarms.append(Alarm(id: alarmCount, date: date, action: action))
    if isLive { wakeForNextAlarm() }
    return alarmCount
  }

  func cancel(_ id: Int) { alarms.removeAll { $0.id == id } }

  private var nextAlarm: Alarm? { alarms.min { ($0.date, $0.id) < ($1.date, $1.id) } }

  private func put(forwardTo date: Date) {
    let seconds = max(0, date.timeIntervalSince(now))
    if isLive { lead += seconds } else { time += seconds }
  }

  private func wakeForNextAlarm() {
    guard let date = nextAlarm?.date, let executor else { return }
    if let wake, wake.date <= date { return }
    wake?.task.cancel()
    let seconds = max(0, date.timeIntervalSince(now))
    weak let clock = self
    nonisolated(nonsending) func work() async {
      do { try await Task.sleep(for: .seconds(seconds)) } catch { return }
      clock?.performDueActions()
    }
    wake = (date, executor.start(work))
  }

  private func performDueActions() {
    wake = nil
    advance(to: now)
    wakeForNextAlarm()
  }
}

/// A timer that repeats the action of a held key.
public final class GestureButtonTimer {

  /// The interval between repeats, in seconds.
  public let interval: TimeInterval

  /// The start of the timer, or `nil` if it is stopped.
  public private(set) var startDate: Date?

  let clock: KeyboardClock
  private var alarm: Int?

  /// Creates a stopped timer (source of the interval: KeyboardKit 9.5.3 GestureButtonTimer).
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

  /// Stops the timer.
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
