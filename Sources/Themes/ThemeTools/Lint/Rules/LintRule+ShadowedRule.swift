import SourceText

extension LintRule {

  package static let shadowedRule = LintRule(
    DiagnosticCode("lint/shadowed-rule"),
    check: .effect(
      { $0.rules.map { ($0.offset, $0.isShadowed) } },
      words: { _ in ("Later rules override all that this rule sets", "Remove the rule") }))
}
