import ArgumentParser
import CLibrary
import Dispatch
import Foundation
import GoldenImages
import KeyboardPipeline
import SourceText
import Terminal

struct SnapshotReviewCommand: WarningCommand {

  static let configuration = CommandConfiguration(
    "review", "Review differences in the terminal, and accept or reject them.",
    """
    Keys: a accept, r reject, s skip; in uppercase, for all cases with the same causes; after *, \
    for all remaining cases; z zoom to the largest difference; j next; k previous; q save and \
    quit; Control-C quit without saving.

    Without a terminal, lists the pending cases; exit code 1 if there are any.
    """, example: "kbrender snapshot review Snapshots")

  @OptionGroup var options: SnapshotOptions

  @Option(
    "Cases to accept without review, as in the command of the browser report.", as: "name",
    parsing: .upToNextOption)
  var accept: [String] = []

  @Option(
    "Image protocol of the terminal: kitty, iterm or none (default: detected).", as: "protocol",
    completion: .list(TerminalImages.allCases.map(\.rawValue)))
  var images: String?

  @OptionGroup var recording: RecordingOptions

  @OptionGroup var parallel: JobOptions

  @OptionGroup var warnings: WarningOptions

  func execute(reporter: Reporter) throws {
    if !accept.isEmpty { try recording.check() }
    let images = try ChoiceReader.reading {
      $0.read(self.images, as: TerminalImages.self, kind: "image protocol")
    }
    let work = try SnapshotWork(options, jobs: try parallel.count(), reporter: reporter)
    try reporter.warn(work.run.suite.warnings, as: .checkFailed)
    guard accept.isEmpty else { return try Self.accept(accept, in: work) }
    let report = work.run.report(work.verdicts().results)
    guard !ReviewSession(report).cases.isEmpty else {
      return reporter.remark("Nothing is pending: \(report.summary)")
    }
    guard let accepted = Self.decisions(about: report, images: images) else {
      try StandardOutput.write(report.pendingText)
      throw CommandFailure(.checkFailed)
    }
    if !accepted.isEmpty { try recording.check() }
    if !accepted.isEmpty { try Self.accept(accepted, in: work) }
    let left = ReviewSession(report).cases.count - accepted.count
    if left > 0 { reporter.remark("\(left) still pending") }
  }

  /// Names may start with the folder of the suite; if one is unknown, no golden is written.
  private static func accept(_ names: [String], in work: SnapshotWork) throws {
    let chosen = try work.run.suite.cases(named: names)
    let outcomes = work.record(chosen, .all)
    let results = outcomes.map(\.result)
    let recorded = results.filter { $0.status == .recorded }
    let store = SnapshotStore(work.run, adding: outcomes)
    try work.reporter.warn(
      store.finish(hasRecorded: !recorded.isEmpty, isWhole: false), as: .checkFailed)
    try StandardOutput.write(lines: recorded.map { "\($0.name): accepted" })
    let failed = results.filter { !$0.status.isFine }
    try StandardOutput.write(lines: failed.map { "\($0.name): \($0.message)" })
    work.reporter.remark("\(recorded.count) of \(chosen.count) goldens changed")
    if !failed.isEmpty { throw CommandFailure(.checkFailed) }
  }

  private static func decisions(about report: GoldenReport, images: TerminalImages?) -> [String]? {
    let variables = ProcessInfo.processInfo.environment
    // A dumb terminal can't clear its screen to show one case at a time.
    guard !["", "dumb"].contains(variables["TERM"] ?? ""), let terminal = ReviewTerminal.take()
    else {
      return nil
    }
    let images = images ?? TerminalImages(detecting: variables)
    var session = ReviewSession(report)
    while session.current != nil {
      let size = terminal.size
      let screen = ReviewScreen(images: images, columns: size.columns, rows: size.rows) {
        try? PictureFile.read($0).picture
      }
      terminal.show(screen.text(session))
      var isKnown = false
      while !isKnown {
        // A terminal that closed accepts nothing.
        guard let key = terminal.readKey() else { return [] }
        isKnown = session.press(key)
      }
    }
    return session.accepted
  }
}

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
    _ = StandardStreams.write(Array(text.utf8), to: 1, awaitingRoom: true)
  }
}

/// Handler of the signals that end a process.
struct EndingSignals {

  private let sources: [any DispatchSourceSignal]

  /// Runs a handler once, on its own thread, followed by the default action of the signal.
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
