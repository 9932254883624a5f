public import KeyboardCore

extension KeyboardTheme {

  /// What differs for certain keys at certain times.
  public struct ButtonRule: Hashable, Codable, Sendable {

    /// When the rule counts.
    public var match: ButtonMatch

    /// What it changes.
    public var style: Keyboard.ButtonStyle

    /// A rule.
    public init(match: ButtonMatch, style: Keyboard.ButtonStyle) {
      self.match = match
      self.style = style
    }
  }
}

extension [KeyboardTheme.ButtonRule] {

  /// The rules from the least to the most narrow one; equally narrow ones keep their order.
  public func sortedBySpecificity() -> Self {
    let ranked = enumerated().map { (offset: $0, rule: $1, rank: $1.match.specificity) }
    return ranked.sorted { ($0.rank, $0.offset) < ($1.rank, $1.offset) }.map(\.rule)
  }
}
