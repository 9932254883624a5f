import Synchronization

/// Shows on a terminal how far work has come that takes longer than two seconds.
final class Progress: Sendable {

  private struct State {
    var done = 0
    var shown: ContinuousClock.Instant
    var isVisible = false
  }

  private let total: Int
  private let isShown: Bool
  private let state: Mutex<State>

  /// Progress of so many steps.
  init(total: Int, reporter: Reporter) {
    self.total = total
    isShown = !reporter.isQuiet && Terminal.errorIsTerminal
    // A second from now counts as shown, so that the first line comes after two seconds.
    state = Mutex(State(shown: .now + .seconds(1)))
  }

  /// Notes that a step is done.
  func advance() {
    guard isShown else { return }
    state.withLock { state in
      state.done += 1
      guard state.shown.duration(to: .now) > .seconds(1) else { return }
      state.shown = .now
      state.isVisible = true
      Reporter.write("\r\(state.done) of \(total)")
    }
  }

  /// Takes away the line that was shown.
  func end() {
    let wasVisible = state.withLock { $0.isVisible }
    if wasVisible { Reporter.write("\r\u{1B}[K") }
  }
}
