/// How likely words are after the preceding one, and after the words of the text.
struct WordContext {

  let recent: RecentWords

  /// The words that followed the preceding one in the text itself.
  let followers: [RecentWords.Follower]

  /// The words that follow the preceding one in texts that were counted, likeliest first.
  let pairs: [LexiconPair]

  private let frequencies: [Lexicon.Node: Int]
  private let unpaired: Int

  /// The share of the words that follow the preceding one by none of the pairs, which any word may be.
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

  /// The share of other words where the pairs are all that was counted.
  private static let leastRest = 0.02

  var successors: [Lexicon.Node] { pairs.map(\.node) + followers.compactMap(\.node) }

  func frequency(of node: Lexicon.Node, alone: Int) -> Int {
    max(frequencies[node] ?? 0, alone - unpaired)
  }

  /// Return the frequency of a word that is yet to be finished: by pairs, as any word, and by the text itself.
  ///
  /// Source: F. Jelinek and R. L. Mercer, Interpolated estimation of Markov source parameters from sparse data, 1980; R. Kuhn and
  /// R. De Mori, A cache-based natural language model for speech recognition, 1990.
  func frequency(ofUnfinished node: Lexicon.Node, alone: Int) -> Int {
    var share = shareOfAny(alone: alone) + (recent.shares[node] ?? 0)
    if let frequency = frequencies[node] { share += LexiconFrequency.probability(of: frequency) }
    for follower in followers where follower.node == node { share += follower.share }
    return Int(LexiconFrequency.byte(of: share))
  }

  /// Return the share of a word as any other.
  func shareOfAny(alone: Int) -> Double { rest * LexiconFrequency.probability(of: alone) }

  func contains(_ node: Lexicon.Node) -> Bool { frequencies[node] != nil }
}
