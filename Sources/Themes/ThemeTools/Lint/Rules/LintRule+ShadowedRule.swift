import KeyboardDocuments

extension LintRule {

  package static let shadowedRule = LintRule(
    DiagnosticCode(
      "shadowed-rule", "A rule whose fields other rules always override."),
    """
    Rules are applied by their specificity, then by their order. Remove the rule, or give it \
    more conditions than those that override it.
    """,
    wrong:
      ##"{ "formatVersion": 1, "rules": [{ "match": "space", "cornerRadius": 3 }, { "match": "space", "cornerRadius": 4 }] }"##,
    right: ##"{ "formatVersion": 1, "rules": [{ "match": "space", "cornerRadius": 4 }] }"##,
    check: .effect(
      { $0.rules.map { LookVerdict(at: $0.span, isInVain: $0.isShadowed) } },
      words: { _ in ("Later rules override all that this rule sets", "Remove the rule") }))
}
