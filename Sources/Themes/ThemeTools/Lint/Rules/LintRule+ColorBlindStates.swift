import SourceText

extension LintRule {

  package static let colorBlindStates = LintRule(
    DiagnosticCode("lint/color-blind-states"),
    check: .drawing { try $1.stateFindings(of: $0) })
}
