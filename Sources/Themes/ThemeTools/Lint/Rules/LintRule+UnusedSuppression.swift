import SourceText

extension LintRule {

  package static let unusedSuppression = LintRule(
    DiagnosticCode("lint/unused-suppression"),
    check: .suppressions { rule, suppressions, found in
      guard suppressions.areComplete else { return [] }
      return suppressions.entries.filter { !found.contains($0.code) }.map { entry in
        Diagnostic(
          severity: rule.severity, code: rule.code,
          message: "There is no finding \(entry.code.name.quoted) to suppress",
          place: suppressions.document.file.place(of: entry.span),
          fixes: suppressions.removal(at: entry.span.lowerBound))
      }
    })
}
