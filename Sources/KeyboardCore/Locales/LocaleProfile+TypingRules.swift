extension LocaleProfile {

  /// The few things of a profile that every key asks for.
  ///
  /// They are an object, since copying a whole profile takes as long as handling a gesture.
  package final class TypingRules: Sendable {

    /// The language code.
    package let language: String

    /// The direction of the script.
    package let direction: Direction

    /// Whether a sentence begins with a capital letter.
    package let capitalizes: Bool

    /// Whether a σ at the end of a word becomes ς.
    package let hasFinalSigma: Bool

    /// What a key inserts instead of the text it shows.
    package let inserts: [String: String]

    /// The quotation marks.
    package let quotation: Quotation

    /// The characters that end a sentence, besides those that do so everywhere.
    package let sentenceDelimiters: [Character]

    /// The rules of a profile.
    init(_ profile: LocaleProfile) {
      language = profile.language
      direction = profile.direction
      capitalizes = profile.behaviors.autoCapitalization
      hasFinalSigma = profile.behaviors.finalSigma
      inserts = profile.behaviors.inserts
      quotation = profile.quotation
      sentenceDelimiters = profile.delimiters.sentence.compactMap { delimiter in
        guard let first = delimiter.first, delimiter.count == 1, !first.isLetter else { return nil }
        return first
      }
    }
  }
}
