import KeyboardDocuments
import KeyboardStyling

extension LintRule {

  package static let unusedVariable = LintRule(
    DiagnosticCode(
      "unused-variable", "A variable is used."),
    """
    A variable that nothing refers to misleads whoever changes it.
    """,
    wrong:
      ##"{ "formatVersion": 1, "variables": { "ink": "#123", "paper": "#eee" }, "foregroundColor": "{ink}" }"##,
    right:
      ##"{ "formatVersion": 1, "variables": { "ink": "#123" }, "foregroundColor": "{ink}" }"##,
    check: .effect(
      { look in
        var used: Set<String> = []
        var open = look.sources.uses.filter { $0.definition == nil }.map(\.path)
        while let path = open.popLast() {
          guard used.insert(path).inserted else { continue }
          open += look.sources.uses.filter { $0.definition == path }.map(\.path)
        }
        return look.sources.definitions.filter { $0.value.file == look.ownFile }.map {
          LookVerdict(at: $0.nameSpan, isInVain: !used.contains($0.path))
        }
      }, words: { ("The variable \($0.quoted) is not used", "Remove the variable \($0)") }))
}
