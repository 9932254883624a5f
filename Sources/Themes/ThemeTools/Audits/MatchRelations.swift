import KeyboardCore
import KeyboardStyling

// Relations between the conditions of rules, as far as they are certain: a relation that depends on
// the keys of a layout doesn't hold.
extension KeyboardTheme.ButtonMatch {

  func implies(_ other: Self) -> Bool {
    impliesKey(of: other) && hasContext(.implying, other)
      && (other.$locale.isEmpty
        || !$locale.isEmpty
          && $locale.allSatisfy { own in other.$locale.contains { own.isTag(below: $0) } })
      && other.exceptions.allSatisfy { excepted in
        exceptions.contains(excepted) || excludes(excepted)
      }
      && (other.alternatives.isEmpty || other.alternatives == alternatives
        || other.alternatives.contains { implies($0) })
  }

  private func impliesKey(of other: Self) -> Bool {
    ValueRelation.implying(isSelectedAction, other.isSelectedAction)
      && ValueRelation.implying(suggestionTypes, other.suggestionTypes)
      && other.actions.isImplied(by: actions) && other.neighbors.isImplied(by: neighbors)
      && (ValueRelation.implying(types, other.types)
        || !actions.isEmpty && actions.allSatisfy { other.types.contains($0.kind.themeButtonType) })
      && other.states.isSubset(of: states)
      && (other.anyStates.isEmpty || !other.anyStates.isDisjoint(with: states)
        || !anyStates.isEmpty && anyStates.isSubset(of: other.anyStates))
      && ValueRelation.implying(rows, other.rows) && ValueRelation.implying(columns, other.columns)
      && ValueRelation.implying(letterRows, other.letterRows)
      && ValueRelation.implying(letterColumns, other.letterColumns)
      && ValueRelation.implying($position, other.$position)
  }

  private func hasContext(_ relation: ValueRelation, _ other: Self) -> Bool {
    relation($colorScheme, other.$colorScheme) && relation($device, other.$device)
      && relation(models, other.models) && relation($orientation, other.$orientation)
      && relation($dockEdge, other.$dockEdge) && relation($layoutType, other.$layoutType)
      && relation($keyboardType, other.$keyboardType)
      && relation($keyboardCase, other.$keyboardCase) && relation($contrast, other.$contrast)
      && relation(reduceTransparency, other.reduceTransparency)
      && relation(reduceMotion, other.reduceMotion)
      && relation(differentiateWithoutColor, other.differentiateWithoutColor)
      && relation(liquidGlass, other.liquidGlass) && relation(textSizes, other.textSizes)
  }

  func excludes(_ other: Self) -> Bool {
    excludesKey(of: other) || !hasContext(.allowing, other)
      || exceptions.contains { other.withoutExceptions.implies($0) }
      || other.exceptions.contains { withoutExceptions.implies($0) }
  }

  private var withoutExceptions: Self {
    var match = self
    match.exceptions = []
    return match
  }

  private func excludesKey(of other: Self) -> Bool {
    !ValueRelation.allowing(suggestionTypes, other.suggestionTypes)
      || !ValueRelation.allowing(types, other.types)
      || !ValueRelation.allowing(isSelectedAction, other.isSelectedAction)
      || !actions.isEmpty && !other.actions.isEmpty
        && !actions.contains { own in other.actions.contains { own.overlaps($0) } }
      || excludesTypes(of: other) || other.excludesTypes(of: self)
  }

  private func excludesTypes(of other: Self) -> Bool {
    !types.isEmpty && !other.actions.isEmpty
      && !other.actions.contains { types.contains($0.kind.themeButtonType) }
  }
}

/// A relation of a condition's values in two rules; without values, a condition always holds.
private enum ValueRelation {

  /// Where the first rule's condition holds, the second one's does.
  case implying

  case allowing

  func callAsFunction<Value: Equatable>(_ own: [Value], _ other: [Value]) -> Bool {
    switch self {
    case .implying: other.isEmpty || !own.isEmpty && own.allSatisfy(other.contains)
    case .allowing: own.isEmpty || other.isEmpty || own.contains(where: other.contains)
    }
  }

  func callAsFunction<Value: Equatable>(_ own: Value?, _ other: Value?) -> Bool {
    own == other || other == nil || self == .allowing && own == nil
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

extension String {

  /// For example, `de-AT` is below `de`.
  fileprivate func isTag(below other: String) -> Bool {
    func subtags(_ tag: String) -> [Substring] {
      tag.lowercased().split { $0 == "-" || $0 == "_" }
    }
    return subtags(self).starts(with: subtags(other))
  }
}
