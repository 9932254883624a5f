import KeyboardDocuments

extension LintRule {

  package static let invalidSuppression = LintRule(
    DiagnosticCode(
      "invalid-suppression", "A suppression without a rule of lint or without a reason."),
    severity: .error,
    """
    A suppression names a code of lint and the reason why its findings are meant so.
    """,
    wrong:
      ##"{ "formatVersion": 1, "x-lint": { "allow": [{ "code": "text-contrat", "reason": "A theme for posters." }] } }"##,
    right:
      ##"{ "formatVersion": 1, "buttons": { "system": { "foregroundColor": "standard-system-key" } }, "x-lint": { "allow": [{ "code": "icon-contrast", "reason": "A theme for posters." }, { "code": "text-contrast", "reason": "A theme for posters." }] } }"##,
    check: .suppressions { _, suppressions, _ in suppressions.problems })
}
