import Dispatch
import Glibc

struct EndingSignals {

  private let sources: [any DispatchSourceSignal]

  /// Run a handler once, on its own thread, followed by the default action of the signal.
  init(_ work: @escaping @Sendable () -> Void) {
    let queue = DispatchQueue(label: "kbrender.signals")
    sources = Self.signals.map { number in
      // The source also receives ignored signals, and no other handler is to act on them.
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler {
        work()
        signal(number, SIG_DFL)
        // Dispatch threads block all signals.
        var all = sigset_t()
        sigfillset(&all)
        pthread_sigmask(SIG_UNBLOCK, &all, nil)
        raise(number)
      }
      source.activate()
      return source
    }
  }

  func stop() {
    for source in sources { source.cancel() }
    for number in Self.signals { signal(number, SIG_DFL) }
  }

  private static let signals = [SIGHUP, SIGINT, SIGQUIT, SIGTERM]
}
