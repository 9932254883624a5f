import KeyboardDocuments

extension LintRule {

  package static let textContrast = LintRule(
    DiagnosticCode(
      "text-contrast", "A text with less contrast than WCAG 2.2 asks for."),
    severity: .error,
    """
    Text needs a contrast ratio of 4.5 to what is drawn behind it, or 3 if it is large (from \
    18 points, or bold from 14); 7 and 4.5 at level AAA (WCAG 2.2, criteria 1.4.3 and \
    1.4.6). The worst point behind the text counts, in every state.
    """,
    wrong:
      ##"{ "formatVersion": 1, "buttons": { "input": { "backgroundColor": "white", "foregroundColor": "#bbb" } } }"##,
    right:
      ##"{ "formatVersion": 1, "buttons": { "input": { "backgroundColor": "white", "foregroundColor": "#555" } } }"##,
    check: .drawing { try $1.contrastFindings(of: $0, inTexts: true) })
}
