package import KeyboardCore
import KeyboardPipeline
package import KeyboardStyling
import KeyboardViews

extension KeyboardExplainer {

  /// Return the indices of the drawn keys that a rule is for, be it in a state that they aren't in now.
  package func keys(matchedBy rule: ThemeSources.Origin) -> [Int] {
    guard rule.element.hasKey else { return [] }
    let match = rule.match ?? KeyboardTheme.ButtonMatch()
    return styled.keys.indices.filter { index in
      let drawn = styled.keys[index]
      let key = KeySurvey.Key(
        name: drawn.name, action: drawn.action, place: place(ofKey: index),
        hasHint: drawn.labelStyle != nil, hasCallout: false)
      return KeySurvey.matches(match, key, for: rule.element, in: [traits])
    }
  }

  /// Return the place of a drawn key in the layout.
  package func place(ofKey index: Int) -> KeyboardLayout.KeyPlace? {
    placed.keys.keyPlaces[drawnKeys[index]]
  }

  /// Return the style of the suggestions of a kind, or of their separators.
  package func suggestions(_ type: Autocomplete.SuggestionType?) -> ExplainedPart? {
    let parts = toolbar
    guard let type else { return parts.last }
    return Autocomplete.SuggestionType.allCases.firstIndex(of: type).map { parts[$0 + 1] }
  }
}
