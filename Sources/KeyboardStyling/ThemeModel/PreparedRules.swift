import KeyboardCore

/// The rules of keys or their hints that hold in a context, prepared to be tested against many keys.
///
/// Conditions on the context are tested once, and most rules are then told from a key by a few bits.
/// A theme with 500 rules is tested 33 times for each picture.
struct PreparedRules<Style: LayeredStyle & Hashable & Codable> {

  private let source: [KeyboardTheme.StyleRule<Style>]
  private let traits: KeyboardTraits
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

  /// Prepare rules for a context.
  init(_ source: [KeyboardTheme.StyleRule<Style>], traits: KeyboardTraits) {
    self.source = source
    self.traits = traits
    let casing = KeyCasing(language: traits.localeProfile.language)
    rules = source.indices.compactMap { index in
      let match = source[index].match
      guard match.matches(traits) else { return nil }
      let isOfCharacters =
        !match.actions.isEmpty
        && match.actions.allSatisfy { $0.kind == .character && $0.value != nil }
      let values = isOfCharacters ? match.actions.compactMap(\.value) : []
      return Rule(
        index: index, kinds: .bits(of: match.actions.map(\.kind)), types: .bits(of: match.types),
        states: .bits(of: match.states), anyStates: .bits(of: match.anyStates),
        characters: isOfCharacters ? Set(values + values.map(casing.uppercased)) : nil)
    }
  }

  /// Whether these are the rules of a theme in a context.
  ///
  /// Arrays are compared by their storage, which stays the same until a rule is changed.
  func arePrepared(
    from rules: [KeyboardTheme.StyleRule<Style>], traits: KeyboardTraits
  ) -> Bool {
    rules.withUnsafeBufferPointer { rules in
      source.withUnsafeBufferPointer { $0.baseAddress == rules.baseAddress }
    } && source.count == rules.count && self.traits == traits
  }

  /// Return a style with those of all matching rules layered over it.
  func applied(to style: Style, for key: KeyboardTheme.Subject) -> Style {
    var style = style
    forEachMatch(of: key) { style = style.extended(with: $1) }
    return style
  }

  /// Call a closure with each matching rule, by its index and style.
  func forEachMatch(of key: KeyboardTheme.Subject, _ body: (Int, Style) -> Void) {
    guard let action = key.action else { return }
    let kind = UInt64.bits(of: [action.kind])
    let type = UInt64.bits(of: [action.keyboardThemeButtonType])
    let states = UInt64.bits(of: key.states)
    let character = action.kind == .character ? action.value ?? "" : ""
    let upper = KeyCasing(language: traits.localeProfile.language).uppercased(character)
    for rule in rules {
      guard rule.kinds == 0 || rule.kinds & kind != 0, rule.types == 0 || rule.types & type != 0,
        rule.states & states == rule.states,
        rule.anyStates == 0 || rule.anyStates & states != 0
      else { continue }
      if let characters = rule.characters,
        !characters.contains(character) && !characters.contains(upper)
      {
        continue
      }
      if source[rule.index].match.matchesKey(in: key) {
        body(rule.index, source[rule.index].style)
      }
    }
  }
}

extension UInt64 {

  /// Return a bit for each value, by its place among all values of its type.
  fileprivate static func bits<Value: CaseIterable & Hashable>(
    of values: some Sequence<Value>
  ) -> UInt64 {
    values.reduce(0) { bits, value in
      let place = Value.allCases.enumerated().first { $1 == value }?.offset ?? 0
      return bits | 1 << UInt64(place)
    }
  }
}
