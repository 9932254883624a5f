import SourceText

extension LintRule {

  package static let textContrast = LintRule(
    DiagnosticCode("lint/text-contrast"), severity: .error,
    check: .drawing { try $1.contrastFindings(of: $0, inTexts: true) })
}
