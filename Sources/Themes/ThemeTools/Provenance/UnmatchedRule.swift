package import KeyboardDocuments
import KeyboardStyling

/// A rule that names a part, but has other conditions that don't hold.
package struct UnmatchedRule: Sendable {

  package var path: String
  package var match: String
  package var place: Diagnostic.Place

  /// Names of the unmet conditions.
  package var conditions: [String]
}

extension KeyboardExplainer {

  private static let mostRules = 8

  /// Conditions on the identity of a part.
  private static let naming: Set = ["action", "type", "kind", "selected"]

  /// Return the rules that would match a part if other conditions held, in the order of the files.
  func unmatchedRules(for subject: KeyboardTheme.Subject) -> [UnmatchedRule] {
    let sources = explainer.sources
    let rules = zip(theme.rules, sources.rules).lazy.compactMap { rule, origin -> UnmatchedRule? in
      guard rule.element.includes(subject.element), let match = origin.rule?["match"] else {
        return nil
      }
      let failing = rule.match.failingConditions(for: subject)
      guard !failing.isEmpty, Self.naming.isDisjoint(with: failing) else { return nil }
      return UnmatchedRule(
        path: origin.path, match: sources.text(of: match).joinedLines,
        place: sources.place(of: match), conditions: failing)
    }
    return Array(rules.prefix(Self.mostRules))
  }
}
