struct WordContext {

  let recent: RecentWords
  private let frequencies: [Lexicon.Node: Int]
  private let unpaired: Int
  let successors: [Lexicon.Node]

  init(after previous: String?, recent: RecentWords = .none, lexicon: Lexicon, unpaired: Int) {
    self.recent = recent
    let pairs = previous.flatMap(lexicon.word).map(lexicon.successors(of:)) ?? []
    frequencies = Dictionary(pairs.map { ($0.node, $0.frequency) }, uniquingKeysWith: max)
    successors = pairs.map(\.node)
    // Any word may begin a sentence, or follow a comma.
    self.unpaired = pairs.isEmpty || Lexicon.signs.contains(previous ?? "") ? 0 : unpaired
  }

  func frequency(of node: Lexicon.Node, alone: Int) -> Int {
    max(frequencies[node] ?? 0, alone - unpaired)
  }

  /// Return the frequency of a word that is yet to be finished.
  func frequency(ofUnfinished node: Lexicon.Node, alone: Int) -> Int {
    max(frequency(of: node, alone: alone), recent.frequencies[node] ?? 0)
  }

  func contains(_ node: Lexicon.Node) -> Bool { frequencies[node] != nil }
}
