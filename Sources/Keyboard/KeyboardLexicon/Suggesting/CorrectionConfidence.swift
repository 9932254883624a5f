/// A word that no dictionary has may be a name or a term, so a correction has to be near and
/// frequent.
///
/// The limits are estimates, adjusted on common misspellings and on names.
package enum CorrectionConfidence {

  package static func isSufficient(
    _ best: WordSuggester.Candidate, for word: String
  ) -> Bool {
    let shape = WordShape(word)
    let count = word.count
    guard best.kind != .completion, !shape.isTechnical, count > 1 else { return false }
    if shape.isUppercased && count <= longestAcronym { return false }
    if best.kind == .split && best.score > splitLimit { return false }
    let limit =
      (shape.isCapitalized ? nameLimit : wordLimit) + letterShare * min(count, longestWord)
    return best.score <= limit && best.cost <= mostCost(count)
  }

  /// The letters of a word in capitals that may be an acronym.
  private static let longestAcronym = 5

  /// The highest score for a word of no letters, in lowercase or with a capital.
  private static let wordLimit = 68
  private static let nameLimit = 38

  /// The highest score for two words, which names of products are often joined from.
  private static let splitLimit = 95

  /// The score that each letter adds, up to those of a long word.
  private static let letterShare = 7
  private static let longestWord = 10

  private static func mostCost(_ count: Int) -> Int {
    switch count {
    case ...3: 44
    case 4...5: 64
    default: 110
    }
  }
}
