import KeyboardDocuments
import KeyboardStyling

extension LintRule {

  package static let unmatchedRule = LintRule(
    DiagnosticCode(
      "unmatched-rule", "A rule that matches nothing in any context."),
    """
    The keys of all locales, devices and states were tried. Check the characters, and \
    conditions that exclude each other.
    """,
    wrong: ##"{ "formatVersion": 1, "rules": [{ "match": { "row": 9 }, "cornerRadius": 3 }] }"##,
    right: ##"{ "formatVersion": 1, "rules": [{ "match": { "row": 1 }, "cornerRadius": 3 }] }"##,
    check: .effect(
      { look in
        look.sources.ownRules.compactMap { origin in
          guard let rule = origin.rule, let match = origin.match else { return nil }
          return LookVerdict(
            at: rule.span, isInVain: !look.survey.isMatched(match, for: origin.element))
        }
      }, words: { _ in ("No key of any locale matches this rule", "Remove the rule") }))
}
