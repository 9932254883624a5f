import SourceText

extension LintRule {

  package static let invalidSuppression = LintRule(
    DiagnosticCode("lint/invalid-suppression"), severity: .error,
    check: .suppressions { _, suppressions, _ in suppressions.problems })
}
