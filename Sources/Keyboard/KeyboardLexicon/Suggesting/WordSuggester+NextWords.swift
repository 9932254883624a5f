// Words and letters that are yet to be typed.
extension WordSuggester {

  /// The frequency from which a word may follow any other: one in 1,000.
  ///
  /// All words of a lexicon without frequencies have a lower one.
  private static let leastNextFrequency = 186

  /// Return the words that are likeliest to follow a word, likeliest first.
  package func nextWords(after previous: String?, limit: Int) -> [String] {
    nextWords(after: previous, recent: .none, limit: limit)
  }

  func nextWords(after previous: String?, recent: RecentWords, limit: Int) -> [String] {
    let context = WordContext(
      after: previous, recent: recent, lexicon: lexicon, unpaired: weights.unpaired)
    var shares: [NextWord: Double] = [:]
    for pair in context.pairs {
      shares[.listed(pair.node, isCapitalized: pair.isCapitalized)] =
        LexiconFrequency.probability(of: Int(pair.frequency))
    }
    for follower in context.followers {
      shares[nextWord(follower), default: 0] += follower.share
    }
    let own = previous.flatMap(lexicon.word)
    for node in CompletionSearch.words(below: Lexicon.root, limit: limit, in: lexicon)
    where node != own && lexicon.frequency(of: node) >= Self.leastNextFrequency {
      shares[.listed(node, isCapitalized: false), default: 0] += 0
    }
    // Sentences don't begin as they go on.
    let isAfterSign = Lexicon.signs.contains(previous ?? "")
    for case .listed(let node, isCapitalized: false) in shares.keys {
      let any = isAfterSign ? 0 : context.shareOfAny(alone: lexicon.frequency(of: node))
      shares[.listed(node, isCapitalized: false), default: 0] += any + (recent.shares[node] ?? 0)
    }
    return shares.sorted {
      $0.value == $1.value ? $0.key.order < $1.key.order : $0.value > $1.value
    }.prefix(limit).map { text(of: $0.key) }
  }

  private enum NextWord: Hashable {
    case listed(Lexicon.Node, isCapitalized: Bool)
    case unlisted(String)

    /// The order of equally likely words, of which those of the lexicon come first.
    var order: (Lexicon.Node, String) {
      switch self {
      case .listed(let node, let isCapitalized): (node, isCapitalized ? "A" : "")
      case .unlisted(let text): (.max, text)
      }
    }
  }

  private func nextWord(_ follower: RecentWords.Follower) -> NextWord {
    guard let node = follower.node else { return .unlisted(follower.text) }
    return .listed(
      node,
      isCapitalized: lexicon.form(of: node) == .both && shape(of: follower.text).isCapitalized)
  }

  private func text(of word: NextWord) -> String {
    switch word {
    case .listed(let node, let isCapitalized):
      let spelling = lexicon.spelling(of: node)
      return isCapitalized ? lexicon.letterCase.capitalized(spelling) : spelling
    case .unlisted(let text): return text
    }
  }

  package func frequentWords(limit: Int) -> [String] {
    CompletionSearch.words(below: Lexicon.root, limit: limit, in: lexicon).map(
      lexicon.spelling(of:))
  }

  /// Return the probability of each letter to be typed next, by the frequencies of words that go on.
  package func nextLetters(after word: String) -> [Character: Double] {
    let keys = [word, elision(of: word)?.rest].compactMap { $0.map(lexicon.key) }
    guard let node = keys.lazy.compactMap(lexicon.node).first else { return [:] }
    var shares: [Character: Double] = [:]
    for child in lexicon.children(of: node) {
      let letter = Character(lexicon.letter(of: child))
      shares[letter] = LexiconFrequency.probability(of: lexicon.bestFrequency(below: child))
    }
    // A word that may be finished leaves less for further letters.
    let own = lexicon.frequency(of: node)
    let rest = own > 0 ? LexiconFrequency.probability(of: own) : 0
    let total = shares.values.reduce(rest, +)
    return total > 0 ? shares.mapValues { $0 / total } : [:]
  }
}
