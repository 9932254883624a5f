package import KeyboardDocuments

extension Reporter {

  /// Write what a check finds, or a remark if there is nothing.
  ///
  /// One error among the findings makes the check fail. SARIF is the result, one log on standard
  /// output, also if nothing is found or a file can't be read.
  package func conclude(
    asJSON: Bool, _ check: () throws -> (findings: [Diagnostic], remark: String)
  ) throws {
    guard printer.format == .sarif, !asJSON else {
      let (findings, remark) = try check()
      return try conclude(findings, asJSON: asJSON, remark: remark)
    }
    do {
      let findings = try check().findings
      try StandardOutput.write(text(for: findings))
      guard !findings.contains(where: { $0.severity == .error }) else {
        throw CommandFailure(.checkFailed)
      }
    } catch {
      let failure = CommandFailure(error)
      if !failure.diagnostics.isEmpty {
        try StandardOutput.write(text(for: failure.diagnostics))
      }
      throw CommandFailure(failure.kind)
    }
  }

  private func conclude(_ findings: [Diagnostic], asJSON: Bool, remark: String) throws {
    let isFine = !findings.contains { $0.severity == .error }
    if asJSON {
      try StandardOutput.write(DiagnosticPrinter(format: .json).text(for: findings))
      guard isFine else { throw CommandFailure(.checkFailed) }
      return
    }
    guard isFine else { throw CommandFailure(.checkFailed, findings) }
    report(findings)
    if findings.isEmpty { remarkOnTerminal(remark) }
  }
}
