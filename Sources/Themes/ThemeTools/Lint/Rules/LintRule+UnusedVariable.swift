import KeyboardStyling
import SourceText

extension LintRule {

  package static let unusedVariable = LintRule(
    DiagnosticCode("lint/unused-variable"),
    check: .effect(
      { look in
        if look.sources.roots.last?["x-imported"]?.bool == true { return [] }
        let files = look.sources.roots.map { root in
          VariableIndex(
            JSONSyntax(look.sources.files[root.file], number: root.file, options: ThemeLimits.json))
        }
        let references = files.flatMap(\.references)
        var used: Set<String> = []
        var open = references.filter { $0.definition == nil }.map(\.path)
        while let path = open.popLast() {
          guard used.insert(path).inserted else { continue }
          open += references.filter { $0.definition == path }.map(\.path)
        }
        return (files.last?.definitions ?? []).filter { !$0.isGroup }.map {
          ($0.key.lowerBound, !used.contains($0.path))
        }
      }, words: { ("The variable \($0.quoted) is not used", "Remove the variable \($0)") }))
}
