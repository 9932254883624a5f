extension String {

  /// The sigma to put in place of the one at the end of this text if a character comes next, or `nil`
  /// if there is none or it stays.
  ///
  /// At the end of a word it is ς, unless it is the only letter; before a letter it is σ.
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

  /// Whether a Greek word ends with the character; an apostrophe stands for letters of the word.
  fileprivate var endsGreekWord: Bool {
    isWhitespaceOrNewline || (isPunctuation && self != "'" && self != "’")
  }
}
