import KeyboardDocuments

extension LintRule {

  package static let colorBlindStates = LintRule(
    DiagnosticCode(
      "color-blind-states", "Two states that look alike to people who are color-blind."),
    """
    About one man in twelve sees red and green alike. States should also differ in lightness \
    (protanopia, deuteranopia and tritanopia are simulated as by Machado, Oliveira and \
    Fernandes, 2009).
    """,
    wrong:
      ##"{ "formatVersion": 1, "buttons": { "all": { "backgroundColor": "#962828", "foregroundColor": "white", "pressedOverlayColor": "transparent", "pressed": { "backgroundColor": "#006c10" } } } }"##,
    right:
      ##"{ "formatVersion": 1, "buttons": { "all": { "backgroundColor": "#962828", "foregroundColor": "white", "pressedOverlayColor": "transparent", "pressed": { "backgroundColor": "#400808" } } } }"##,
    check: .drawing { try $1.stateFindings(of: $0) })
}
