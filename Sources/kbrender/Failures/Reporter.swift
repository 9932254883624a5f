import Glibc
import KeyboardDocuments

/// Writes everything but results to standard error.
struct Reporter {

  /// The printer of diagnostics.
  var printer = DiagnosticPrinter(usesColor: Terminal.errorShowsColor)

  /// Whether only errors are written.
  var isQuiet = false

  /// Write diagnostics.
  func report(_ diagnostics: [Diagnostic]) {
    let shown = isQuiet ? diagnostics.filter { $0.severity == .error } : diagnostics
    guard !shown.isEmpty else { return }
    Self.write(printer.text(for: shown))
  }

  /// Write a remark, such as the name of a written file, unless quiet.
  func remark(_ text: String) {
    guard !isQuiet else { return }
    Self.write(text + "\n")
  }

  /// Write a text to standard error, ignoring failures.
  static func write(_ text: String) {
    var text = text
    text.withUTF8 { buffer in
      var written = 0
      while written < buffer.count {
        let rest = UnsafeBufferPointer(rebasing: buffer[written...])
        let count = Glibc.write(2, rest.baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return }
        written += count
      }
    }
  }
}

/// The properties of the controlling terminal.
enum Terminal {

  /// Whether standard error is a terminal that displays colors and colors are enabled.
  static var errorShowsColor: Bool {
    guard isatty(2) == 1 else { return false }
    if let value = getenv("NO_COLOR"), value.pointee != 0 { return false }
    return getenv("TERM").map { String(cString: $0) != "dumb" } ?? false
  }

  /// Whether standard error is a terminal.
  static var errorIsTerminal: Bool { isatty(2) == 1 }
}
