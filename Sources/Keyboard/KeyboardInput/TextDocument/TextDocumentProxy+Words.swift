public import KeyboardCore

// Source of the rules: KeyboardKit 9.5.3 UITextDocumentProxy+CurrentWord.
extension TextDocumentProxy {

  /// The characters at the end of a word.
  public var wordDelimiters: [String] { .wordDelimiters }

  /// The word around the cursor, or `nil` if no text is known.
  public var currentWord: String? {
    let before = currentWordPreCursorPart
    let after = currentWordPostCursorPart
    return before == nil && after == nil ? nil : (before ?? "") + (after ?? "")
  }

  /// The part of the word before the cursor, or `nil` if no text before it is known.
  public var currentWordPreCursorPart: String? { documentContextBeforeInput?.wordFragmentAtEnd }

  /// The part of the word after the cursor, or `nil` if no text after it is known.
  public var currentWordPostCursorPart: String? { documentContextAfterInput?.wordFragmentAtStart }

  /// Whether any text around the cursor is known.
  public var hasCurrentWord: Bool { currentWord != nil }

  /// Whether a new word starts at the cursor.
  public var isCursorAtNewWord: Bool {
    guard let last = documentContextBeforeInput?.last else { return true }
    return last.isWordDelimiter
  }

  /// Whether the current word ends at the cursor.
  public var isCursorAtTheEndOfTheCurrentWord: Bool {
    guard let before = currentWordPreCursorPart else { return false }
    if let after = currentWordPostCursorPart, !Substring(after).trimmed.isEmpty { return false }
    return !before.hasWordDelimiterSuffix
  }

  /// The word the delimiter before the cursor has ended, or `nil` if there is none.
  public var wordBeforeInput: String? {
    guard let text = documentContextBeforeInput, !isCursorAtNewSentence, isCursorAtNewWord,
      !text.isEmpty
    else { return nil }
    let word = text.dropLast().suffix { !$0.isWordDelimiter }.trimmed
    return word.isEmpty ? nil : String(word)
  }

  /// Replaces the word around the cursor.
  public func replaceCurrentWord(with text: String) {
    // Counted before the move, since the context of a field may follow later.
    let count = currentWord?.count ?? 0
    adjustTextPosition(byCharacterOffset: currentWordPostCursorPart?.utf16.count ?? 0)
    deleteBackward(times: count)
    insertText(text)
  }

  /// Replaces the part of the word before the cursor, and a number of characters before that part.
  public func replaceCurrentWordPreCursorPart(with text: String, additionalDeletionCount: Int = 0) {
    deleteBackward(times: currentWordPreCursorPart?.count ?? 0)
    deleteBackward(times: additionalDeletionCount)
    insertText(text)
  }

  // Source of the rules: KeyboardKit 9.5.3 UITextDocumentProxy+CurrentSentence.

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

  /// Replaces the spaces before the cursor with the end of a sentence, except within a word.
  public func endSentence(withText text: String = ". ") {
    guard isCursorAtTheEndOfTheCurrentWord else { return }
    let spaces = documentContextBeforeInput?.suffix { $0 == " " }.count ?? 0
    deleteBackward(times: spaces)
    insertText(text)
  }

  private static var lineBreak: UInt16 { 0x0A }

  /// Returns the UTF-16 units from the cursor to the same column in another line, up if negative.
  ///
  /// Lines end at line breaks, as a keyboard doesn't know where the app wraps them. Beyond the first
  /// and the last known line, the cursor stays in it; a shorter line has it at its end.
  public func offset(byLines lines: Int) -> Int {
    let before = Array((documentContextBeforeInput ?? "").utf16)
    let units = before + Array((documentContextAfterInput ?? "").utf16)
    var place = before.count
    func start(of place: Int) -> Int {
      units[..<place].lastIndex(of: Self.lineBreak).map { $0 + 1 } ?? 0
    }
    func end(of place: Int) -> Int { units[place...].firstIndex(of: Self.lineBreak) ?? units.count }
    let column = place - start(of: place)
    for _ in 0..<min(lines.magnitude, UInt(units.count)) {
      let next: Int
      if lines < 0 {
        let first = start(of: place)
        guard first > 0 else { break }
        next = start(of: first - 1)
      } else {
        let last = end(of: place)
        guard last < units.count else { break }
        next = last + 1
      }
      place = min(next + column, end(of: next))
    }
    // Not into an emoji.
    if place > 0, place < units.count, UTF16.isTrailSurrogate(units[place]) { place -= 1 }
    return place - before.count
  }
}

extension String {

  /// The prefix before the first word delimiter.
  public var wordFragmentAtStart: String { String(prefix { !$0.isWordDelimiter }) }

  /// The suffix after the last word delimiter.
  public var wordFragmentAtEnd: String { String(suffix { !$0.isWordDelimiter }) }

  /// Suffix after the last word delimiter and any quotation marks after it.
  package var correctableWordAtEnd: String {
    String(wordFragmentAtEnd.drop(while: \.isQuotationMark))
  }

  /// The suffix after the last space or line break: a word with its signs, or an address.
  package var tokenAtEnd: String { String(suffix { !$0.isWhitespaceOrNewline }) }

  /// Whether a token is an address, a path or a name of code, such as `me@example.com`.
  package var isAddress: Bool {
    let isLetter = map { $0.isLetter || $0.isNumber }
    return zip(indices, isLetter.indices).contains { index, place in
      let follows = place > 0 && isLetter[place - 1]
      let precedes = place + 1 < isLetter.count && isLetter[place + 1]
      switch self[index] {
      case ".": return follows && precedes
      case "@", "/", "_", "\\": return follows || precedes
      default: return false
      }
    }
  }

  /// Whether the string ends with a word delimiter; an empty one doesn't.
  public var hasWordDelimiterSuffix: Bool { last?.isWordDelimiter ?? false }

  /// Returns the word around an index in characters, clamped to the string, or `nil`.
  public func word(at index: Int) -> String? {
    let word = wordFragment(before: index) + wordFragment(after: index)
    return word.isEmpty ? nil : word
  }

  /// Returns the part of a word before an index in characters.
  public func wordFragment(before index: Int) -> String {
    String(prefix(max(0, index))).wordFragmentAtEnd
  }

  /// Returns the part of a word after an index in characters.
  public func wordFragment(after index: Int) -> String {
    String(dropFirst(max(0, index))).wordFragmentAtStart
  }

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

  /// Whether the text ends with a sentence and a space or line break, or has no sentence.
  public var isLastSentenceEndedWithTrailingWhitespace: Bool {
    let space = suffix { $0.isWhitespaceOrNewline }
    guard space.startIndex > startIndex else { return true }
    return !space.isEmpty && self[index(before: space.startIndex)].isSentenceDelimiter
  }

  /// Whether a sentence begins at the end of the text, possibly with opening marks: in a new line, or
  /// after a delimiter, closing marks and a space.
  package func startsSentence(
    after isDelimiter: (Character) -> Bool = { $0.isSentenceDelimiter }
  ) -> Bool {
    let start = droppingSuffix(while: \.isOpeningMark)
    let space = start.suffix(while: \.isWhitespaceOrNewline)
    if space.startIndex == startIndex || space.contains(where: \.isLineBreak) { return true }
    let sentence = start[..<space.startIndex].droppingSuffix(while: \.isClosingMark)
    return !space.isEmpty && sentence.last.map(isDelimiter) ?? false && !sentence.endsAbbreviation
  }

  /// Whether a full stop may follow: after a letter, a digit, or marks that close a phrase.
  var mayEndSentence: Bool {
    let text = droppingSuffix(while: \.isSpaceCharacter)
    let phrase = text.droppingSuffix(while: \.isClosingMark)
    guard let last = phrase.last else { return false }
    if last.isLetter || last.isNumber { return true }
    return phrase.endIndex < text.endIndex
      && !(last.isWhitespaceOrNewline || last.isSentenceDelimiter || last.isOpeningMark)
  }

  /// The last sentence, with a final delimiter, or `nil` if it is empty.
  public var lastSentence: String? {
    let delimiters = suffix { $0.isSentenceDelimiter }
    let sentence = self[..<delimiters.startIndex].suffix { !$0.isSentenceDelimiter }.trimmed
    guard !sentence.isEmpty else { return nil }
    return String(sentence) + (delimiters.last.map { String($0) } ?? "")
  }
}

extension Substring {

  /// Whether the last word consists of letters with a full stop each, as `i.e.` does.
  fileprivate var endsAbbreviation: Bool {
    let word = suffix { !$0.isWhitespaceOrNewline }.drop { !$0.isLetter }
    let letters = word.split(separator: ".", omittingEmptySubsequences: false).dropLast()
    return word.last == "." && letters.count > 1
      && letters.allSatisfy { $0.count == 1 && $0.allSatisfy(\.isLetter) }
  }
}
