public import KeyboardCore

// Source of the rules: KeyboardKit 9.5.3 UITextDocumentProxy+CurrentSentence.
extension TextDocumentProxy {

  /// The characters at the end of a sentence.
  public var sentenceDelimiters: [String] { .sentenceDelimiters }

  /// Whether the sentence before the cursor has ended.
  public var isCursorAtNewSentence: Bool { documentContextBeforeInput?.isLastSentenceEnded ?? true }

  /// Whether the sentence before the cursor has ended and a space follows.
  public var isCursorAtNewSentenceWithTrailingWhitespace: Bool {
    documentContextBeforeInput?.isLastSentenceEndedWithTrailingWhitespace ?? true
  }

  /// Whether a line starts at the cursor.
  public var isCursorAtNewLine: Bool {
    guard let last = documentContextBeforeInput?.last else { return true }
    return last.isLineBreak
  }

  /// The last sentence before the cursor.
  public var sentenceBeforeInput: String? { documentContextBeforeInput?.lastSentence }

  /// End the sentence before the cursor: replace the spaces at its end with a text.
  ///
  /// Within a word, do nothing.
  public func endSentence(withText text: String = ". ") {
    guard isCursorAtTheEndOfTheCurrentWord else { return }
    let spaces = documentContextBeforeInput?.suffix { $0 == " " }.count ?? 0
    deleteBackward(times: spaces)
    insertText(text)
  }
}

extension String {

  /// Whether the string ends with a sentence delimiter; an empty one doesn't.
  public var hasSentenceDelimiterSuffix: Bool { last?.isSentenceDelimiter ?? false }

  /// Whether the last sentence has ended.
  ///
  /// Spaces at both ends and line feeds are ignored; a string of nothing else has ended.
  public var isLastSentenceEnded: Bool {
    let rest = droppingSuffix { $0.isSpaceCharacter || $0 == "\n" }
    if rest.allSatisfy(\.isSpaceCharacter) { return true }
    return rest.last?.isSentenceDelimiter ?? true
  }

  /// Whether the last sentence has ended, followed by a space or line break.
  ///
  /// A string of nothing but spaces and line breaks has ended.
  public var isLastSentenceEndedWithTrailingWhitespace: Bool {
    isLastSentenceEndedWithTrailingWhitespace { $0.isSentenceDelimiter }
  }

  func isLastSentenceEndedWithTrailingWhitespace(
    endingWith isDelimiter: (Character) -> Bool
  ) -> Bool {
    let space = suffix { $0.isWhitespaceOrNewline }
    guard space.startIndex > startIndex else { return true }
    return !space.isEmpty && isDelimiter(self[index(before: space.startIndex)])
  }

  /// The last sentence, with a final delimiter, or `nil` if it is empty.
  public var lastSentence: String? {
    let delimiters = suffix { $0.isSentenceDelimiter }
    let sentence = self[..<delimiters.startIndex].suffix { !$0.isSentenceDelimiter }.trimmed
    guard !sentence.isEmpty else { return nil }
    return String(sentence) + (delimiters.last.map { String($0) } ?? "")
  }
}
