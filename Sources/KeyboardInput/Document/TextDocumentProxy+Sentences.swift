public import KeyboardCore

// Source of the rules: KeyboardKit 9.5.3 UITextDocumentProxy+CurrentSentence.
extension TextDocumentProxy {

  /// The characters that end a sentence.
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
    let spaces = documentContextBeforeInput?.tail { $0 == " " }.count ?? 0
    deleteBackward(times: spaces)
    insertText(text)
  }
}
