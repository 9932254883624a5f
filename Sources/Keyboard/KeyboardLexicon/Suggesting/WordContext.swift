struct WordContext {

  private let frequencies: [Lexicon.Node: Int]
  private let unpaired: Int
  let successors: [Lexicon.Node]

  init(after previous: String?, lexicon: Lexicon, unpaired: Int) {
    let pairs = previous.flatMap(lexicon.word).map(lexicon.successors(of:)) ?? []
    frequencies = Dictionary(pairs.map { ($0.node, $0.frequency) }, uniquingKeysWith: max)
    successors = pairs.map(\.node)
    // Any word may begin a sentence.
    self.unpaired = pairs.isEmpty || previous == Lexicon.sentenceStart ? 0 : unpaired
  }

  func frequency(of node: Lexicon.Node, alone: Int) -> Int {
    max(frequencies[node] ?? 0, alone - unpaired)
  }

  func contains(_ node: Lexicon.Node) -> Bool { frequencies[node] != nil }
}
