extension String {

  /// The text before the first word delimiter.
  public var wordFragmentAtStart: String { String(prefix { !$0.isWordDelimiter }) }

  /// The text after the last word delimiter.
  public var wordFragmentAtEnd: String { String(tail { !$0.isWordDelimiter }) }

  /// Whether the text ends with a word delimiter; an empty one doesn't.
  public var hasWordDelimiterSuffix: Bool { last?.isWordDelimiter ?? false }

  /// The word around a place that is counted in characters, or `nil` if there is none.
  ///
  /// A place outside the text is taken as the nearest one inside.
  public func word(at index: Int) -> String? {
    let word = wordFragment(before: index) + wordFragment(after: index)
    return word.isEmpty ? nil : word
  }

  /// The part of a word before a place that is counted in characters.
  public func wordFragment(before index: Int) -> String {
    String(prefix(max(0, index))).wordFragmentAtEnd
  }

  /// The part of a word after a place that is counted in characters.
  public func wordFragment(after index: Int) -> String {
    String(dropFirst(max(0, index))).wordFragmentAtStart
  }
}
