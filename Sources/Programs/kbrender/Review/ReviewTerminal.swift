import Dispatch
import Glibc

/// Keys arrive one by one; the screen is restored afterwards, also when a signal ends the program.
struct ReviewTerminal: ~Copyable {

  private let former: termios
  private let signals: EndingSignals

  private init(former: termios) {
    self.former = former
    signals = EndingSignals { Self.giveBack(former) }
  }

  static func take() -> ReviewTerminal? {
    var former = termios()
    guard isatty(0) == 1, isatty(1) == 1, tcgetattr(0, &former) == 0 else { return nil }
    var mode = former
    cfmakeraw(&mode)
    // Line feeds still return to the first column.
    mode.c_oflag |= tcflag_t(OPOST)
    guard tcsetattr(0, TCSAFLUSH, &mode) == 0 else { return nil }
    let terminal = ReviewTerminal(former: former)
    write("\u{1B}[?1049h\u{1B}[?25l")
    return terminal
  }

  deinit {
    signals.stop()
    Self.giveBack(former)
  }

  private static func giveBack(_ former: termios) {
    write("\u{1B}[?25h\u{1B}[?1049l")
    var former = former
    tcsetattr(0, TCSAFLUSH, &former)
  }

  var size: (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return (80, 24)
    }
    return (min(Int(size.ws_col), 1000), min(Int(size.ws_row), 1000))
  }

  borrowing func show(_ text: String) {
    // Kitty's pictures are on a layer of their own.
    Self.write("\u{1B}_Ga=d,q=2\u{1B}\\\u{1B}[2J\u{1B}[H\(text)")
  }

  /// Arrows are `j` and `k`; nil ends the input.
  borrowing func readKey() -> Character? {
    guard let byte = Self.readByte() else { return nil }
    guard byte == 0x1B else { return Character(UnicodeScalar(byte)) }
    // A single escape has no successor; a sequence arrives at once.
    guard Self.isReady, let second = Self.readByte(), second == 0x5B || second == 0x4F,
      Self.isReady, var last = Self.readByte()
    else { return "\u{1B}" }
    while last < 0x40, Self.isReady, let next = Self.readByte() { last = next }
    switch last {
    case 0x41, 0x44: return "k"
    case 0x42, 0x43: return "j"
    default: return "\u{1B}"
    }
  }

  private static var isReady: Bool {
    var descriptor = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    return poll(&descriptor, 1, 30) > 0
  }

  private static func readByte() -> UInt8? {
    var byte: UInt8 = 0
    while true {
      let count = read(0, &byte, 1)
      if count == 1 { return byte }
      guard count < 0, errno == EINTR else { return nil }
    }
  }

  private static func write(_ text: String) {
    let bytes = Array(text.utf8)
    var start = 0
    while start < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.write(1, $0.baseAddress?.advanced(by: start), bytes.count - start)
      }
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      guard count > 0 else { return }
      start += count
    }
  }
}

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
