public import KeyboardCore

extension KeyboardTheme {

  /// The changes to the style of a part of a keyboard under certain conditions.
  ///
  /// ```swift
  /// var match = KeyboardTheme.ButtonMatch()
  /// match.actions = [.init(.space)]
  /// match.states = [.pressed]
  /// var theme = KeyboardTheme(name: "Glow")
  /// theme.rules.append(.init(match: match, style: .key(.init(backgroundColor: .cyan))))
  /// theme.keyboardButtonStyle(for: .space, context: context, isPressed: true).backgroundColor  // → .cyan
  /// ```
  public struct Rule: Hashable, Codable, Sendable {

    /// The part of the keyboard; a callout of any kind includes each kind.
    public var element: Element

    /// The conditions of the rule.
    public var match: ButtonMatch

    /// The changed fields of the part's style; fields of another style have no effect.
    public var style: RuleStyle

    /// Names of fields with the system keyboard's value instead of the one below the rule.
    public var unsetFields: Set<String> = []

    /// Creates a rule of a part (default: keys).
    public init(element: Element = .key, match: ButtonMatch = .init(), style: RuleStyle) {
      self.element = element
      self.match = match
      self.style = style
    }

    package var specificity: KeyboardTheme.ButtonMatch.Specificity {
      match.specificity(for: element)
    }
  }

  /// The style of a part; labels are hints, languages on space and letters on number pads.
  public indirect enum RuleStyle: Hashable, Codable, Sendable {
    case key(Keyboard.ButtonStyle)
    case label(Keyboard.LabelStyle)
    case board(KeyboardViewStyle)
    case toolbar(Autocomplete.ToolbarStyle)
    case toolbarItem(Autocomplete.ToolbarItemStyle)
    case toolbarSeparator(Autocomplete.ToolbarSeparatorStyle)
    case callout(KeyboardCallout.CalloutStyle)
    case emoji(Emoji.PartStyle)

    package var fields: any LayeredStyle {
      switch self {
      case .key(let style): style
      case .label(let style): style
      case .board(let style): style
      case .toolbar(let style): style
      case .toolbarItem(let style): style
      case .toolbarSeparator(let style): style
      case .callout(let style): style
      case .emoji(let style): style
      }
    }
  }

  /// Values of a condition; one match is enough, and an empty list always matches.
  ///
  /// ```swift
  /// var match = KeyboardTheme.ButtonMatch()
  /// match.orientation = .landscape
  /// match.$device = [.pad, .phone]
  /// match.device  // → .pad
  /// ```
  @propertyWrapper
  public struct AnyOf<Value: Codable & Hashable & Sendable>: Hashable, Sendable {

    /// All values.
    public var projectedValue: [Value]

    /// The first value, or `nil` if there are none; a new one replaces all.
    public var wrappedValue: Value? {
      get { projectedValue.first }
      set { projectedValue = newValue.map { [$0] } ?? [] }
    }

    /// Creates a condition with up to one value.
    public init(wrappedValue: Value? = nil) { projectedValue = wrappedValue.map { [$0] } ?? [] }
  }

  /// A state of a key; several can apply at once.
  public enum ButtonState: String, CaseIterable, KeyboardModel {

    /// The key is being touched.
    case pressed

    /// The key represents the current state: an active shift key, or the current keyboard type.
    case selected

    /// The key stays active until it is pressed again: caps lock.
    case locked

    /// The key is disabled.
    case disabled
  }

  /// The types of keys: `input` inserts text, `primary` is the return key, all others are `system`.
  public enum ButtonType: String, CaseIterable, CodingKeyRepresentable, KeyboardModel {
    case input
    case system
    case primary
  }
}

extension Array {

  package func sorted(
    bySpecificity specificity: (Element) -> KeyboardTheme.ButtonMatch.Specificity
  ) -> Self {
    if count < 2 { return self }
    let ranked = enumerated().map { (offset: $0, element: $1, rank: specificity($1)) }
    return ranked.sorted { ($0.rank, $0.offset) < ($1.rank, $1.offset) }.map(\.element)
  }
}

extension KeyboardTheme.AnyOf: Codable {

  /// Decodes a value, or several.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    projectedValue =
      try (try? container.decode(Value.self)).map { [$0] } ?? container.decode([Value].self)
  }

  /// Encodes the value by itself, or several as a list.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if projectedValue.count == 1 {
      try container.encode(projectedValue[0])
    } else {
      try container.encode(projectedValue)
    }
  }
}

// As in `ButtonMatch`, synthesized coding prefers these: a condition without values isn't encoded.
extension KeyedDecodingContainer {

  func decode<Value>(
    _ type: KeyboardTheme.AnyOf<Value>.Type, forKey key: Key
  ) throws -> KeyboardTheme.AnyOf<Value> {
    try decodeIfPresent(type, forKey: key) ?? .init()
  }
}

extension KeyedEncodingContainer {

  mutating func encode<Value>(_ value: KeyboardTheme.AnyOf<Value>, forKey key: Key) throws {
    try encodeIfPresent(value.projectedValue.isEmpty ? nil : value, forKey: key)
  }
}

extension KeyboardAction {

  package func themeStates(
    for traits: KeyboardTraits, isPressed: Bool
  ) -> Set<KeyboardTheme.ButtonState> {
    var states: Set<KeyboardTheme.ButtonState> = isPressed ? [.pressed] : []
    switch self {
    case .shift, .capsLock:
      if traits.keyboardCase == .capsLocked { states.formUnion([.selected, .locked]) }
      if isShiftAction, traits.keyboardCase == .uppercased { states.insert(.selected) }
    case .keyboardType(traits.keyboardType): states.insert(.selected)
    default: break
    }
    if traits.disabledActions.contains(self) { states.insert(.disabled) }
    return states
  }

  /// The type of a key of this action in themes; all return key types are primary.
  public var keyboardThemeButtonType: KeyboardTheme.ButtonType {
    isPrimaryAction ? .primary : isInputAction ? .input : .system
  }
}
