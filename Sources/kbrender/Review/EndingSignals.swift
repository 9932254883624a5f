import Dispatch
import Glibc

/// Does something before a signal ends the program, for as long as it isn't stopped.
struct EndingSignals {

  private let sources: [any DispatchSourceSignal]

  /// What is done happens once, on a thread of its own; then the signal does what it always does.
  init(_ work: @escaping @Sendable () -> Void) {
    let queue = DispatchQueue(label: "kbrender.signals")
    sources = Self.signals.map { number in
      // The source hears of signals that are ignored, too, and nobody else is to act on them.
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler {
        work()
        signal(number, SIG_DFL)
        // The threads of queues have blocked all signals.
        var all = sigset_t()
        sigfillset(&all)
        pthread_sigmask(SIG_UNBLOCK, &all, nil)
        raise(number)
      }
      source.activate()
      return source
    }
  }

  /// From now on signals do what they always do.
  func stop() {
    for source in sources { source.cancel() }
    for number in Self.signals { signal(number, SIG_DFL) }
  }

  private static let signals = [SIGHUP, SIGINT, SIGQUIT, SIGTERM]
}
