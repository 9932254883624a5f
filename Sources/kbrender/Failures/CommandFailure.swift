import KeyboardDocuments
import KeyboardRender

/// What ends a command early: everything to tell the user, and whose fault it is.
struct CommandFailure: Error {

  /// Whose fault it is, which decides the exit code.
  enum Kind: Int32 {

    /// The check that was asked for found something.
    case checkFailed = 1

    /// The arguments or a file given in them are wrong.
    case invalidInput = 2

    /// The machine lacks something, such as a font or space on a disk.
    case environment = 3
  }

  var kind: Kind
  var diagnostics: [Diagnostic]

  init(_ kind: Kind, _ diagnostics: [Diagnostic] = []) {
    self.kind = kind
    self.diagnostics = diagnostics
  }

  init(_ kind: Kind, code: String, _ message: String, hints: [String] = []) {
    self.init(kind, [Diagnostic(code: code, message: message, hints: hints)])
  }
}

extension CommandFailure: CustomStringConvertible {

  /// The messages, joined.
  var description: String { diagnostics.map(\.message).joined(separator: "; ") }

  /// The failure that an error of a library amounts to.
  init(_ error: any Error) {
    switch error {
    case let failure as CommandFailure: self = failure
    case let error as RenderError: self.init(error)
    case let diagnostics as Diagnostics: self.init(.invalidInput, diagnostics.list)
    case let failure as EnvironmentFailure: self.init(.environment, [failure.diagnostic])
    default: self.init(.environment, code: "failure", "\(error)")
    }
  }
}
