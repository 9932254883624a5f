struct LexiconTree {

  let alphabet: [Unicode.Scalar]
  private(set) var labels: [UInt8] = [0]

  /// The first child of each node; the next node's ends them.
  private(set) var firstChild: [Int] = []

  private let labelOfLetter: [Unicode.Scalar: UInt8]

  /// A tree of keys; those with letters beyond the most frequent ones that fit are left out.
  init(keys: [[Unicode.Scalar]]) {
    let alphabet = Self.alphabet(of: keys)
    let labelOfLetter = Dictionary(
      uniqueKeysWithValues: alphabet.enumerated().map { ($1, UInt8($0)) })
    self.alphabet = alphabet
    self.labelOfLetter = labelOfLetter
    let labeled = keys.map { key in key.compactMap { labelOfLetter[$0] } }
    let complete = zip(keys, labeled).filter { $0.count == $1.count }.map(\.1)
    addNodes(of: complete.sorted { $0.lexicographicallyPrecedes($1) })
  }

  /// Add the nodes level by level; a node is the range of the sorted keys that pass through it.
  private mutating func addNodes(of keys: [[UInt8]]) {
    var level = [0..<keys.count]
    var depth = 0
    while !level.isEmpty {
      var next: [Range<Int>] = []
      for range in level {
        firstChild.append(labels.count)
        var index = range.lowerBound
        // Keys that end here come first.
        while index < range.upperBound, keys[index].count == depth { index += 1 }
        while index < range.upperBound {
          let label = keys[index][depth]
          let start = index
          while index < range.upperBound, keys[index][depth] == label { index += 1 }
          labels.append(label)
          next.append(start..<index)
        }
      }
      level = next
      depth += 1
    }
    firstChild.append(labels.count)
  }

  /// Return the letters of keys, most frequent first if there are too many, then ascending.
  private static func alphabet(of keys: [[Unicode.Scalar]]) -> [Unicode.Scalar] {
    var counts: [Unicode.Scalar: Int] = [:]
    for letter in keys.joined() { counts[letter, default: 0] += 1 }
    let frequent = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return frequent.prefix(LexiconSections.mostLetters).map(\.key).sorted()
  }

  func node(of key: String) -> Int? {
    var node = 0
    for letter in key.unicodeScalars {
      guard let label = labelOfLetter[letter] else { return nil }
      let children = firstChild[node]..<firstChild[node + 1]
      guard let child = children.first(where: { labels[$0] == label }) else { return nil }
      node = child
    }
    return node
  }
}
