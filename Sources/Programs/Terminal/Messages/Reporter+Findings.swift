package import KeyboardDocuments

extension Reporter {

  /// One error among the findings makes the check fail.
  package func conclude(
    _ findings: [Diagnostic], asJSON: Bool, remark: @autoclosure () -> String
  ) throws {
    let isFine = !findings.contains { $0.severity == .error }
    if asJSON {
      try StandardOutput.write(DiagnosticPrinter(format: .json).text(for: findings))
      guard isFine else { throw CommandFailure(.checkFailed) }
      return
    }
    guard isFine else { throw CommandFailure(.checkFailed, findings) }
    report(findings)
    if findings.isEmpty { remarkOnTerminal(remark()) }
  }
}
