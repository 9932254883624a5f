extension LocaleProfile {

  /// A profile as an object, with the rules that every key reads.
  ///
  /// Copying a whole profile takes as long as handling a gesture. Identical objects are equal
  /// without comparing the profiles, and only the identifier is hashed.
  package final class TypingRules: Sendable, Hashable {

    /// The whole profile.
    package let profile: LocaleProfile

    /// The language code.
    package let language: String

    /// The direction of the script.
    package let direction: Direction

    /// Whether sentences are capitalized automatically.
    package let capitalizes: Bool

    /// Whether σ at the end of a word becomes ς.
    package let hasFinalSigma: Bool

    /// The texts that keys insert instead of their labels.
    package let inserts: [String: String]

    /// The quotation marks.
    package let quotation: Quotation

    /// Whether a quotation mark is an ASCII character, which is rare.
    private let hasASCIIMarks: Bool

    /// The additional sentence delimiters of the locale.
    package let sentenceDelimiters: [Character]

    /// The rules of a profile.
    init(_ profile: LocaleProfile) {
      self.profile = profile
      language = profile.language
      direction = profile.direction
      capitalizes = profile.behaviors.autoCapitalization
      hasFinalSigma = profile.behaviors.finalSigma
      inserts = profile.behaviors.inserts
      quotation = profile.quotation
      let marks = [
        quotation.begin, quotation.end, quotation.alternateBegin, quotation.alternateEnd,
      ]
      hasASCIIMarks = marks.contains { $0.utf8.contains { $0 < 128 } }
      sentenceDelimiters = profile.delimiters.sentence.compactMap { delimiter in
        guard let first = delimiter.first, delimiter.count == 1, !first.isLetter else { return nil }
        return first
      }
    }

    package static func == (lhs: TypingRules, rhs: TypingRules) -> Bool {
      lhs === rhs || lhs.profile == rhs.profile
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(profile.identifier) }

    /// Whether a text can be a quotation mark, as a fast check before comparisons.
    package func canBeMark(_ text: String) -> Bool {
      hasASCIIMarks || text.utf8.first.map { $0 >= 128 } ?? false
    }
  }
}
