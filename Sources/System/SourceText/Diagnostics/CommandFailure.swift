internal import Foundation
internal import Synchronization

/// Diagnostics that end a command, with the kind of its exit code.
package struct CommandFailure: Error, CustomStringConvertible {

  /// The raw value is the exit code.
  package enum Kind: Int32, Sendable {

    case checkFailed = 1
    case invalidInput = 2
    case environment = 3
  }

  package var kind: Kind
  package var diagnostics: [Diagnostic]

  package init(_ kind: Kind, _ diagnostics: [Diagnostic] = []) {
    self.kind = kind
    self.diagnostics = diagnostics
  }

  package init(
    _ kind: Kind, code: DiagnosticCode, _ message: String, file: String? = nil, hints: [String] = []
  ) {
    let place = file.map { Diagnostic.Place(file: $0) }
    self.init(kind, [Diagnostic(code: code, message: message, place: place, hints: hints)])
  }

  package var description: String { diagnostics.map(\.message).joined(separator: "; ") }
}

/// Notices of input that is ignored where no call can throw, such as an unsupported locale.
///
/// Each is reported once, by default to stderr.
///
/// ```swift
/// let messages = Mutex<[String]>([])
/// KeyboardNotices.handler = { notice in messages.withLock { $0.append(notice.message) } }
/// let klingon = KeyboardContext(device: .standard, locale: Locale(identifier: "tlh"))
/// let layout = KeyboardLayout.StandardService.allLocales().keyboardLayout(for: klingon)
/// messages.withLock { $0.count }  // → 1
/// ```
public enum KeyboardNotices {

  /// Handler of each notice.
  public static var handler: @Sendable (Diagnostic) -> Void {
    get { state.withLock { $0.handler } }
    set { state.withLock { $0.handler = newValue } }
  }

  package static func report(_ code: DiagnosticCode, _ message: String, hints: [String] = []) {
    let notice = Diagnostic(severity: .warning, code: code, message: message, hints: hints)
    let handler = state.withLock { state in
      state.reported.count < maximumNotices && state.reported.insert(notice).inserted
        ? state.handler : nil
    }
    handler?(notice)
  }

  private struct State: Sendable {
    var handler: @Sendable (Diagnostic) -> Void = { notice in
      let text = DiagnosticPrinter(format: .human).text(for: [notice])
      try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }
    var reported: Set<Diagnostic> = []
  }

  /// Locales may be made up without end.
  private static let maximumNotices = 1000

  private static let state = Mutex(State())
}
