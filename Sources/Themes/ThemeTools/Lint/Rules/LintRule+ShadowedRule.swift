import KeyboardDocuments

extension LintRule {

  package static let shadowedRule = LintRule(
    DiagnosticCode("shadowed-rule"),
    check: .effect(
      { $0.rules.map { LookVerdict(at: $0.span, isInVain: $0.isShadowed) } },
      words: { _ in ("Later rules override all that this rule sets", "Remove the rule") }))
}
