package struct WordShape: Equatable, Sendable {

  let isUppercased: Bool
  let isCapitalized: Bool

  /// Whether it begins with two capitals because the shift key was held too long: `THe`.
  let isOvershifted: Bool

  /// Whether it has digits, capitals inside or signs, as technical words have.
  let isTechnical: Bool

  private let letterCase: LetterCase

  package init(_ word: String) { self.init(word, letterCase: .standard) }

  init(_ word: String, letterCase: LetterCase) {
    self.letterCase = letterCase
    let letters = word.filter(\.isLetter)
    isUppercased = letters.count > 1 && word == word.uppercased()
    isCapitalized = !isUppercased && (word.first?.isUppercase ?? false)
    let hasInnerCapital = !isUppercased && word.dropFirst().contains(where: \.isUppercase)
    let rest = word.dropFirst(2)
    // "TVs" is a plural.
    isOvershifted =
      word.prefix(2).allSatisfy(\.isUppercase) && !rest.isEmpty && rest != "s"
      && rest.allSatisfy(\.isLowercase)
    isTechnical =
      hasInnerCapital && !isOvershifted
      || word.contains { !$0.isLetter && $0 != "'" && $0 != "’" && $0 != "-" }
  }

  package func applied(to word: String) -> String {
    if isUppercased { return letterCase.uppercased(word) }
    return isCapitalized ? letterCase.capitalized(word) : word
  }
}
