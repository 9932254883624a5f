import SourceText

extension LintRule {

  package static let textContrast = LintRule(
    DiagnosticCode("text-contrast"), severity: .error,
    check: .drawing { try $1.contrastFindings(of: $0, inTexts: true) })
}
