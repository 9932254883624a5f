/// Scores of candidates for a typed word in its context.
struct WordRanking {

  let shape: WordShape
  let context: WordContext
  let lexicon: Lexicon
  let weights: EditWeights

  /// Whether any noun may have a capital, as in German, rather than only a name.
  let capitalizesNouns: Bool

  func candidate(
    _ node: Lexicon.Node, kind: WordSuggester.Candidate.Kind, cost: Int
  ) -> WordSuggester.Candidate {
    let alone = lexicon.frequency(of: node)
    let frequency =
      kind == .completion
      ? context.frequency(ofUnfinished: node, alone: alone)
      : context.frequency(of: node, alone: alone)
    // A name is rarely meant by a word in lowercase, unless it often follows the preceding one.
    let isUnlikelyName =
      alone < weights.commonName && !shape.isCapitalized
      && !shape.isUppercased && !context.contains(node)
      && !lexicon.form(of: node).hasLowercase && !capitalizesNouns
    let surcharge = isUnlikelyName ? Int(weights.name) : 0
    let known = max(frequency, alone)
    return WordSuggester.Candidate(
      text: shape.applied(to: lexicon.spelling(of: node)), kind: kind, cost: cost,
      rareness: rareness(known) + surcharge, score: cost + rareness(frequency) + surcharge)
  }

  func candidate(_ word: RecentWords.Unlisted) -> WordSuggester.Candidate {
    let (cost, rareness) = (Int(weights.unfinished), rareness(word.frequency))
    return WordSuggester.Candidate(
      text: shape.applied(to: word.text), kind: .completion, cost: cost, rareness: rareness,
      score: cost + rareness)
  }

  func split(
    _ first: Lexicon.Node, _ second: Lexicon.Node, pairFrequency: Int
  ) -> WordSuggester.Candidate {
    let rareness = rareness(lexicon.frequency(of: first)) + rareness(pairFrequency)
    return WordSuggester.Candidate(
      text: shape.applied(to: lexicon.spelling(of: first) + " " + lexicon.spelling(of: second)),
      kind: .split, cost: Int(weights.missingSpace), rareness: rareness,
      score: Int(weights.missingSpace) + rareness)
  }

  private func rareness(_ frequency: Int) -> Int {
    (LexiconFrequency.most - frequency) * Int(weights.rareness) / 16
  }
}

/// How likely words are after the preceding one, and after the words of the text.
struct WordContext {

  let recent: RecentWords
  let followers: [RecentWords.Follower]

  /// Words after the preceding one in counted texts, likeliest first.
  let pairs: [LexiconPair]

  private let frequencies: [Lexicon.Node: Int]
  private let unpaired: Int

  /// Share of words after the preceding one that are in none of the pairs; any word may be one.
  private let rest: Double

  init(after previous: String?, recent: RecentWords = .none, lexicon: Lexicon, unpaired: Int) {
    self.recent = recent
    followers = previous.map { recent.followers(of: lexicon.letterCase.key(of: $0)) } ?? []
    pairs = previous.flatMap(lexicon.word).map(lexicon.successors(of:)) ?? []
    frequencies = Dictionary(
      pairs.map { ($0.node, Int($0.frequency)) }, uniquingKeysWith: LexiconFrequency.sum)
    let paired = pairs.reduce(0) { $0 + LexiconFrequency.probability(of: Int($1.frequency)) }
    rest = max(Self.leastRest, 1 - paired)
    // Any word may begin a sentence, or follow a comma.
    self.unpaired = pairs.isEmpty || Lexicon.signs.contains(previous ?? "") ? 0 : unpaired
  }

  /// Minimum share of other words, even if the counted pairs are complete.
  private static let leastRest = 0.02

  var successors: [Lexicon.Node] { pairs.map(\.node) + followers.compactMap(\.node) }

  func frequency(of node: Lexicon.Node, alone: Int) -> Int {
    max(frequencies[node] ?? 0, alone - unpaired)
  }

  /// Returns the frequency of a word that is yet to be finished: by pairs, as any word, and by the text itself.
  ///
  /// Source: F. Jelinek and R. L. Mercer, Interpolated estimation of Markov source parameters from sparse data, 1980; R. Kuhn and
  /// R. De Mori, A cache-based natural language model for speech recognition, 1990.
  func frequency(ofUnfinished node: Lexicon.Node, alone: Int) -> Int {
    var share = shareOfAny(alone: alone) + (recent.shares[node] ?? 0)
    if let frequency = frequencies[node] { share += LexiconFrequency.probability(of: frequency) }
    for follower in followers where follower.node == node { share += follower.share }
    return Int(LexiconFrequency.byte(of: share))
  }

  func shareOfAny(alone: Int) -> Double { rest * LexiconFrequency.probability(of: alone) }

  func contains(_ node: Lexicon.Node) -> Bool { frequencies[node] != nil }
}

/// Letter case and kind of a typed word, which its corrections take over.
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
