extension String {

  /// The prefix before the first word delimiter.
  public var wordFragmentAtStart: String { String(prefix { !$0.isWordDelimiter }) }

  /// The suffix after the last word delimiter.
  public var wordFragmentAtEnd: String { String(tail { !$0.isWordDelimiter }) }

  /// Whether the string ends with a word delimiter; an empty one doesn't.
  public var hasWordDelimiterSuffix: Bool { last?.isWordDelimiter ?? false }

  /// The word around an index in characters, or `nil` if there is none.
  ///
  /// An index out of bounds is clamped.
  public func word(at index: Int) -> String? {
    let word = wordFragment(before: index) + wordFragment(after: index)
    return word.isEmpty ? nil : word
  }

  /// The part of a word before an index in characters.
  public func wordFragment(before index: Int) -> String {
    String(prefix(max(0, index))).wordFragmentAtEnd
  }

  /// The part of a word after an index in characters.
  public func wordFragment(after index: Int) -> String {
    String(dropFirst(max(0, index))).wordFragmentAtStart
  }
}
