public import KeyboardCore

extension KeyboardTheme {

  /// What differs about a style at certain times.
  public struct StyleRule<Style: LayeredStyle & Hashable & Codable>: Hashable, Codable, Sendable {

    /// When the rule counts.
    public var match: ButtonMatch

    /// What it changes.
    public var style: Style

    /// A rule.
    public init(match: ButtonMatch, style: Style) {
      self.match = match
      self.style = style
    }
  }

  /// What differs for certain keys at certain times.
  public typealias ButtonRule = StyleRule<Keyboard.ButtonStyle>

  /// What differs about callouts in certain surroundings; keys and states are not asked for.
  public typealias CalloutRule = StyleRule<KeyboardCallout.CalloutStyle>

  /// What differs about the toolbar in certain surroundings; keys and states are not asked for.
  public typealias ToolbarRule = StyleRule<Autocomplete.ToolbarStyle>
}

extension Array {

  /// The rules from the least to the most narrow one; equally narrow ones keep their order.
  package func sortedBySpecificity<Style>() -> Self
  where Element == KeyboardTheme.StyleRule<Style> {
    let ranked = enumerated().map { (offset: $0, rule: $1, rank: $1.match.specificity) }
    return ranked.sorted { ($0.rank, $0.offset) < ($1.rank, $1.offset) }.map(\.rule)
  }

  /// A style with those of all rules laid over it that match a subject.
  func applied<Style>(to style: Style?, for subject: KeyboardTheme.Subject) -> Style?
  where Element == KeyboardTheme.StyleRule<Style> {
    reduce(style) { style, rule in
      guard rule.match.matches(subject) else { return style }
      return style?.extended(with: rule.style) ?? rule.style
    }
  }
}
