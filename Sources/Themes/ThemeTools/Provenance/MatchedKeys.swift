import KeyboardCore
package import KeyboardPipeline
package import KeyboardStyling

/// Keys matched by a rule on the first keyboard of its conditions with any.
package struct MatchedKeys {

  package let keyboard: RenderRequest.KeyboardChoice

  /// In the order of their places, each as often as it is there.
  package let names: [String]

  /// The number of keys on the keyboard.
  package let total: Int
}

extension KeySurvey {

  /// The tests of one request of an editor: enough for a rule that only the last locale has keys for.
  private static let testsOfEditor = 60_000

  /// Begin to answer a request of an editor, which must not wait long.
  package func renewTestsForEditor() { remainingTests = Self.testsOfEditor }

  /// Return nil for a rule that isn't for keys, and where none was found within the tests that are left.
  package func keys(matchedBy rule: ThemeSources.Origin) -> MatchedKeys? {
    let match = rule.match ?? KeyboardTheme.ButtonMatch()
    guard rule.element.hasKey else { return nil }
    for situations in RuleSituations.all(of: match) {
      for locale in situations.locales {
        for request in situations.requests(of: locale) {
          guard remainingTests > 0 else { return nil }
          let board = board(of: request)
          let variants = situations.variants(of: board.traits)
          remainingTests -= board.keys.count * variants.count
          let names = board.keys.filter {
            Self.matches(match, $0, for: rule.element, in: variants)
          }.compactMap(\.action.keyName)
          if names.isEmpty { continue }
          return MatchedKeys(keyboard: request.keyboard, names: names, total: board.keys.count)
        }
      }
    }
    return nil
  }
}
