import KeyboardCore
import KeyboardPipeline
import KeyboardStyling

extension KeySurvey {

  /// The names are in the order of the places of keys.
  func names(
    matchedBy match: KeyboardTheme.ButtonMatch, for element: KeyboardTheme.Element,
    in locale: String
  ) -> [String] {
    var (names, seen): ([String], Set<String>) = ([], [])
    for situations in RuleSituations.all(of: match) {
      for request in situations.requests(of: locale) {
        let board = board(of: request)
        let variants = situations.variants(of: board.traits)
        for key in board.keys {
          guard let name = key.action.keyName, !seen.contains(name),
            Self.matches(match, key, for: element, in: variants)
          else { continue }
          seen.insert(name)
          names.append(name)
        }
      }
    }
    return names
  }

  func locale(
    matchedBy match: KeyboardTheme.ButtonMatch, for element: KeyboardTheme.Element
  ) -> String? {
    let locales = RuleSituations.all(of: match).flatMap(\.locales)
    guard element.hasKey else { return locales.first }
    return locales.first { !names(matchedBy: match, for: element, in: $0).isEmpty } ?? locales.first
  }

  /// Keys that no keyboard of the system has are those of apps, and count as matched.
  func isMatched(
    _ match: KeyboardTheme.ButtonMatch, for element: KeyboardTheme.Element
  ) -> Bool {
    if match.actions.contains(where: { !Self.surveyedKinds.contains($0.kind) }) { return true }
    let common = RuleSituations.all(of: match)
    // Of further alternatives, nothing is said.
    if common.count >= RuleSituations.mostAlternatives { return true }
    return common.contains {
      isMatched(match, for: element, in: $0, locales: $0.locales)
    }
      // Number pads and the like hardly depend on the locale.
      || RuleSituations.all(of: match, isWide: true).contains {
        isMatched(match, for: element, in: $0, locales: Array($0.locales.prefix(2)))
      }
  }

  private func isMatched(
    _ match: KeyboardTheme.ButtonMatch, for element: KeyboardTheme.Element,
    in situations: RuleSituations, locales: [String]
  ) -> Bool {
    locales.contains { locale in
      situations.requests(of: locale).contains { request in
        // Beyond the budget, nothing is said about a rule.
        guard remainingTests > 0 else { return true }
        let board = board(of: request)
        let variants = situations.variants(of: board.traits)
        remainingTests -= board.keys.count * variants.count
        guard element.hasKey else {
          return variants.contains { match.matchesPart(element, in: $0) }
        }
        return board.keys.contains { Self.matches(match, $0, for: element, in: variants) }
      }
    }
  }

  static func matches(
    _ match: KeyboardTheme.ButtonMatch, _ key: Key, for element: KeyboardTheme.Element,
    in variants: [KeyboardTraits]
  ) -> Bool {
    let language = variants.first?.localeProfile.language ?? ""
    guard
      match.actions.isEmpty
        || match.actions.contains(where: { $0.matches(key.action, language: language) })
    else { return false }
    switch element {
    case .hint where !key.hasHint: return false
    case .language where key.action != .space: return false
    default: break
    }
    return variants.contains { traits in
      match.states(of: key.action, in: traits).contains { isPressed, traits in
        match.matches(
          KeyboardTheme.Subject(
            element: element, action: key.action, place: key.place, isPressed: isPressed,
            traits: traits))
      }
    }
  }

  private static let surveyedKinds: Set<KeyboardAction.Kind> = [
    .character, .backspace, .space, .primary, .shift, .keyboardType, .nextKeyboard,
    .dismissKeyboard, .tab, .capsLock,
  ]
}

extension KeyboardTheme.ButtonMatch {

  fileprivate func states(
    of action: KeyboardAction, in traits: KeyboardTraits
  ) -> [(isPressed: Bool, traits: KeyboardTraits)] {
    let tested = ([self] + innerMatches).reduce(into: Set<KeyboardTheme.ButtonState>()) {
      $0.formUnion($1.states.union($1.anyStates))
    }
    var disabled = traits
    disabled.disabledActions.insert(action)
    let variants = [traits] + (tested.contains(.disabled) ? [disabled] : [])
    return variants.flatMap { traits in
      tested.contains(.pressed) ? [(false, traits), (true, traits)] : [(false, traits)]
    }
  }

  fileprivate func matchesPart(
    _ element: KeyboardTheme.Element, in traits: KeyboardTraits
  ) -> Bool {
    Autocomplete.SuggestionType.allCases.contains { type in
      var subject = KeyboardTheme.Subject(element: element, traits: traits)
      subject.suggestionType = type
      return matches(subject)
    }
  }
}
