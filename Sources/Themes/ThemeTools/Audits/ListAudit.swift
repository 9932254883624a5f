import KeyboardCore
import KeyboardStyling
import SourceText

/// Rules of a list without an effect.
struct ListAudit<Style: LayeredStyle> {

  private typealias Rule = (
    element: KeyboardTheme.Element, match: KeyboardTheme.ButtonMatch, style: Style
  )

  private let rules: [Rule]

  /// Whether a rule unsets values, which gives an effect to rules that seem to have none.
  private let hasUnsetFields: Bool

  init(rules: [KeyboardTheme.Rule]) {
    hasUnsetFields = rules.contains { !$0.unsetFields.isEmpty }
    self.rules = rules.compactMap { rule in
      (rule.style.fields as? Style).map { (rule.element, rule.match, $0) }
    }
  }

  /// Whether the rules are for keys, which callouts follow.
  private var areOfKeys: Bool { rules.first?.element == .key }

  func fields(of index: Int) -> [StyleField<Style>] {
    Style.fields.filter { $0.isSet(in: rules[index].style) }
  }

  func isShadowed(_ index: Int) -> Bool {
    if hasUnsetFields { return false }
    let (fields, element, style) = (fields(of: index), rules[index].element, rules[index].style)
    // Most rules are told apart by their fields.
    let later = rules[(index + 1)...].filter { rule in
      fields.contains { $0.isSet(in: rule.style) }
    }
    if later.isEmpty { return false }
    return matches(of: index).allSatisfy { match in
      let covering = later.filter { rule in
        rule.element.includes(element) && match.implies(rule.match)
          && (!areOfKeys || !match.namesKeys || rule.match.namesKeys)
      }
      return fields.allSatisfy { field in
        covering.contains { field.isOverridden(in: style, by: $0.style) }
      }
    }
  }

  private func matches(of index: Int) -> [KeyboardTheme.ButtonMatch] {
    let match = rules[index].match
    let isSplit =
      match.$colorScheme.count != 1
      && rules[(index + 1)...].contains { !$0.match.$colorScheme.isEmpty }
    guard isSplit else { return [match] }
    return [ColorScheme.light, .dark].map { scheme in
      return changing(match) { $0.colorScheme = scheme }
    }
  }

  func isRedundant(_ index: Int, over bases: [Style]) -> Bool {
    guard !hasUnsetFields, isFreeOfCallouts(rules[index].match) else { return false }
    return fields(of: index).allSatisfy { field in
      isRedundant(field, of: index, over: bases)
    }
  }

  private func isRedundant(_ field: StyleField<Style>, of index: Int, over bases: [Style]) -> Bool {
    let (element, match, style) = (rules[index].element, rules[index].match, rules[index].style)
    // A color removes the gradient in its place, so that it isn't in vain even if it is the same.
    let gradient = field.name.replacing("Color", with: "Gradient")
    if gradient != field.name,
      rules.contains(where: { $0.style.hasField(gradient) })
        || bases.contains(where: { $0.hasField(gradient) })
    {
      return false
    }
    for rule in rules[..<index].reversed()
    where field.isSet(in: rule.style) && !match.excludes(rule.match)
      && (rule.element.includes(element) || element.includes(rule.element))
    {
      guard field.isEqual(rule.style, style, in: match.onlyColorScheme) else { return false }
      if rule.element.includes(element), match.implies(rule.match) { return true }
    }
    return !bases.isEmpty
      && bases.allSatisfy {
        field.isSet(in: $0) && field.isEqual($0, style, in: match.onlyColorScheme)
      }
  }

  private func isFreeOfCallouts(_ match: KeyboardTheme.ButtonMatch) -> Bool {
    guard areOfKeys, match.namesKeys else { return true }
    let kinds: Set<KeyboardAction.Kind> = [
      .backspace, .capsLock, .dismissKeyboard, .primary, .shift, .tab,
    ]
    return !match.actions.isEmpty && match.actions.allSatisfy { kinds.contains($0.kind) }
  }
}

extension KeyboardTheme.ButtonMatch {

  fileprivate var onlyColorScheme: ColorScheme? { $colorScheme.count == 1 ? colorScheme : nil }

  // Relations between the conditions of rules, as far as they are certain: a relation that depends on
  // the keys of a layout doesn't hold.

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
      && ValueRelation.implying($half, other.$half)
  }

  private func hasContext(_ relation: ValueRelation, _ other: Self) -> Bool {
    relation($colorScheme, other.$colorScheme) && relation($device, other.$device)
      && relation(models, other.models) && relation($orientation, other.$orientation)
      && relation($dockEdge, other.$dockEdge) && relation($placement, other.$placement)
      && relation($layoutType, other.$layoutType)
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

  private var withoutExceptions: Self { changing(self) { $0.exceptions = [] } }

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

extension StyleField where Style: LayeredStyle {

  fileprivate func isOverridden(in style: Style, by later: Style) -> Bool {
    guard isSet(in: later) else { return false }
    return isEqual(style.extended(with: later), later, in: nil)
  }

  fileprivate func isEqual(_ first: Style, _ second: Style, in scheme: ColorScheme?) -> Bool {
    [ColorScheme.light, .dark].allSatisfy { tested in
      guard scheme == nil || scheme == tested else { return true }
      let isDark = tested == .dark
      return first.texts(of: [self], isDark: isDark).map(\.text)
        == second.texts(of: [self], isDark: isDark).map(\.text)
    }
  }
}

extension LayeredStyle {

  func hasField(_ name: String) -> Bool {
    Self.fields.contains { $0.name == name && $0.isSet(in: self) }
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
