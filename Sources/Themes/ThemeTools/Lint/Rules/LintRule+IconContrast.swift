import SourceText

extension LintRule {

  package static let iconContrast = LintRule(
    DiagnosticCode("lint/icon-contrast"), severity: .error,
    check: .drawing { try $1.contrastFindings(of: $0, inTexts: false) })
}
