/// A walk of the tree with a row of edit distances.
///
/// A candidate's score is the cost of the slips plus a share of the word's rareness; lower is
/// better. A subtree is left out if even its most frequent word, without further slips, would score
/// worse than the candidates so far.
struct CorrectionSearch {

  struct Candidate: Equatable {
    let node: Lexicon.Node
    let cost: Int32
    let score: Int32
  }

  private let lexicon: Lexicon
  private let rows: EditRows
  private let count: Int
  private let penalties: [Int32]

  private var maximumCost: Int32
  private var bound = Int32.max / 2
  private var candidates: [Candidate] = []

  static func candidates(
    for typed: [UInt8], limit: Int, lexicon: Lexicon, costs: EditCosts, onlyAccents: Bool = false
  ) -> [Candidate] {
    let weights = costs.weights
    let most =
      onlyAccents
      ? weights.accent
      : min(weights.mostOfAll, weights.most + weights.mostByLetter * Int32(typed.count))
    var search = Self(
      lexicon: lexicon, rows: EditRows(typed, costs: costs), count: limit,
      penalties: weights.penalties, maximumCost: min(most, weights.substitution))
    // A walk that allows one slip is short, and its candidates bound the second walk.
    search.visit(Lexicon.root, depth: 0)
    guard most > search.maximumCost else { return search.candidates }
    search.maximumCost = most
    search.candidates = []
    search.visit(Lexicon.root, depth: 0)
    return search.candidates
  }

  private mutating func visit(_ node: Lexicon.Node, depth: Int, least: Int32 = 0) {
    guard depth < rows.maximumDepth else { return }
    for child in lexicon.children(of: node) {
      let best = penalties[lexicon.bestFrequency(below: child)]
      // Costs only grow along a path, so most rows needn't be filled.
      guard least + best < bound else { continue }
      let least = rows.fill(depth + 1, letter: lexicon.label(of: child))
      guard least <= maximumCost, least + best < bound else { continue }
      let frequency = lexicon.frequency(of: child)
      if frequency > 0 {
        let cost = rows.cost(atDepth: depth + 1)
        if cost <= maximumCost { add(child, cost: cost, score: cost + penalties[frequency]) }
      }
      visit(child, depth: depth + 1, least: least)
    }
  }

  private mutating func add(_ node: Lexicon.Node, cost: Int32, score: Int32) {
    guard score < bound else { return }
    let index = candidates.firstIndex { $0.score > score } ?? candidates.count
    candidates.insert(Candidate(node: node, cost: cost, score: score), at: index)
    if candidates.count > count { candidates.removeLast() }
    if candidates.count == count, let last = candidates.last { bound = min(bound, last.score + 1) }
  }
}

/// Best-first search for the most frequent words with a prefix.
struct CompletionSearch {

  private struct Step {
    let node: Lexicon.Node
    let frequency: Int
    let isWord: Bool
  }

  static func words(below node: Lexicon.Node, limit: Int, in lexicon: Lexicon) -> [Lexicon.Node] {
    var queue = [Step(node: node, frequency: lexicon.bestFrequency(below: node), isWord: false)]
    var words: [Lexicon.Node] = []
    while words.count < limit, let step = queue.popLast() {
      if step.isWord {
        words.append(step.node)
        continue
      }
      for child in lexicon.children(of: step.node) {
        insert(child, lexicon.bestFrequency(below: child), isWord: false, into: &queue)
        let frequency = lexicon.frequency(of: child)
        if frequency > 0 { insert(child, frequency, isWord: true, into: &queue) }
      }
    }
    return words
  }

  /// The queue ends with the most frequent step; earlier ones of equals come first.
  private static func insert(
    _ node: Lexicon.Node, _ frequency: Int, isWord: Bool, into queue: inout [Step]
  ) {
    var (low, high) = (0, queue.count)
    while low < high {
      let middle = (low + high) / 2
      if queue[middle].frequency < frequency { low = middle + 1 } else { high = middle }
    }
    queue.insert(Step(node: node, frequency: frequency, isWord: isWord), at: low)
  }
}
