import KeyboardCore
import KeyboardDrawing
package import KeyboardPipeline
package import KeyboardStyling
import KeyboardViews
import SourceText

/// All locales on phones and pads, in all layers; keyboards are laid out once, on first use,
/// without themes and fonts.
package final class KeyCatalog {

  struct Board {
    let traits: KeyboardTraits
    let keys: [Key]
  }

  struct Key {
    let name: String
    let action: KeyboardAction
    let place: KeyboardLayout.KeyPosition?
    let hasHint: Bool
    let hasCallout: Bool
  }

  private var boards: [RenderRequest.KeyboardChoice: Board] = [:]

  /// Remaining tests of a rule on a key, which limits the time of an audit.
  var remainingTests = maximumTests

  private static let maximumTests = 300_000

  /// The tests of one request of an editor: enough for a rule that only the last locale has keys for.
  private static let testsOfEditor = 60_000

  package init() {}

  /// Allows as many tests as a new survey does, and fewer for an editor, which must not wait long.
  package func renewTests(forEditor: Bool = false) {
    remainingTests = forEditor ? Self.testsOfEditor : Self.maximumTests
  }

  func board(of request: RenderRequest) -> Board {
    if let known = boards[request.keyboard] { return known }
    let board = Self.laidOut(request)
    boards[request.keyboard] = board
    return board
  }

  private static func laidOut(_ request: RenderRequest) -> Board {
    let material = RenderMaterial(request, theme: LoadedTheme(KeyboardTheme()))
    let context = request.viewContext(measuring: .fixedAdvance)
    let placed = material.keyboardView.placed(in: context)
    let keys = zip(placed.keys, placed.keys.keyPlaces).compactMap { key, place -> Key? in
      guard let name = key.item.action.keyName else { return nil }
      let hasCallout = !placed.calloutActions(for: key.item.action, in: context).isEmpty
      return Key(
        name: name, action: key.item.action, place: place,
        hasHint: key.item.swipeDownAction != nil || hasCallout, hasCallout: hasCallout)
    }
    return Board(traits: placed.keyboard.keyboardContext.traits, keys: keys)
  }

  func names(
    matchedBy match: KeyboardTheme.ButtonMatch, for element: KeyboardTheme.Element,
    in locale: String
  ) -> [String] {
    var (names, seen): ([String], Set<String>) = ([], [])
    for situations in RuleSituations.all(of: match) {
      for request in situations.requests(of: locale) {
        let board = board(of: request)
        let variants = situations.variants(of: board.traits)
        for key in board.keys
        where !seen.contains(key.name) && Self.matches(match, key, for: element, in: variants) {
          seen.insert(key.name)
          names.append(key.name)
        }
      }
    }
    return names
  }

  func locale(
    matchedBy match: KeyboardTheme.ButtonMatch, for element: KeyboardTheme.Element
  ) -> String? {
    let situations = RuleSituations.all(of: match)
    let locales = situations.flatMap(\.locales)
    guard element.hasKey else { return locales.first }
    return locales.first { locale in
      situations.contains {
        first(matchedBy: match, for: element, in: $0, locales: [locale], isBounded: false) != nil
      }
    } ?? locales.first
  }

  /// Keys missing from all system keyboards belong to apps, and count as matched.
  func isMatched(_ match: KeyboardTheme.ButtonMatch, for element: KeyboardTheme.Element) -> Bool {
    if match.actions.contains(where: { !Self.surveyedKinds.contains($0.kind) }) { return true }
    let common = RuleSituations.all(of: match)
    // Of further alternatives, nothing is said.
    if common.count >= RuleSituations.maximumAlternatives { return true }
    func isMatched(in situations: RuleSituations, locales: [String]) -> Bool {
      first(matchedBy: match, for: element, in: situations, locales: locales) != nil
    }
    return common.contains { isMatched(in: $0, locales: $0.locales) }
      // Number pads and the like hardly depend on the locale.
      || RuleSituations.all(of: match, isWide: true).contains {
        isMatched(in: $0, locales: Array($0.locales.prefix(2)))
      }
      // Beyond the budget, nothing is said about a rule.
      || remainingTests <= 0
  }

  /// Returns nil for a rule that isn't for keys, and if none was found within the tests that are left.
  package func keys(matchedBy rule: ThemeSources.Origin) -> MatchedKeys? {
    let match = rule.match ?? KeyboardTheme.ButtonMatch()
    guard rule.element.hasKey else { return nil }
    for situations in RuleSituations.all(of: match) {
      let found = first(
        matchedBy: match, for: rule.element, in: situations, locales: situations.locales)
      guard let (request, board, variants) = found else { continue }
      let keys = board.keys.filter { Self.matches(match, $0, for: rule.element, in: variants) }
      return MatchedKeys(
        keyboard: request.keyboard, names: keys.map(\.name), total: board.keys.count)
    }
    return nil
  }

  private func first(
    matchedBy match: KeyboardTheme.ButtonMatch, for element: KeyboardTheme.Element,
    in situations: RuleSituations, locales: [String], isBounded: Bool = true
  ) -> (request: RenderRequest, board: Board, variants: [KeyboardTraits])? {
    for locale in locales {
      for request in situations.requests(of: locale) {
        if isBounded, remainingTests <= 0 { return nil }
        let board = board(of: request)
        let variants = situations.variants(of: board.traits)
        if isBounded { remainingTests -= board.keys.count * variants.count }
        let isMatched =
          element.hasKey
          ? board.keys.contains { Self.matches(match, $0, for: element, in: variants) }
          : variants.contains { match.matchesPart(element, in: $0) }
        if isMatched { return (request, board, variants) }
      }
    }
    return nil
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

/// Keys matched by a rule on the first keyboard of its conditions with any.
package struct MatchedKeys {

  package let keyboard: RenderRequest.KeyboardChoice
  package let names: [String]
  package let total: Int
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
    let subject = KeyboardTheme.Subject(element: element, traits: traits)
    return Autocomplete.SuggestionType.allCases.contains { type in
      matches(changing(subject) { $0.suggestionType = type })
    }
  }
}
