import KeyboardDocuments

extension LintRule {

  package static let iconContrast = LintRule(
    DiagnosticCode(
      "icon-contrast", "An icon with less contrast than WCAG 2.2 asks for."),
    severity: .error,
    """
    Icons need a contrast ratio of 3 to what is drawn behind them (WCAG 2.2, criterion \
    1.4.11).
    """,
    wrong:
      ##"{ "formatVersion": 1, "buttons": { "system": { "backgroundColor": "#335577", "foregroundColor": "#446688" } } }"##,
    right:
      ##"{ "formatVersion": 1, "buttons": { "system": { "backgroundColor": "#335577", "foregroundColor": "white" } } }"##,
    check: .drawing { try $1.contrastFindings(of: $0, inTexts: false) })
}
