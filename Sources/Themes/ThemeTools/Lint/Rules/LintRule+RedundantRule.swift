import SourceText

extension LintRule {

  package static let redundantRule = LintRule(
    DiagnosticCode("lint/redundant-rule"),
    check: .effect(
      { $0.rules.map { ($0.offset, $0.isRedundant) } },
      words: { _ in ("This rule sets only what would be so anyway", "Remove the rule") }))
}
