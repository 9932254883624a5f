private import Foundation
package import KeyboardCore

extension KeyboardTheme {

  /// Part of a keyboard that rules are matched against.
  package struct Subject: Sendable {

    package var element = Element.key
    package var action: KeyboardAction?
    package var place: KeyboardLayout.KeyPosition?
    package var isPressed = false
    package var suggestionType: Autocomplete.SuggestionType?
    package var traits: KeyboardTraits

    package init(
      element: Element = .key, action: KeyboardAction? = nil,
      place: KeyboardLayout.KeyPosition? = nil, isPressed: Bool = false, traits: KeyboardTraits
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
    (suggestionTypes.isEmpty || subject.suggestionType.map(suggestionTypes.contains) ?? false)
      && matchesKey(of: subject)
      && (exceptions.isEmpty || !exceptions.contains { $0.matches(subject) })
      && (alternatives.isEmpty || alternatives.contains { $0.matches(subject) })
  }

  private func matchesKey(of subject: KeyboardTheme.Subject) -> Bool {
    guard let action = subject.action else { return !namesKeys && types.isEmpty }
    return (types.isEmpty || types.contains(action.keyboardThemeButtonType))
      && (!hasPlace || matches(subject.place, in: subject))
      && (actions.isEmpty
        || actions.contains { $0.matches(action, language: subject.traits.localeProfile.language) })
      && (states.isEmpty || states.isSubset(of: subject.states))
      && (anyStates.isEmpty || !anyStates.isDisjoint(with: subject.states))
  }

  private func matches(
    _ place: KeyboardLayout.KeyPosition?, in subject: KeyboardTheme.Subject
  ) -> Bool {
    guard let place else { return false }
    func contains(_ numbers: [Int], _ index: Int?, of count: Int) -> Bool {
      numbers.isEmpty
        || index.map { numbers.contains($0 + 1) || numbers.contains($0 - count) } ?? false
    }
    return contains(rows, place.row, of: place.rowCount)
      && contains(columns, place.column, of: place.columnCount)
      && contains(letterRows, place.letterRow, of: place.letterRowCount)
      && contains(letterColumns, place.letterColumn, of: place.letterColumnCount)
      && ($position.isEmpty
        || place.column == 0 && $position.contains(.first)
        || place.column == place.columnCount - 1 && $position.contains(.last))
      && $half.allow(place.half)
      && (neighbors.isEmpty
        || place.neighbors.contains { action in
          neighbors.contains {
            $0.matches(action, language: subject.traits.localeProfile.language)
          }
        })
  }

  func matches(_ traits: KeyboardTraits) -> Bool {
    $colorScheme.allow(traits.colorScheme) && $device.allow(traits.deviceTypeForKeyboard)
      && models.allow(traits.deviceModel)
      && $orientation.allow(traits.interfaceOrientation.isPortrait ? .portrait : .landscape)
      && $dockEdge.allow(traits.keyboardDockEdge ?? Keyboard.DockEdge.none)
      && $placement.allow(traits.keyboardPlacement)
      && ($keyboardType.isEmpty || $keyboardType.contains(traits.keyboardType.id))
      && $keyboardCase.allow(traits.keyboardCase)
      && $contrast.allow(traits.isHighContrastEnabled ? .high : .standard)
      && (reduceTransparency == nil || reduceTransparency == traits.isReduceTransparencyEnabled)
      && (reduceMotion == nil || reduceMotion == traits.isReduceMotionEnabled)
      && (differentiateWithoutColor == nil
        || differentiateWithoutColor == traits.isDifferentiateWithoutColorEnabled)
      && (liquidGlass == nil || liquidGlass == traits.isLiquidGlassEnabled)
      && (textSizes.isEmpty || textSizes.contains(.nearest(to: traits.textSizeFactor)))
      && ($layoutType.isEmpty || $layoutType.allow(traits.layoutType?.id))
      && ($locale.isEmpty || $locale.contains { traits.locale.identifier.isTag(below: $0) })
  }

  var hasPlace: Bool {
    !rows.isEmpty || !columns.isEmpty || !letterRows.isEmpty || !letterColumns.isEmpty
      || !$position.isEmpty || !$half.isEmpty || !neighbors.isEmpty
  }

  package var namesKeys: Bool {
    !actions.isEmpty || !states.isEmpty || !anyStates.isEmpty || hasPlace
      || !alternatives.isEmpty && alternatives.allSatisfy(\.namesKeys)
  }

  /// Rules for all keys, or keys of a type, are about those with a face.
  var namesLowerBar: Bool {
    !actions.isEmpty || !rows.isEmpty
      || !alternatives.isEmpty && alternatives.allSatisfy(\.namesLowerBar)
  }

  package var innerMatches: [Self] {
    (alternatives + exceptions).flatMap { [$0] + $0.innerMatches }
  }

  /// The specificity of a match: by its actions or types first, then by its other conditions.
  package struct Specificity: Comparable, Hashable, Sendable {

    /// 3 for an action with a value, 2 for an action, 1 for a type of key, 0 for all keys.
    package let key: Int

    /// Each state and each condition of an exception counts, and the shortest alternative.
    package let conditions: Int

    package static func < (left: Self, right: Self) -> Bool {
      (left.key, left.conditions) < (right.key, right.conditions)
    }

    package var text: String {
      let keys = ["all keys", "a type of key", "an action", "an action with a value"]
      return "\(keys[key]), \(conditions) condition\(conditions == 1 ? "" : "s")"
    }
  }

  package func specificity(for element: KeyboardTheme.Element) -> Specificity {
    let key =
      !actions.isEmpty
      ? (actions.allSatisfy { $0.value != nil } ? 3 : 2) : types.isEmpty ? 0 : 1
    return Specificity(key: key, conditions: conditionCount + (element.general == nil ? 0 : 1))
  }

  private var conditionCount: Int {
    let single = MatchCondition.all.count { $0.countsOnce && $0.isSet(self) }
    return states.count + single + exceptions.reduce(0) { $0 + $1.innerCount }
      + (alternatives.map(\.innerCount).min() ?? 0)
  }

  /// Within other conditions, keys are a condition like any other.
  private var innerCount: Int { conditionCount + (actions.isEmpty && types.isEmpty ? 0 : 1) }
}

extension Array where Element: Equatable {

  fileprivate func allow(_ value: Element?) -> Bool { isEmpty || value.map(contains) ?? false }
}

extension String {

  /// Whether this is a tag of a locale or has more subtags than one, as `de-AT` is below `de`.
  package func isTag(below other: String) -> Bool {
    func subtags(_ tag: String) -> [Substring] {
      tag.lowercased().split { $0 == "-" || $0 == "_" }
    }
    return subtags(self).starts(with: subtags(other))
  }
}
