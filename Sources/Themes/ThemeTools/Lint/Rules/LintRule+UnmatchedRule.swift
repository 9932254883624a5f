import KeyboardStyling
import SourceText

extension LintRule {

  package static let unmatchedRule = LintRule(
    DiagnosticCode("lint/unmatched-rule"),
    check: .effect(
      { look in
        look.sources.ownRules.compactMap { origin in
          guard let rule = origin.rule, let match = origin.match else { return nil }
          return (rule.span.lowerBound, !look.linter.survey.isMatched(match, for: origin.element))
        }
      }, words: { _ in ("No key of any locale matches this rule", "Remove the rule") }))
}
