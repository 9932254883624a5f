private import Foundation
package import KeyboardCore

extension KeyboardTheme {

  package struct Subject: Sendable {

    package var element = Element.key
    package var action: KeyboardAction?
    package var place: KeyboardLayout.KeyPlace?
    package var isPressed = false
    package var suggestionType: Autocomplete.SuggestionType?
    package var traits: KeyboardTraits

    package init(
      element: Element = .key, action: KeyboardAction? = nil,
      place: KeyboardLayout.KeyPlace? = nil, isPressed: Bool = false, traits: KeyboardTraits
    ) {
      self.element = element
      self.action = action
      self.place = place
      self.isPressed = isPressed
      self.traits = traits
    }

    var states: Set<ButtonState> {
      action.map { $0.themeStates(for: traits, isPressed: isPressed) } ?? []
    }
  }
}

extension KeyboardTheme.ButtonMatch {

  package func matches(_ subject: KeyboardTheme.Subject) -> Bool {
    matchesKey(in: subject) && matches(subject.traits)
  }

  func matchesKey(in subject: KeyboardTheme.Subject) -> Bool {
    matchesSuggestion(of: subject) && matchesKey(of: subject)
      && (exceptions.isEmpty || !exceptions.contains { $0.matches(subject) })
  }

  private func matchesSuggestion(of subject: KeyboardTheme.Subject) -> Bool {
    suggestionTypes.isEmpty || subject.suggestionType.map(suggestionTypes.contains) ?? false
  }

  private func matchesKey(of subject: KeyboardTheme.Subject) -> Bool {
    guard let action = subject.action else { return !namesKeys && types.isEmpty }
    return (types.isEmpty || types.contains(action.keyboardThemeButtonType))
      && (!hasPlace || matches(subject.place))
      && (actions.isEmpty
        || actions.contains { $0.matches(action, language: subject.traits.localeProfile.language) })
      && (states.isEmpty || states.isSubset(of: subject.states))
      && (anyStates.isEmpty || !anyStates.isDisjoint(with: subject.states))
  }

  private func matches(_ place: KeyboardLayout.KeyPlace?) -> Bool {
    guard let place else { return false }
    func contains(_ numbers: [Int], _ index: Int, of count: Int) -> Bool {
      numbers.isEmpty || numbers.contains(index + 1) || numbers.contains(index - count)
    }
    return contains(rows, place.row, of: place.rowCount)
      && contains(columns, place.column, of: place.columnCount)
      && (position != .first || place.column == 0)
      && (position != .last || place.column == place.columnCount - 1)
  }

  func matches(_ traits: KeyboardTraits) -> Bool {
    (colorScheme == nil || colorScheme == traits.colorScheme)
      && (device == nil || device == traits.deviceTypeForKeyboard)
      && (models.isEmpty || traits.deviceModel.map(models.contains) ?? false)
      && (orientation == nil
        || (orientation == .portrait) == traits.interfaceOrientation.isPortrait)
      && (dockEdge == nil || dockEdge == traits.keyboardDockEdge)
      && (keyboardType == nil || keyboardType == traits.keyboardType.id)
      && (keyboardCase == nil || keyboardCase == traits.keyboardCase)
      && (contrast == nil || (contrast == .high) == traits.isHighContrastEnabled)
      && (reduceTransparency == nil || reduceTransparency == traits.isReduceTransparencyEnabled)
      && (liquidGlass == nil || liquidGlass == traits.isLiquidGlassEnabled)
      && (textSizes.isEmpty || textSizes.contains(.nearest(to: traits.textSizeFactor)))
      && (layoutType == nil || layoutType == traits.layoutType?.id)
      && (locale == nil || matchesLocale(of: traits))
  }

  private func matchesLocale(of traits: KeyboardTraits) -> Bool {
    guard let locale else { return true }
    func subtags(_ tag: String) -> [Substring] {
      tag.lowercased().split { $0 == "-" || $0 == "_" }
    }
    return subtags(traits.locale.identifier).starts(with: subtags(locale))
  }
}

extension KeyboardTheme.ButtonMatch {

  var hasPlace: Bool { !rows.isEmpty || !columns.isEmpty || position != nil }

  package var namesKeys: Bool {
    !actions.isEmpty || !states.isEmpty || !anyStates.isEmpty || hasPlace
  }

  /// Rules for all keys, or keys of a type, are about those with a face.
  var namesLowerBar: Bool { !actions.isEmpty || !rows.isEmpty }

  /// The specificity of a match: by its actions or types first, then by its other conditions.
  package struct Specificity: Comparable, Hashable, Sendable {

    /// 3 for an action with a value, 2 for an action, 1 for a type of key, 0 for all keys.
    package let key: Int

    /// The number of other conditions; each state counts, and each condition of an exception.
    package let conditions: Int

    package static func < (left: Self, right: Self) -> Bool {
      (left.key, left.conditions) < (right.key, right.conditions)
    }
  }

  package func specificity(for element: KeyboardTheme.Element) -> Specificity {
    let key =
      !actions.isEmpty
      ? (actions.allSatisfy { $0.value != nil } ? 3 : 2) : types.isEmpty ? 0 : 1
    return Specificity(
      key: key, conditions: conditionCount + (element.general == nil ? 0 : 1))
  }

  private var conditionCount: Int {
    let single = MatchCondition.all.count { $0.countsOnce && $0.isSet(self) }
    let excepted = exceptions.reduce(0) { sum, exception in
      let key = !exception.actions.isEmpty || !exception.types.isEmpty
      return sum + exception.conditionCount + (key ? 1 : 0)
    }
    return states.count + single + excepted
  }
}
