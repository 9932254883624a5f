import KeyboardDocuments

extension LintRule {

  package static let unusedFont = LintRule(
    DiagnosticCode(
      "unused-font", "A font that no text is drawn in."),
    """
    A font that other styles replace for every key is not drawn anywhere.
    """,
    wrong:
      ##"{ "formatVersion": 1, "buttons": { "all": { "fontFamily": "Inter" }, "input": { "fontFamily": "Lato" }, "system": { "fontFamily": "Lato" }, "primary": { "fontFamily": "Lato" } } }"##,
    right: ##"{ "formatVersion": 1, "buttons": { "all": { "fontFamily": "Lato" } } }"##,
    check: .effect(
      { $0.members(["fontFamily", "font"]) },
      words: { ("The font of \($0.quoted) is never used", "Remove \($0)") }))
}
