public import KeyboardCore

extension KeyboardTheme {

  /// The changes to a style under certain conditions.
  public struct StyleRule<Style: LayeredStyle & Hashable & Codable>: Hashable, Codable, Sendable {

    /// The conditions of the rule.
    public var match: ButtonMatch

    /// The changed fields.
    public var style: Style

    /// Create a rule.
    public init(match: ButtonMatch, style: Style) {
      self.match = match
      self.style = style
    }
  }

  /// The changes to keys under certain conditions.
  public typealias ButtonRule = StyleRule<Keyboard.ButtonStyle>

  /// The changes to callouts in certain contexts; conditions on keys and states don't apply.
  public typealias CalloutRule = StyleRule<KeyboardCallout.CalloutStyle>

  /// The changes to the toolbar in certain contexts; conditions on keys and states don't apply.
  public typealias ToolbarRule = StyleRule<Autocomplete.ToolbarStyle>
}

extension Array {

  /// Return the rules in ascending order of specificity; the sort is stable.
  package func sortedBySpecificity<Style>() -> Self
  where Element == KeyboardTheme.StyleRule<Style> {
    let ranked = enumerated().map { (offset: $0, rule: $1, rank: $1.match.specificity) }
    return ranked.sorted { ($0.rank, $0.offset) < ($1.rank, $1.offset) }.map(\.rule)
  }

  /// Return a style with those of all matching rules layered over it.
  func applied<Style>(to style: Style?, for subject: KeyboardTheme.Subject) -> Style?
  where Element == KeyboardTheme.StyleRule<Style> {
    reduce(style) { style, rule in
      guard rule.match.matches(subject) else { return style }
      return style?.extended(with: rule.style) ?? rule.style
    }
  }
}
