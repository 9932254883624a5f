public import KeyboardCore

// Source of the rules: KeyboardKit 9.5.3 UITextDocumentProxy+Autocomplete.
extension TextDocumentProxy {

  /// Whether the space before the cursor was inserted by a suggestion.
  public var hasAutocompleteInsertedSpace: Bool {
    autocompleteSpaceState == .autoInserted && documentContextBeforeInput?.last == " "
  }

  /// Whether the space that a suggestion had inserted was removed.
  public var hasAutocompleteRemovedSpace: Bool { autocompleteSpaceState == .autoRemoved }

  /// Replaces the word before the cursor with a suggestion, after its quotation marks.
  public func insertAutocompleteSuggestion(
    _ suggestion: Autocomplete.Suggestion, tryInsertSpace: Bool = true
  ) {
    let word = documentContextBeforeInput?.correctableWordAtEnd ?? ""
    deleteBackward(times: word.count + suggestion.additionalDeleteCount)
    insertText(suggestion.text)
    if tryInsertSpace { tryInsertSpaceAfterAutocomplete() }
  }

  /// Inserts a space unless there is one at the cursor.
  public func tryInsertSpaceAfterAutocomplete() {
    guard documentContextBeforeInput?.last != " ", documentContextAfterInput?.first != " " else {
      return
    }
    insertText(" ")
    autocompleteSpaceState = .autoInserted
  }

  /// Removes the space that a suggestion has inserted.
  public func tryRemoveAutocompleteInsertedSpace() {
    guard hasAutocompleteInsertedSpace else { return autocompleteSpaceState = .none }
    deleteBackward()
    autocompleteSpaceState = .autoRemoved
  }

  /// Inserts the removed space again.
  public func tryReinsertAutocompleteRemovedSpace() {
    if hasAutocompleteRemovedSpace { insertText(" ") }
    autocompleteSpaceState = .none
  }

  /// Deletes a number of characters before the cursor.
  public func deleteBackward(times: Int) {
    for _ in 0..<max(0, times) { deleteBackward() }
  }

  /// Returns the text that ``deleteBackward(range:)`` deletes, or `nil` if no text is known.
  public func deleteBackwardText(for range: Keyboard.BackspaceRange) -> String? {
    documentContextBeforeInput?.deleteBackwardText(for: range)
  }

  /// Deletes a range before the cursor, or the selection.
  public func deleteBackward(range: Keyboard.BackspaceRange) {
    guard range != .character, selectedText == nil,
      let text = deleteBackwardText(for: range)
    else { return deleteBackward() }
    deleteBackward(times: text.count)
  }

  /// The known text around the cursor; never `nil`, and optional as in KeyboardKit.
  public var documentContext: String? {
    (documentContextBeforeInput ?? "") + (documentContextAfterInput ?? "")
  }

  /// Inserts a diacritic, which may replace the characters before the cursor.
  public func insertDiacritic(_ diacritic: Keyboard.Diacritic) {
    let result = diacritic.insertionResult(whenAppendedTo: documentContextBeforeInput ?? "")
    deleteBackward(times: result.deleteBackwardsCount)
    insertText(result.textInsertion)
  }
}

extension String {

  /// Returns the suffix that a backspace deletes, or `nil` for one character of an empty string.
  ///
  /// Words and sentences include delimiters and one more space (source: KeyboardKit 9.5.3).
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

  /// A string with a capital letter of its own is unchanged.
  fileprivate func cased(like other: String) -> String {
    guard !contains(where: \.isUppercase), other.contains(where: \.isUppercase) else { return self }
    if other == other.capitalizedFirst { return capitalizedFirst }
    return other == other.uppercased() ? uppercased() : self
  }

  private var capitalizedFirst: String { prefix(1).uppercased() + dropFirst().lowercased() }

  /// The sigma is ς at the end of a word of several letters, and σ before a letter.
  package func sigma(before next: Character) -> String? {
    switch last {
    case "ς": return next.isLetter ? "σ" : nil
    case "σ":
      // An apostrophe stands for letters of the word.
      let endsWord = next.isWhitespaceOrNewline || (next.isPunctuation && !"'’".contains(next))
      guard endsWord, dropLast().last?.isLetter == true else { return nil }
      return "ς"
    default: return nil
    }
  }
}

extension Keyboard.Diacritic {

  /// The base strings of the mark, the longest first, then alphabetically.
  public var sortedReplacementKeys: [String] {
    replacements.keys.sorted { ($1.count, $0) < ($0.count, $1) }
  }

  /// Returns the edit that inserts the mark after a text.
  ///
  /// The match ignores case; a lowercase replacement takes it over (source: KeyboardKit 9.5.3).
  public func insertionResult(whenAppendedTo text: String) -> Keyboard.DiacriticInsertionResult {
    for key in sortedReplacementKeys {
      let count = key.count
      let end = String(text.suffix(count))
      guard let replacement = replacements[key], count > 0, end.lowercased() == key.lowercased()
      else { continue }
      return .init(deleteBackwardsCount: count, textInsertion: replacement.cased(like: end))
    }
    return .noMatch(for: char)
  }
}
