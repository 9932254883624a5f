package import KeyboardDocuments

extension Reporter {

  /// Write findings, or a remark if there are none.
  ///
  /// One error among them makes the check fail.
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
