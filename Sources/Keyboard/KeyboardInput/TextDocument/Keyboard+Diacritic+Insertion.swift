public import KeyboardCore

extension Keyboard.Diacritic {

  /// The base strings of the mark, the longest first, then alphabetically.
  public var sortedReplacementKeys: [String] {
    replacements.keys.sorted { ($1.count, $0) < ($0.count, $1) }
  }

  /// Return the edit that inserts the mark after a text.
  ///
  /// The match ignores case, and a lowercase replacement takes the case of the text (source:
  /// KeyboardKit 9.5.3 Keyboard+Diacritic).
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

  /// Insert a diacritic, which may replace the characters before the cursor.
  public func insertDiacritic(_ diacritic: Keyboard.Diacritic) {
    let result = diacritic.insertionResult(whenAppendedTo: documentContextBeforeInput ?? "")
    deleteBackward(times: result.deleteBackwardsCount)
    insertText(result.textInsertion)
  }
}

extension String {

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
      guard next.endsGreekWord, dropLast().last?.isLetter == true else { return nil }
      return "ς"
    default: return nil
    }
  }
}

extension Character {

  /// An apostrophe stands for letters of the word.
  fileprivate var endsGreekWord: Bool {
    isWhitespaceOrNewline || (isPunctuation && self != "'" && self != "’")
  }
}
