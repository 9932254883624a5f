extension String {

  /// The sigma that replaces a final one before another character, or `nil` for no replacement.
  ///
  /// The sigma is ς at the end of a word of several letters, and σ before a letter.
  package func sigma(before next: Character) -> String? {
    switch last {
    case "ς": return next.isLetter ? "σ" : nil
    case "σ":
      guard next.endsGreekWord, dropLast().last?.isLetter == true else { return nil }
      return "ς"
    default: return nil
    }
  }
}

extension Character {

  /// Whether the character ends a Greek word; an apostrophe stands for letters of the word.
  fileprivate var endsGreekWord: Bool {
    isWhitespaceOrNewline || (isPunctuation && self != "'" && self != "’")
  }
}
