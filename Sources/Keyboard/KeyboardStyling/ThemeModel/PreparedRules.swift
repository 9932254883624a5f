package import KeyboardCore

/// Rules that hold in some traits, with bits for keys: 500 rules are tested 33 times per image.
package struct PreparedRules {

  private let source: [KeyboardTheme.Rule]
  private let language: String
  private let rules: [Rule]

  /// A rule by its index, with sets of what may match as bits; no bits match anything.
  private struct Rule {
    let index: Int
    let kinds: UInt64
    let types: UInt64
    let states: UInt64
    let anyStates: UInt64

    /// The characters in both cases, or `nil` if other actions match too.
    let characters: Set<String>?
  }

  package init(_ source: [KeyboardTheme.Rule], traits: KeyboardTraits) {
    self.source = source
    let language = traits.localeProfile.language
    self.language = language
    let casing = KeyCasing(language: language)
    rules = source.indices.compactMap { index in
      let match = source[index].match
      guard source[index].element.hasKey, match.matches(traits) else { return nil }
      let isOfCharacters =
        !match.actions.isEmpty
        && match.actions.allSatisfy { $0.kind == .character && $0.value != nil }
      let values = isOfCharacters ? match.actions.compactMap(\.value) : []
      return Rule(
        index: index, kinds: .bits(of: match.actions.map(\.kind)), types: .bits(of: match.types),
        states: .bits(of: match.states), anyStates: .bits(of: match.anyStates),
        characters: isOfCharacters ? Set(values + values.map(casing.uppercased)) : nil)
    }
    haveLabels = rules.contains { rule in
      [.hint, .language, .letters].contains(source[rule.index].element)
    }
  }

  var isEmpty: Bool { rules.isEmpty }

  let haveLabels: Bool

  func sources(
    of action: KeyboardAction, isPressed: Bool, traits: KeyboardTraits,
    place: KeyboardLayout.KeyPosition?
  ) -> [KeyboardTheme.LayerSource] {
    if action.isSpacer { return [] }
    var sources: [KeyboardTheme.LayerSource] = []
    sources.reserveCapacity(3)
    sources.append(.pressedOverlay)
    let isInLowerBar = place?.isInLowerBar ?? false
    if !isInLowerBar {
      // A disabled return key has no emphasis; it has the style of the system keys.
      let isDisabled = traits.disabledActions.contains(action)
      let type = isDisabled && action.isPrimaryAction ? .system : action.keyboardThemeButtonType
      sources.append(.buttons(type, isPressed: false))
      if isPressed { sources.append(.buttons(type, isPressed: true)) }
    }
    // A subject is made for rules only, since it copies the traits.
    if isEmpty { return sources }
    let key = KeyboardTheme.Subject(
      action: action, place: place, isPressed: isPressed, traits: traits)
    for index in matches(of: key) where !isInLowerBar || source[index].match.namesLowerBar {
      sources.append(.rule(index))
    }
    return sources
  }

  func matches(of key: KeyboardTheme.Subject) -> [Int] {
    guard !isEmpty, let action = key.action else { return [] }
    let kind = UInt64.bits(of: [action.kind])
    let type = UInt64.bits(of: [action.keyboardThemeButtonType])
    let states = UInt64.bits(of: key.states)
    let character = action.kind == .character ? action.value ?? "" : ""
    let upper = KeyCasing(language: language).uppercased(character)
    return rules.filter { rule in
      guard rule.kinds == 0 || rule.kinds & kind != 0, rule.types == 0 || rule.types & type != 0,
        rule.states & states == rule.states,
        rule.anyStates == 0 || rule.anyStates & states != 0,
        rule.characters.map({ $0.contains(character) || $0.contains(upper) }) ?? true
      else { return false }
      let rule = source[rule.index]
      return rule.element.includes(key.element) && rule.match.matchesKey(in: key)
    }.map(\.index)
  }
}

extension UInt64 {

  fileprivate static func bits<Value: CaseIterable & Hashable>(
    of values: some Sequence<Value>
  ) -> UInt64 {
    values.reduce(0) { bits, value in
      let place = Value.allCases.enumerated().first { $1 == value }?.offset ?? 0
      return bits | 1 << UInt64(place)
    }
  }
}
