public import KeyboardCore

// Source of the rules: KeyboardKit 9.5.3 UITextDocumentProxy+Autocomplete.
extension TextDocumentProxy {

  /// Whether the space before the cursor was inserted by a suggestion.
  public var hasAutocompleteInsertedSpace: Bool {
    autocompleteSpaceState == .autoInserted && documentContextBeforeInput?.last == " "
  }

  /// Whether the space that a suggestion had inserted was removed.
  public var hasAutocompleteRemovedSpace: Bool { autocompleteSpaceState == .autoRemoved }

  /// Replace the word before the cursor with a suggestion; quotation marks before the word and the text
  /// after the cursor stay.
  public func insertAutocompleteSuggestion(
    _ suggestion: Autocomplete.Suggestion, tryInsertSpace: Bool = true
  ) {
    let word = documentContextBeforeInput?.correctableWordAtEnd ?? ""
    deleteBackward(times: word.count + suggestion.additionalDeleteCount)
    insertText(suggestion.text)
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

  /// Remove the space that a suggestion has inserted.
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
