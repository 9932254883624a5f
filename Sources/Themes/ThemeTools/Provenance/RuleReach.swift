import KeyboardCore
package import KeyboardDocuments
import KeyboardPipeline
package import KeyboardStyling

package struct RuleReach {

  package let rule: ThemeSources.Origin

  /// The names of the keys with the locales with exactly those, in alphabetical order.
  package let keys: [(locales: [String], names: [String])]

  package init(_ rule: ThemeSources.Origin, survey: KeySurvey) {
    self.rule = rule
    let match = rule.match ?? KeyboardTheme.ButtonMatch()
    var locales: [[String]: [String]] = [:]
    for locale in LocaleProfile.supportedIdentifiers {
      let names = survey.names(matchedBy: match, for: rule.element, in: locale)
      if !names.isEmpty { locales[names, default: []].append(locale) }
    }
    keys = locales.map { ($0.value, $0.key) }.sorted {
      ($1.locales.count, $0.locales[0]) < ($0.locales.count, $1.locales[0])
    }
  }

  package init(
    of number: String, in rules: [ThemeSources.Origin], survey: KeySurvey
  ) throws(Diagnostics) {
    guard !rules.isEmpty else {
      throw Diagnostics(code: .ruleRange, "The theme's own file has no rules")
    }
    guard let index = Int(number), rules.indices.contains(index - 1) else {
      throw Diagnostics(
        code: .ruleRange,
        "--rule must be a number from 1 to \(rules.count), not \(number.quoted)")
    }
    self.init(rules[index - 1], survey: survey)
  }

  package var text: String {
    let lines = keys.map { group in
      "\(Self.list(of: group.locales)): \(group.names.joined(separator: " "))\n"
    }
    let specificity = rule.specificity.map { " (\($0.text))" } ?? ""
    return rule.path + specificity
      + (lines.isEmpty ? " matches no key of any locale\n" : "\n" + lines.joined())
  }

  private static func list(of locales: [String]) -> String {
    let all = LocaleProfile.supportedIdentifiers.count
    return locales.count == all
      ? "all \(all) locales" : locales.joined(separator: ", ")
  }

  package var json: JSONText {
    [
      "rule": .string(rule.path), "specificity": .string(rule.specificity?.text ?? ""),
      "keys": .array(
        keys.map { group in
          [
            "locales": .array(group.locales.map { .string($0) }),
            "keys": .array(group.names.map { .string($0) }),
          ]
        }),
    ]
  }
}

/// A rule that names a part, but has other conditions that don't hold.
package struct UnmatchedRule: Sendable {

  package var path: String
  package var match: String
  package var place: Diagnostic.Place
  package var conditions: [String]
}

extension KeyboardExplainer {

  private static let mostRules = 8

  /// Conditions on the identity of a part.
  private static let naming: Set = ["action", "type", "kind", "selected"]

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
