import KeyboardCore

extension Character {

  /// Whether the character ends a sentence.
  var isSentenceDelimiter: Bool { Delimiters.sentence.contains(self) }

  /// Whether the character ends a word.
  var isWordDelimiter: Bool { Delimiters.word.contains(self) }

  /// Whether typing the character applies an autocorrection.
  var isAutocorrectTrigger: Bool { Delimiters.autocorrect.contains(self) }

  /// Whether the character is a space of any width, a tab or a line break.
  var isWhitespaceOrNewline: Bool { Delimiters.whitespace.contains(self) }

  /// Whether the character is a space of any width or a tab.
  var isSpaceCharacter: Bool { Delimiters.space.contains(self) }

  /// Whether the character ends a line.
  var isLineBreak: Bool { Delimiters.lineBreak.contains(self) }
}
