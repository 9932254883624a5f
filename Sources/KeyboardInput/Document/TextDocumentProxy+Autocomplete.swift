public import KeyboardCore

// Source of the rules: KeyboardKit 9.5.3 UITextDocumentProxy+Autocomplete.
extension TextDocumentProxy {

  /// Whether the space before the cursor is one that a suggestion has brought.
  public var hasAutocompleteInsertedSpace: Bool {
    autocompleteSpaceState == .autoInserted && documentContextBeforeInput?.last == " "
  }

  /// Whether the space that a suggestion has brought was removed.
  public var hasAutocompleteRemovedSpace: Bool { autocompleteSpaceState == .autoRemoved }

  /// Replace the word before the cursor with a suggestion; the word after the cursor stays.
  public func insertAutocompleteSuggestion(
    _ suggestion: Autocomplete.Suggestion, tryInsertSpace: Bool = true
  ) {
    replaceCurrentWordPreCursorPart(
      with: suggestion.text, additionalDeletionCount: suggestion.additionalDeleteCount)
    if tryInsertSpace { tryInsertSpaceAfterAutocomplete() }
  }

  /// Insert a space unless there is one at the cursor.
  public func tryInsertSpaceAfterAutocomplete() {
    guard documentContextBeforeInput?.last != " ", documentContextAfterInput?.first != " " else {
      return
    }
    insertText(" ")
    autocompleteSpaceState = .autoInserted
  }

  /// Remove the space that a suggestion has brought.
  public func tryRemoveAutocompleteInsertedSpace() {
    guard hasAutocompleteInsertedSpace else { return autocompleteSpaceState = .none }
    deleteBackward()
    autocompleteSpaceState = .autoRemoved
  }

  /// Insert the removed space again.
  public func tryReinsertAutocompleteRemovedSpace() {
    if hasAutocompleteRemovedSpace { insertText(" ") }
    autocompleteSpaceState = .none
  }
}
