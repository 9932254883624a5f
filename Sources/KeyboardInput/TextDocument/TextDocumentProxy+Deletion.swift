public import KeyboardCore

extension TextDocumentProxy {

  /// Delete a number of characters before the cursor.
  public func deleteBackward(times: Int) {
    for _ in 0..<max(0, times) { deleteBackward() }
  }

  /// Delete a range before the cursor, or the selection.
  public func deleteBackward(range: Keyboard.BackspaceRange) {
    guard range != .character, selectedText == nil,
      let text = documentContextBeforeInput?.deleteBackwardText(for: range)
    else { return deleteBackward() }
    deleteBackward(times: text.count)
  }

  /// The known text around the cursor.
  public var documentContext: String {
    (documentContextBeforeInput ?? "") + (documentContextAfterInput ?? "")
  }
}

extension String {

  /// The suffix that a backspace deletes, or `nil` for one character of an empty string.
  ///
  /// For words and sentences, this is the last one with its delimiters, and one more space if there
  /// are any (source: KeyboardKit 9.5.3).
  public func deleteBackwardText(for range: Keyboard.BackspaceRange) -> String? {
    switch range {
    case .character: last.map { String($0) }
    case .word: lastPiece { $0.isWordDelimiter }
    case .sentence: lastPiece { $0.isSentenceDelimiter }
    }
  }

  private func lastPiece(endingWith isDelimiter: (Character) -> Bool) -> String {
    let space = last(where: { $0.isWhitespaceOrNewline })
    var hasContent = false
    let piece = droppingTail { $0.isWhitespaceOrNewline }.tail { character in
      guard isDelimiter(character) else {
        hasContent = true
        return true
      }
      return !hasContent
    }
    return piece + (space.map { String($0) } ?? "")
  }
}
