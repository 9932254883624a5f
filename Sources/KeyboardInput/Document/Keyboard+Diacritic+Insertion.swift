public import KeyboardCore

extension Keyboard.Diacritic {

  /// The texts that can take the mark, longest first and then in alphabetical order.
  public var sortedReplacementKeys: [String] {
    replacements.keys.sorted { ($1.count, $0) < ($0.count, $1) }
  }

  /// What to do to insert the mark after a text.
  ///
  /// Upper and lower case of the text don't matter, and are kept where the stored replacement is
  /// in lower case (source: KeyboardKit 9.5.3 Keyboard+Diacritic).
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

extension TextDocumentProxy {

  /// Insert a diacritic, which can change the characters before the cursor.
  public func insertDiacritic(_ diacritic: Keyboard.Diacritic) {
    let result = diacritic.insertionResult(whenAppendedTo: documentContextBeforeInput ?? "")
    deleteBackward(times: result.deleteBackwardsCount)
    insertText(result.textInsertion)
  }
}

extension String {

  /// The text capitalized or in upper case if another one is; a text with a capital of its own
  /// stays as it is.
  fileprivate func cased(like other: String) -> String {
    guard !contains(where: \.isUppercase), other.contains(where: \.isUppercase) else { return self }
    if other == other.capitalizedFirst { return capitalizedFirst }
    return other == other.uppercased() ? uppercased() : self
  }

  private var capitalizedFirst: String { prefix(1).uppercased() + dropFirst().lowercased() }
}
