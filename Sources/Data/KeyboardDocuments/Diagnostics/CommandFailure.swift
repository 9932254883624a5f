package struct CommandFailure: Error {

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
}

extension CommandFailure: CustomStringConvertible {

  package var description: String { diagnostics.map(\.message).joined(separator: "; ") }
}
