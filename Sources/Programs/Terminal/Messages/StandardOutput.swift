import CLibrary
import Disk
import Foundation
package import KeyboardLexicon
import KeyboardRender
package import SourceText
import Synchronization

/// Output of commands, in which foreign text can't control the terminal.
package enum StandardOutput {

  /// Writes a text, whose parts from files and arguments can't control a terminal.
  package static func write(_ text: String) throws {
    try OutputFile.write(Array(text.printable.withoutWorkflowCommands.utf8), to: "-")
  }

  /// Writes lines, which can't fake further ones.
  package static func write(lines: [String]) throws {
    try write(lines.map { $0.withoutControls + "\n" }.joined())
  }

  /// Writes a text whose foreign parts have no controls, unlike its colors.
  package static func write(colored text: String) throws {
    try OutputFile.write(Array(text.withoutWorkflowCommands.utf8), to: "-")
  }
}

extension String {

  /// Escaped for GitHub, whose runner takes commands from lines with `::` and from any `##[`.
  var withoutWorkflowCommands: String {
    guard getenv("GITHUB_ACTIONS") != nil else { return self }
    return unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      // The runner skips what is invisible.
      let shown = line.filter { !$0.properties.isDefaultIgnorableCodePoint }
      let parted = shown.replacing("##[".unicodeScalars, with: "# #[".unicodeScalars)
      let isCommand = parted.drop { $0.properties.isWhitespace }.starts(with: "::".unicodeScalars)
      let text = Substring(parted.count == shown.count ? line : parted)
      return (isCommand ? "| " : "") + text
    }.joined(separator: "\n")
  }

  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  package func leftPadded(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}

extension [[String]] {

  package func table(under heading: [String], gap: Int, widths: [Int]) -> String {
    let first = (map { $0[0].count }.max() ?? 0) + gap
    return ([heading] + self).map { row in
      let cells = zip(row.dropFirst(), widths).map { $0.leftPadded(to: $1) }
      return row[0].padded(to: first) + cells.joined() + "\n"
    }.joined()
  }
}

/// Progress of work that takes longer than two seconds: a line of a terminal, or one of a log every ten seconds.
package final class ProgressLine: Sendable {

  private struct State {
    var done = 0
    var shown: ContinuousClock.Instant
    var isVisible = false
  }

  private let total: Int
  private let noun: String
  private let isShown: Bool
  private let isTerminal = StandardStreams.errorIsTerminal
  private let state: Mutex<State>

  /// The noun is a plural, such as “images”.
  package init(total: Int, of noun: String, reporter: Reporter) {
    self.total = total
    self.noun = noun
    isShown = !reporter.isQuiet
    // The initial time lies a second ahead: the first line of a terminal appears after two seconds.
    state = Mutex(State(shown: .now + .seconds(isTerminal ? 1 : 0)))
    if isShown, isTerminal { announceInterruptions() }
  }

  /// Ctrl-C ends the line, says so, and ends the process as usual.
  private func announceInterruptions() {
    signal(SIGINT) { number in
      let text: StaticString = "\nInterrupted\n"
      _ = Glibc.write(2, text.utf8Start, text.utf8CodeUnitCount)
      signal(number, SIG_DFL)
      raise(number)
    }
  }

  package func advance() {
    guard isShown else { return }
    state.withLock { state in
      state.done += 1
      guard state.shown.duration(to: .now) > .seconds(isTerminal ? 1 : 10) else { return }
      state.shown = .now
      state.isVisible = isTerminal
      let text = "\(state.done) of \(total) \(noun)"
      Reporter.write(isTerminal ? "\r\(text)" : "\(text)\n")
    }
  }

  package func end() {
    let wasVisible = state.withLock { $0.isVisible }
    if wasVisible { Reporter.write("\r\u{1B}[K") }
  }
}

extension CommandFailure {

  package init(_ error: any Error) {
    switch error {
    case let failure as CommandFailure: self = failure
    case let error as RenderError:
      self.init(error.isOfInput ? .invalidInput : .environment, error.diagnostics)
    case let error as LexiconError: self.init(error)
    case let diagnostics as Diagnostics: self.init(.invalidInput, diagnostics.list)
    default: self.init(.environment, code: .failure, "\(error)")
    }
  }

  package init(_ error: LexiconError) {
    switch error {
    case .noDictionary:
      self.init(
        .invalidInput, code: .missingDictionary, error.description,
        hints: ["kbrender lexicon list shows the locales with a dictionary."])
    case .notBuilt:
      self.init(.environment, code: .unusableLexicon, error.description)
    case .damaged(let path, _):
      let locale = FilePath(path).name(without: ".lexicon")
      self.init(
        .environment, code: .unusableLexicon, error.description,
        hints: ["kbrender lexicon build \(locale) writes it again."])
    case .tooManyForms:
      self.init(.environment, code: .lexiconSource, error.description)
    case .unreadable:
      self.init(.environment, code: .unreadableFile, error.description)
    }
  }
}
