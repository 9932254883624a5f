import KeyboardDocuments

extension LintRule {

  package static let redundantRule = LintRule(
    DiagnosticCode(
      "redundant-rule", "A rule that sets only what would be so anyway."),
    """
    The same style follows from the styles of the types of keys, or from other rules.
    """,
    wrong:
      ##"{ "formatVersion": 1, "buttons": { "system": { "cornerRadius": 3 } }, "rules": [{ "match": "backspace", "cornerRadius": 3 }] }"##,
    right:
      ##"{ "formatVersion": 1, "buttons": { "system": { "cornerRadius": 3 } }, "rules": [{ "match": "backspace", "cornerRadius": 6 }] }"##,
    check: .effect(
      { $0.rules.map { LookVerdict(at: $0.span, isInVain: $0.isRedundant) } },
      words: { _ in ("This rule sets only what would be so anyway", "Remove the rule") }))
}
