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
