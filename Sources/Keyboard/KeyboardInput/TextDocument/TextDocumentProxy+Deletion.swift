public import KeyboardCore

extension TextDocumentProxy {

  /// Delete a number of characters before the cursor.
  public func deleteBackward(times: Int) {
    for _ in 0..<max(0, times) { deleteBackward() }
  }

  /// Return the text that ``deleteBackward(range:)`` deletes without a selection, or `nil` if no
  /// text before the cursor is known.
  public func deleteBackwardText(for range: Keyboard.BackspaceRange) -> String? {
    documentContextBeforeInput?.deleteBackwardText(for: range)
  }

  /// Delete a range before the cursor, or the selection.
  public func deleteBackward(range: Keyboard.BackspaceRange) {
    guard range != .character, selectedText == nil,
      let text = deleteBackwardText(for: range)
    else { return deleteBackward() }
    deleteBackward(times: text.count)
  }

  /// The known text around the cursor.
  public var documentContext: String {
    (documentContextBeforeInput ?? "") + (documentContextAfterInput ?? "")
  }
}

extension String {

  /// Return the suffix that a backspace deletes, or `nil` for one character of an empty string.
  ///
  /// For words and sentences, this is the last one with its delimiters, and one more space if there
  /// are any (source: KeyboardKit 9.5.3).
  public func deleteBackwardText(for range: Keyboard.BackspaceRange) -> String? {
    switch range {
    case .character: last.map { String($0) }
    case .word: lastSegment { $0.isWordDelimiter }
    case .sentence: lastSegment { $0.isSentenceDelimiter }
    }
  }

  private func lastSegment(endingWith isDelimiter: (Character) -> Bool) -> String {
    let space = last(where: { $0.isWhitespaceOrNewline })
    var hasContent = false
    let segment = droppingSuffix { $0.isWhitespaceOrNewline }.suffix { character in
      guard isDelimiter(character) else {
        hasContent = true
        return true
      }
      return !hasContent
    }
    return segment + (space.map { String($0) } ?? "")
  }
}
