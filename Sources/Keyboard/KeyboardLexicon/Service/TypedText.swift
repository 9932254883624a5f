import Foundation
import KeyboardInput

/// The end of a text: the word that is being typed, and the one before it.
public struct TypedText: Equatable, Sendable {

  /// The word at the end, empty after a delimiter.
  public let word: String

  /// The preceding word of the same sentence, or `nil` if there is none.
  public let previousWord: String?

  /// Whether the word begins a sentence.
  public let startsSentence: Bool

  /// Whether the word is in an address, a path or a name of code, which is left as it is typed.
  public var isInAddress: Bool { token.isAddress }

  let token: String

  /// The text before the word.
  let preceding: Substring

  private let followsComma: Bool

  var context: String? {
    previousWord
      ?? (startsSentence ? Lexicon.sentenceStart : followsComma ? Lexicon.comma : nil)
  }

  /// The end of a text before the cursor.
  public init(_ text: String) {
    // Of the grammar, two words are all that counts, however long the text is.
    let tail = String(text.suffix(Self.longest))
    let word = tail.correctableWordAtEnd
    self.word = word
    token = String(tail.tokenAtEnd.drop(while: \.isQuotationMark))
    // Quotation marks are no part of the text between words.
    let before = tail.dropLast(word.count).droppingQuotationMarks
    let spaces = before.reversed().prefix { $0 == " " }.count
    let previous = String(before.dropLast(spaces).droppingQuotationMarks).correctableWordAtEnd
    previousWord = spaces > 0 && !previous.isEmpty ? previous : nil
    let sentence = before.last { !Self.mayStartSentence($0) }
    followsComma = spaces > 0 && before.dropLast(spaces).last == ","
    preceding = text.dropLast(word.count)
    startsSentence = sentence.map { $0.isNewline || String($0).isSentenceDelimiter } ?? true
  }

  private static let longest = 160

  /// Whether a character stands before the first word of a sentence: spaces and opening marks.
  private static func mayStartSentence(_ character: Character) -> Bool {
    character.isWhitespace && !character.isNewline || character.isQuotationMark
      || "([¡¿".contains(character)
  }
}
