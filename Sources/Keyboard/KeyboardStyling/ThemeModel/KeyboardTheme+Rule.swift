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

    /// The part of the keyboard; that of a callout of any kind includes each kind.
    public var element: Element

    /// The conditions of the rule.
    public var match: ButtonMatch

    /// The changed fields, of the style that the part has; those of another style have no effect.
    public var style: RuleStyle

    /// The names of fields that get the value of the system keyboard, whatever is below the rule.
    public var unsetFields: Set<String> = []

    /// Create a rule of a part (default: keys).
    public init(element: Element = .key, match: ButtonMatch = .init(), style: RuleStyle) {
      self.element = element
      self.match = match
      self.style = style
    }
  }

  /// The style of a part of a keyboard.
  public indirect enum RuleStyle: Hashable, Codable, Sendable {

    /// The style of keys.
    case key(Keyboard.ButtonStyle)

    /// The style of hints, of languages on space and of letters on number pads.
    case label(Keyboard.LabelStyle)

    /// The style of the keyboard as a whole.
    case board(KeyboardViewStyle)

    /// The style of the toolbar.
    case toolbar(Autocomplete.ToolbarStyle)

    /// The style of suggestions.
    case toolbarItem(Autocomplete.ToolbarItemStyle)

    /// The style of the separators between suggestions.
    case toolbarSeparator(Autocomplete.ToolbarSeparatorStyle)

    /// The style of callouts.
    case callout(KeyboardCallout.CalloutStyle)

    /// The style of parts of the emoji keyboard.
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
}

extension KeyboardTheme.Rule {

  package func matches(_ subject: KeyboardTheme.Subject) -> Bool {
    element.includes(subject.element) && match.matches(subject)
  }

  package var specificity: KeyboardTheme.ButtonMatch.Specificity {
    match.specificity(for: element)
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
