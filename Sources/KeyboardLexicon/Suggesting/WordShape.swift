/// The letter case of a typed word, and whether it may be a word to correct at all.
package struct WordShape: Equatable, Sendable {

  /// Whether it has several letters, all capitals.
  let isUppercased: Bool

  /// Whether it begins with a capital, and isn't all capitals.
  let isCapitalized: Bool

  /// Whether it has digits, capitals inside or signs, as technical words have.
  let isTechnical: Bool

  /// The shape of a word.
  package init(_ word: String) {
    let letters = word.filter(\.isLetter)
    isUppercased = letters.count > 1 && word == word.uppercased()
    isCapitalized = !isUppercased && (word.first?.isUppercase ?? false)
    let hasInnerCapital = !isUppercased && word.dropFirst().contains(where: \.isUppercase)
    isTechnical =
      hasInnerCapital || word.contains { !$0.isLetter && $0 != "'" && $0 != "’" && $0 != "-" }
  }

  /// Return a word of the lexicon in the case of the typed one.
  package func applied(to word: String) -> String {
    if isUppercased { return word.uppercased() }
    return isCapitalized ? word.prefix(1).uppercased() + word.dropFirst() : word
  }
}
