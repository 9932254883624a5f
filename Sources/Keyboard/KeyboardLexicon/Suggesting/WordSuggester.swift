import SourceText

/// Search for corrections, completions and splits of a typed word.
package struct WordSuggester {

  package struct Candidate: Equatable, Sendable {

    package enum Kind: Sendable { case correction, completion, split }

    package var text: String
    package let kind: Kind

    /// The cost of the slips, in tenths of a natural logarithm.
    package let cost: Int

    /// The share of the word's rareness, in any context.
    let rareness: Int

    /// The cost with the share of the word's rareness after the preceding one.
    package let score: Int
  }

  let lexicon: Lexicon
  let costs: EditCosts
  let dictionary: DictionaryWords
  let recentText: RecentText

  let language: String
  var weights: EditWeights { costs.weights }

  private static let searchedCorrections = 8
  private static let searchedCompletions = 16

  /// Frequency of a typed word below which others are suggested too: one in 100,000.
  private static let rareFrequency = 140

  /// One in 400, below “the”, “with” and “from”, and above “time”.
  private static let frequencyOfGrammar = 195

  package init(lexicon: Lexicon, language: String, positions: KeyPositions) {
    self.lexicon = lexicon
    self.language = language
    dictionary = DictionaryWords(lexicon)
    recentText = RecentText(lexicon)
    costs = EditCosts(lexicon: lexicon, language: language, positions: positions)
  }

  /// Whether a word is in the lexicon, is a number, or is built from known words by a possessive,
  /// elisions, hyphens or affixes.
  package func isKnown(_ word: String) -> Bool {
    if lexicon.word(word) != nil || word.isNumber { return true }
    guard word.utf8.count <= Self.longestWord * 4 else { return false }
    let word = word.replacing("’", with: "'")
    for suffix in ["'s", "'S", "'"] where word.hasSuffix(suffix) {
      if lexicon.word(String(word.dropLast(suffix.count))) != nil { return true }
    }
    if let (_, rest) = elision(of: word), rest.isEmpty || isKnown(rest) || isShortened(rest) {
      return true
    }
    let parts = word.split(separator: "-", omittingEmptySubsequences: false)
    if parts.count > 1 && parts.allSatisfy({ isKnown(String($0)) }) { return true }
    return dictionary.recognizes(word)
  }

  /// Whether a word is as frequent as articles and conjunctions, which have no topic.
  func isOfGrammar(_ word: String) -> Bool {
    lexicon.word(lexicon.letterCase.lowercased(word)).map {
      lexicon.frequency(of: $0) > Self.frequencyOfGrammar
    } ?? false
  }

  package func candidates(for word: String, after previous: String?) -> [Candidate] {
    scoredCandidates(for: word, after: previous).uniqued(by: \.text)
  }

  /// Returns the candidates, best first; a completion that is a correction too is listed twice.
  func scoredCandidates(
    for word: String, after previous: String?, recent: RecentWords = .none
  ) -> [Candidate] {
    let key = lexicon.key(of: word)
    guard !key.isEmpty, key.count <= Self.longestWord else { return [] }
    let ranking = ranking(of: word, after: previous, recent: recent)
    var candidates = wholeCandidates(for: word, key: key, ranking: ranking)
    if let (head, rest) = elision(of: word) {
      candidates += scoredCandidates(for: rest, after: nil).map { candidate in
        var candidate = candidate
        candidate.text = head + candidate.text
        return candidate
      }
    }
    return candidates.enumerated()
      .sorted { ($0.element.score, $0.offset) < ($1.element.score, $1.offset) }
      .map(\.element).filter { $0.text != word }
  }

  private func wholeCandidates(
    for word: String, key: [UInt8], ranking: WordRanking
  ) -> [Candidate] {
    var candidates = completions(of: key, ranking: ranking)
    candidates += unlistedCompletions(of: word, ranking: ranking)
    let own = lexicon.node(of: key).map(lexicon.frequency(of:)) ?? 0
    let isFrequent = own >= Self.rareFrequency
    candidates += corrections(of: key, ranking: ranking, onlyAccents: isFrequent)
    if !isFrequent { candidates += splits(of: word, key: key, ranking: ranking) }
    return candidates
  }

  package func rank(
    ofKnown word: String, among candidates: [Candidate], after previous: String?
  ) -> Int {
    guard let node = lexicon.word(word) else { return 0 }
    let own = ranking(of: word, after: previous).candidate(node, kind: .completion, cost: 0)
    return candidates.prefix { $0.kind == .completion && $0.score + weights.begun < own.score }
      .count
  }

  private func ranking(
    of word: String, after previous: String?, recent: RecentWords = .none
  ) -> WordRanking {
    WordRanking(
      shape: shape(of: word),
      context: WordContext(
        after: previous, recent: recent, lexicon: lexicon, unpaired: weights.unpaired),
      lexicon: lexicon, weights: weights, capitalizesNouns: capitalizesNouns)
  }

  func shape(of word: String) -> WordShape { WordShape(word, letterCase: lexicon.letterCase) }

  private static let longestWord = 32

  private func corrections(
    of key: [UInt8], ranking: WordRanking, onlyAccents: Bool
  ) -> [Candidate] {
    CorrectionSearch.candidates(
      for: key, limit: Self.searchedCorrections, lexicon: lexicon, costs: costs,
      onlyAccents: onlyAccents
    ).map { ranking.candidate($0.node, kind: .correction, cost: Int($0.cost)) }
  }

  private func completions(of key: [UInt8], ranking: WordRanking) -> [Candidate] {
    guard let prefix = lexicon.node(of: key) else { return [] }
    let frequent = CompletionSearch.words(
      below: prefix, limit: Self.searchedCompletions, in: lexicon)
    let levels = lexicon.levels(below: prefix)
    var words = frequent
    for likely in [ranking.context.successors, ranking.context.recent.nodes] {
      let below = likely.lazy.filter { node in levels.contains { $0.contains(node) } }
      // A lazy filter would read the words while it is appended to them.
      words += Array(below.prefix(Self.searchedCompletions)).filter { !words.contains($0) }
    }
    return words.map {
      ranking.candidate($0, kind: .completion, cost: Int(weights.unfinished))
    }
  }

  private func unlistedCompletions(of word: String, ranking: WordRanking) -> [Candidate] {
    let unlisted = ranking.context.recent.unlisted
    guard !unlisted.isEmpty else { return [] }
    let key = lexicon.letterCase.key(of: word)
    return unlisted.filter { $0.key.hasPrefix(key) && $0.key != key }.map(ranking.candidate)
  }

  private func splits(of word: String, key: [UInt8], ranking: WordRanking) -> [Candidate] {
    guard key.count == word.count else { return [] }
    return (1..<max(1, key.count)).compactMap { index in
      guard let first = lexicon.word(of: key[..<index]),
        let second = lexicon.word(of: key[index...]),
        let pair = lexicon.successors(of: first).first(where: { $0.node == second })
      else { return nil }
      return ranking.split(first, second, pairFrequency: Int(pair.frequency))
    }
  }

  // Elisions.

  /// Splits a word after its first apostrophe, if the first part is a word or lacks only its last
  /// vowel: `d'` and `une`.
  ///
  /// English has contractions instead, whose apostrophes are often misplaced.
  func elision(of word: String) -> (head: String, rest: String)? {
    guard language != "en", let mark = word.firstIndex(where: { $0 == "'" || $0 == "’" }),
      lexicon.word(String(word[..<mark])) != nil
        || Self.vowels.contains(where: { lexicon.word(word[..<mark] + $0) != nil })
    else { return nil }
    return (String(word[...mark]), String(word[word.index(after: mark)...]))
  }

  /// Whether a part after an apostrophe is a word without its first vowel, as in Catalan: `dona'm`.
  private func isShortened(_ rest: String) -> Bool {
    Self.vowels.contains { lexicon.word($0 + rest) != nil }
  }

  private static let vowels = ["a", "e", "i", "o", "u"]
}

extension String {

  /// Whether this has digits and no letters: `3.5`, `10,000`, `24-7`.
  fileprivate var isNumber: Bool { contains(where: \.isNumber) && !contains(where: \.isLetter) }
}
