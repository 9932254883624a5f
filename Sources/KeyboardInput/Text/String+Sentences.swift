extension String {

  /// Whether the text ends with a sentence delimiter; an empty one doesn't.
  public var hasSentenceDelimiterSuffix: Bool { last?.isSentenceDelimiter ?? false }

  /// Whether the last sentence has come to its end.
  ///
  /// Spaces at both ends and line feeds don't matter; a text without anything else has.
  public var isLastSentenceEnded: Bool {
    let rest = droppingTail { $0.isSpaceCharacter || $0 == "\n" }
    if rest.allSatisfy(\.isSpaceCharacter) { return true }
    return rest.last?.isSentenceDelimiter ?? true
  }

  /// Whether the last sentence has come to its end and a space or line break follows.
  ///
  /// A text without anything but spaces and line breaks has.
  public var isLastSentenceEndedWithTrailingWhitespace: Bool {
    isLastSentenceEndedWithTrailingWhitespace { $0.isSentenceDelimiter }
  }

  /// The same, with sentences ending where a test says so.
  func isLastSentenceEndedWithTrailingWhitespace(
    endingWith isDelimiter: (Character) -> Bool
  ) -> Bool {
    let space = tail { $0.isWhitespaceOrNewline }
    guard space.startIndex > startIndex else { return true }
    return !space.isEmpty && isDelimiter(self[index(before: space.startIndex)])
  }

  /// The last sentence, with its delimiter if that ends the text, or `nil` if it has no text.
  public var lastSentence: String? {
    let delimiters = tail { $0.isSentenceDelimiter }
    let sentence = self[..<delimiters.startIndex].tail { !$0.isSentenceDelimiter }.trimmed
    guard !sentence.isEmpty else { return nil }
    return String(sentence) + (delimiters.last.map { String($0) } ?? "")
  }
}
