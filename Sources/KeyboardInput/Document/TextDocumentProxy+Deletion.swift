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
