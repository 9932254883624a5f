package import KeyboardDocuments

package struct LintPolicy: Hashable, Sendable {

  package var level: LintLevel
  package var allowed: Set<DiagnosticCode>
  package var denied: Set<DiagnosticCode>
  package var treatsWarningsAsErrors: Bool

  /// A code that is both allowed and denied is denied.
  package init(
    level: LintLevel = .aa, allowed: Set<DiagnosticCode> = [], denied: Set<DiagnosticCode> = [],
    treatsWarningsAsErrors: Bool = false
  ) {
    self.level = level
    self.allowed = allowed
    self.denied = denied
    self.treatsWarningsAsErrors = treatsWarningsAsErrors
  }

  package func graded(_ findings: [Diagnostic]) -> [Diagnostic] {
    findings.compactMap { finding in
      var finding = finding
      let isRule = LintRule.codes.contains(finding.code)
      if denied.contains(finding.code) {
        finding.severity = .error
      } else if allowed.contains(finding.code), isRule || finding.severity != .error {
        return nil
      } else if treatsWarningsAsErrors, finding.severity == .warning {
        finding.severity = .error
      }
      return finding
    }
  }
}
