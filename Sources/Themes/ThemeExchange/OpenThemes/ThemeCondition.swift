import KeyboardCore
import KeyboardStyling

/// A condition of a declaration, of those that KeyboardKit can ask for.
indirect enum ThemeCondition: Hashable, Sendable {
  case actions([KeyboardTheme.ActionPattern])
  case type([KeyboardTheme.ButtonType])
  case pressed, selected, locked
  case colorScheme(ColorScheme)
  case device([DeviceType])
  case orientation(KeyboardTheme.ButtonMatch.Orientation)
  case locale([String])
  case keyboardType([String])
  case keyboardCase([Keyboard.KeyboardCase])
  case all([ThemeCondition])
  case any([ThemeCondition])
  case not(ThemeCondition)

  static let always = ThemeCondition.all([])
  static let never = ThemeCondition.any([])

  /// The condition of an open match.
  init(_ match: KeyboardTheme.ButtonMatch) {
    var parts: [ThemeCondition] = []
    if !match.actions.isEmpty { parts.append(.actions(match.actions)) }
    if !match.types.isEmpty { parts.append(.types(match.types)) }
    parts += match.states.sorted().map(ThemeCondition.state)
    if !match.anyStates.isEmpty { parts.append(.some(match.anyStates.sorted().map(Self.state))) }
    parts.append(.choice(match.$colorScheme, of: ColorScheme.allCases) { .colorScheme($0) })
    parts.append(
      .choice(match.$orientation, of: KeyboardTheme.ButtonMatch.Orientation.allCases) {
        .orientation($0)
      })
    if !match.$device.isEmpty { parts.append(.device(match.$device)) }
    if !match.$locale.isEmpty { parts.append(.locale(match.$locale)) }
    if !match.$keyboardType.isEmpty { parts.append(.keyboardType(match.$keyboardType)) }
    if !match.$keyboardCase.isEmpty { parts.append(.keyboardCase(match.$keyboardCase)) }
    if !match.alternatives.isEmpty {
      parts.append(.some(match.alternatives.map { ThemeCondition($0) }))
    }
    parts += match.exceptions.map { Self.negated(ThemeCondition($0)) }
    self = .every(parts)
  }

  static func types(_ types: [KeyboardTheme.ButtonType]) -> Self {
    Set(types).count == KeyboardTheme.ButtonType.allCases.count ? .always : .type(types)
  }

  /// All of some conditions, without those that always hold.
  static func every(_ parts: [ThemeCondition]) -> Self {
    let flat = parts.flatMap { part in if case .all(let inner) = part { inner } else { [part] } }
    if flat.contains(.never) { return .never }
    return flat.count == 1 ? flat[0] : .all(flat)
  }

  static func some(_ parts: [ThemeCondition]) -> Self {
    let possible = parts.filter { $0 != .never }
    if possible.contains(.always) { return .always }
    return possible.count == 1 ? possible[0] : .any(possible)
  }

  private static func negated(_ part: ThemeCondition) -> Self {
    part == .always ? .never : part == .never ? .always : .not(part)
  }

  private static func state(_ state: KeyboardTheme.ButtonState) -> Self {
    switch state {
    case .pressed: .pressed
    case .selected: .selected
    case .locked: .locked
    case .disabled: .never
    }
  }

  private static func choice<Value: Hashable>(
    _ values: [Value], of all: [Value], _ condition: (Value) -> Self
  ) -> Self {
    values.isEmpty || Set(values).count == all.count ? .always : condition(values[0])
  }
}

extension ThemeCondition {

  /// The conditions that hold together.
  var parts: [ThemeCondition] { if case .all(let parts) = self { parts } else { [self] } }
}

extension KeyboardTheme.ActionPattern {

  /// Return the texts of the keys with a letter, which match in both cases.
  func letters(of value: String) -> [String] {
    let cased = [value, KeyCasing(language: "").uppercased(value), value.lowercased()]
    return isExact ? [value] : cased.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

extension Set<KeyboardTheme.ButtonState> {

  /// In the order of their declaration, so that results don't depend on the order of the set.
  fileprivate func sorted() -> [KeyboardTheme.ButtonState] {
    KeyboardTheme.ButtonState.allCases.filter(contains)
  }
}
