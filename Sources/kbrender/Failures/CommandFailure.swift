import KeyboardDocuments
import KeyboardKit
import KeyboardRender

/// An error that ends a command: its diagnostics and its kind.
struct CommandFailure: Error {

  /// The kind of failure, which determines the exit code.
  enum Kind: Int32 {

    /// The requested check failed.
    case checkFailed = 1

    /// An argument or input file is invalid.
    case invalidInput = 2

    /// The machine lacks a resource, such as a font or disk space.
    case environment = 3
  }

  var kind: Kind
  var diagnostics: [Diagnostic]

  init(_ kind: Kind, _ diagnostics: [Diagnostic] = []) {
    self.kind = kind
    self.diagnostics = diagnostics
  }

  init(_ kind: Kind, code: DiagnosticCode, _ message: String, hints: [String] = []) {
    self.init(kind, [Diagnostic(code: code, message: message, hints: hints)])
  }
}

extension CommandFailure: CustomStringConvertible {

  /// The messages, joined.
  var description: String { diagnostics.map(\.message).joined(separator: "; ") }

  /// Create a failure for an error of a library.
  init(_ error: any Error) {
    switch error {
    case let failure as CommandFailure: self = failure
    case let error as RenderError:
      self.init(error.isOfInput ? .invalidInput : .environment, error.diagnostics)
    case let error as LexiconError: self.init(error)
    case let diagnostics as Diagnostics: self.init(.invalidInput, diagnostics.list)
    case let failure as EnvironmentFailure: self.init(.environment, [failure.diagnostic])
    default: self.init(.environment, code: .failure, "\(error)")
    }
  }
}
