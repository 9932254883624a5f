import Glibc
import KeyboardDocuments

/// Writes everything that isn't a result to standard error.
struct Reporter {

  /// The form of problems.
  var printer = DiagnosticPrinter(usesColor: Terminal.errorShowsColor)

  /// Whether only errors are written.
  var isQuiet = false

  /// Writes diagnostics.
  func report(_ diagnostics: [Diagnostic]) {
    let shown = isQuiet ? diagnostics.filter { $0.severity == .error } : diagnostics
    guard !shown.isEmpty else { return }
    Self.write(printer.text(for: shown))
  }

  /// Writes a remark, such as which file was written, unless only errors are wanted.
  func remark(_ text: String) {
    guard !isQuiet else { return }
    Self.write(text + "\n")
  }

  /// Writes a text to standard error; when that is closed there is nobody to tell.
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
