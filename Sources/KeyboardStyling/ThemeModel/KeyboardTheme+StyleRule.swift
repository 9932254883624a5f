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

  /// The changes to the callouts of certain keys.
  public typealias CalloutRule = StyleRule<KeyboardCallout.CalloutStyle>

  /// The changes to the small labels of certain keys.
  public typealias LabelRule = StyleRule<Keyboard.LabelStyle>

  /// The changes to the toolbar in certain contexts.
  public typealias ToolbarRule = StyleRule<Autocomplete.ToolbarStyle>

  /// The changes to certain suggestions in the toolbar.
  public typealias ToolbarItemRule = StyleRule<Autocomplete.ToolbarItemStyle>

  /// The changes to the separators between suggestions in certain contexts.
  public typealias ToolbarSeparatorRule = StyleRule<Autocomplete.ToolbarSeparatorStyle>

  /// The changes to the keyboard as a whole in certain contexts.
  public typealias BoardRule = StyleRule<KeyboardViewStyle>

  /// The changes to a part of the emoji keyboard in certain contexts.
  public typealias EmojiRule = StyleRule<Emoji.PartStyle>
}

extension KeyboardTheme {

  /// Append the rules of another theme to those of this one.
  mutating func appendRules(of theme: KeyboardTheme) {
    // Most lists are empty, and appending to one takes time on first use.
    buttonRules.appendAny(of: theme.buttonRules)
    letterRules.appendAny(of: theme.letterRules)
    calloutRules.appendAny(of: theme.calloutRules)
    hintRules.appendAny(of: theme.hintRules)
    languageRules.appendAny(of: theme.languageRules)
    toolbarRules.appendAny(of: theme.toolbarRules)
    toolbarItemRules.appendAny(of: theme.toolbarItemRules)
    toolbarSeparatorRules.appendAny(of: theme.toolbarSeparatorRules)
    boardRules.appendAny(of: theme.boardRules)
    emojiRules.appendAny(of: theme.emojiRules)
  }

  /// Put the rules into ascending order of specificity.
  mutating func sortRules() {
    buttonRules.sortBySpecificity()
    letterRules.sortBySpecificity()
    calloutRules.sortBySpecificity()
    hintRules.sortBySpecificity()
    languageRules.sortBySpecificity()
    toolbarRules.sortBySpecificity()
    toolbarItemRules.sortBySpecificity()
    toolbarSeparatorRules.sortBySpecificity()
    boardRules.sortBySpecificity()
    emojiRules.sortBySpecificity()
  }
}

extension Array {

  /// Append the elements of another list, if it has any.
  fileprivate mutating func appendAny(of others: Self) {
    if !others.isEmpty { append(contentsOf: others) }
  }

  /// Put the rules into ascending order of specificity.
  fileprivate mutating func sortBySpecificity<Style>()
  where Element == KeyboardTheme.StyleRule<Style> {
    if count > 1 { self = sortedBySpecificity() }
  }

  /// Return the rules in ascending order of specificity; the sort is stable.
  package func sortedBySpecificity<Style>() -> Self
  where Element == KeyboardTheme.StyleRule<Style> {
    sortedBySpecificity { $0.match }
  }

  /// Return the elements in ascending order of the specificity of their matches; the sort is stable.
  func sortedBySpecificity(_ match: (Element) -> KeyboardTheme.ButtonMatch) -> Self {
    let ranked = enumerated().map { (offset: $0, element: $1, rank: match($1).specificity) }
    return ranked.sorted { ($0.rank, $0.offset) < ($1.rank, $1.offset) }.map(\.element)
  }
}
