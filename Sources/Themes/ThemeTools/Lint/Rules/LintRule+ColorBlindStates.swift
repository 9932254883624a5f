import SourceText

extension LintRule {

  package static let colorBlindStates = LintRule(
    DiagnosticCode("color-blind-states"),
    check: .drawing { try $1.stateFindings(of: $0) })
}
