import KeyboardCore
import KeyboardStyling

// Relations between the conditions of rules, as far as they are certain: a relation that depends on
// the keys of a layout doesn't hold.
extension KeyboardTheme.ButtonMatch {

  func implies(_ other: Self) -> Bool {
    impliesKey(of: other) && impliesContext(of: other)
      && other.exceptions.allSatisfy { excepted in
        exceptions.contains(excepted) || excludes(excepted)
      }
      && (other.alternatives.isEmpty || other.alternatives == alternatives
        || other.alternatives.contains { implies($0) })
  }

  private func impliesKey(of other: Self) -> Bool {
    other.isSelectedAction.isImplied(by: isSelectedAction)
      && other.suggestionTypes.isImplied(by: suggestionTypes)
      && other.actions.isImplied(by: actions) && other.neighbors.isImplied(by: neighbors)
      && (other.types.isImplied(by: types)
        || !actions.isEmpty && actions.allSatisfy { other.types.contains($0.kind.themeButtonType) })
      && other.states.isSubset(of: states)
      && (other.anyStates.isEmpty || !other.anyStates.isDisjoint(with: states)
        || !anyStates.isEmpty && anyStates.isSubset(of: other.anyStates))
      && other.rows.isImplied(by: rows) && other.columns.isImplied(by: columns)
      && other.letterRows.isImplied(by: letterRows)
      && other.letterColumns.isImplied(by: letterColumns)
      && other.$position.isImplied(by: $position)
  }

  private func impliesContext(of other: Self) -> Bool {
    other.$colorScheme.isImplied(by: $colorScheme) && other.$device.isImplied(by: $device)
      && other.models.isImplied(by: models) && other.$orientation.isImplied(by: $orientation)
      && other.$dockEdge.isImplied(by: $dockEdge)
      && (other.$locale.isEmpty
        || !$locale.isEmpty
          && $locale.allSatisfy { own in other.$locale.contains { own.isTag(below: $0) } })
      && other.$layoutType.isImplied(by: $layoutType)
      && other.$keyboardType.isImplied(by: $keyboardType)
      && other.$keyboardCase.isImplied(by: $keyboardCase)
      && other.$contrast.isImplied(by: $contrast)
      && other.reduceTransparency.isImplied(by: reduceTransparency)
      && other.reduceMotion.isImplied(by: reduceMotion)
      && other.differentiateWithoutColor.isImplied(by: differentiateWithoutColor)
      && other.liquidGlass.isImplied(by: liquidGlass)
      && other.textSizes.isImplied(by: textSizes)
  }

  func excludes(_ other: Self) -> Bool {
    excludesKey(of: other) || excludesContext(of: other)
      || exceptions.contains { other.withoutExceptions.implies($0) }
      || other.exceptions.contains { withoutExceptions.implies($0) }
  }

  private var withoutExceptions: Self {
    var match = self
    match.exceptions = []
    return match
  }

  private func excludesKey(of other: Self) -> Bool {
    suggestionTypes.excludes(other.suggestionTypes) || types.excludes(other.types)
      || isSelectedAction.excludes(other.isSelectedAction)
      || !actions.isEmpty && !other.actions.isEmpty
        && !actions.contains { own in other.actions.contains { own.overlaps($0) } }
      || excludesTypes(of: other) || other.excludesTypes(of: self)
  }

  private func excludesTypes(of other: Self) -> Bool {
    !types.isEmpty && !other.actions.isEmpty
      && !other.actions.contains { types.contains($0.kind.themeButtonType) }
  }

  private func excludesContext(of other: Self) -> Bool {
    $colorScheme.excludes(other.$colorScheme) || $device.excludes(other.$device)
      || models.excludes(other.models) || $orientation.excludes(other.$orientation)
      || $dockEdge.excludes(other.$dockEdge) || $layoutType.excludes(other.$layoutType)
      || $keyboardType.excludes(other.$keyboardType)
      || $keyboardCase.excludes(other.$keyboardCase) || $contrast.excludes(other.$contrast)
      || reduceTransparency.excludes(other.reduceTransparency)
      || reduceMotion.excludes(other.reduceMotion)
      || differentiateWithoutColor.excludes(other.differentiateWithoutColor)
      || liquidGlass.excludes(other.liquidGlass)
      || textSizes.excludes(other.textSizes)
  }
}

extension [KeyboardTheme.ActionPattern] {

  fileprivate func isImplied(by others: Self) -> Bool {
    isEmpty || !others.isEmpty && others.allSatisfy { own in contains { own.implies($0) } }
  }
}

extension KeyboardTheme.ActionPattern {

  fileprivate func implies(_ other: Self) -> Bool {
    guard kind == other.kind else { return false }
    guard let value = other.value else { return true }
    return value == self.value && (isExact || !other.isExact)
  }

  fileprivate func overlaps(_ other: Self) -> Bool {
    guard kind == other.kind else { return false }
    guard let value, let otherValue = other.value else { return true }
    return value.lowercased() == otherValue.lowercased()
      || value.uppercased() == otherValue.uppercased()
      // Such as the dotted and dotless i.
      || value.lowercased().first == otherValue.lowercased().first && kind == .character
        && "iıİI".contains(value)
  }
}

extension Optional where Wrapped: Equatable {

  /// Whether a condition holds where a value of it does: it is unset, or has that value.
  fileprivate func isImplied(by other: Self) -> Bool { self == nil || self == other }

  fileprivate func excludes(_ other: Self) -> Bool {
    self != nil && other != nil && self != other
  }
}

extension Array where Element: Equatable {

  fileprivate func isImplied(by others: Self) -> Bool {
    isEmpty || !others.isEmpty && others.allSatisfy(contains)
  }

  fileprivate func excludes(_ others: Self) -> Bool {
    !isEmpty && !others.isEmpty && !contains(where: others.contains)
  }
}

extension String {

  /// For example, `de-AT` is below `de`.
  fileprivate func isTag(below other: String) -> Bool {
    func subtags(_ tag: String) -> [Substring] {
      tag.lowercased().split { $0 == "-" || $0 == "_" }
    }
    return subtags(self).starts(with: subtags(other))
  }
}
