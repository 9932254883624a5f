package import KeyboardDocuments

extension Reporter {

  /// Write the findings of a check, or a remark if there are none.
  ///
  /// - Throws: A failure with the exit code of failed checks if one of the findings is an error.
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
