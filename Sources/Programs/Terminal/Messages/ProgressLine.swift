import Synchronization

/// A line that reports progress on a terminal for work that takes longer than two seconds.
package final class ProgressLine: Sendable {

  private struct State {
    var done = 0
    var shown: ContinuousClock.Instant
    var isVisible = false
  }

  private let total: Int
  private let isShown: Bool
  private let state: Mutex<State>

  package init(total: Int, reporter: Reporter) {
    self.total = total
    isShown = !reporter.isQuiet && StandardStreams.errorIsTerminal
    // The initial time lies a second ahead, so that the first line appears after two seconds.
    state = Mutex(State(shown: .now + .seconds(1)))
  }

  package func advance() {
    guard isShown else { return }
    state.withLock { state in
      state.done += 1
      guard state.shown.duration(to: .now) > .seconds(1) else { return }
      state.shown = .now
      state.isVisible = true
      Reporter.write("\r\(state.done) of \(total)")
    }
  }

  package func end() {
    let wasVisible = state.withLock { $0.isVisible }
    if wasVisible { Reporter.write("\r\u{1B}[K") }
  }
}
