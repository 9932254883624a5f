internal import Foundation
internal import Synchronization

/// Input that is ignored where no call can throw: an unsupported locale, an image that is none, an
/// app group without a folder.
///
/// Each notice is reported once. By default, it is written to the standard error.
///
/// ```swift
/// let messages = Mutex<[String]>([])
/// KeyboardNotices.handler = { notice in messages.withLock { $0.append(notice.message) } }
/// let klingon = KeyboardContext(device: .standard, locale: Locale(identifier: "tlh"))
/// let layout = KeyboardLayout.StandardService.allLocales().keyboardLayout(for: klingon)
/// messages.withLock { $0.count }  // → 1
/// ```
public enum KeyboardNotices {

  /// The function that each notice is passed to.
  public static var handler: @Sendable (Diagnostic) -> Void {
    get { state.withLock { $0.handler } }
    set { state.withLock { $0.handler = newValue } }
  }

  package static func report(_ code: DiagnosticCode, _ message: String, hints: [String] = []) {
    let notice = Diagnostic(severity: .warning, code: code, message: message, hints: hints)
    let handler = state.withLock { state in
      state.reported.count < mostNotices && state.reported.insert(notice).inserted
        ? state.handler : nil
    }
    handler?(notice)
  }

  private struct State: Sendable {
    var handler: @Sendable (Diagnostic) -> Void = { notice in
      let text = DiagnosticPrinter(format: .human).text(for: [notice])
      try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8))
    }
    var reported: Set<Diagnostic> = []
  }

  /// Locales may be made up without end.
  private static let mostNotices = 1000

  private static let state = Mutex(State())
}
