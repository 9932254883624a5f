/// Encoder of lexicon files.
struct LexiconWriter {

  private let tree: LexiconTree
  var frequencies: [UInt8]
  var forms: [UInt8]
  var irregulars: [Int: String] = [:]
  var successors: [Int: [LexiconPair]] = [:]
  var words = 0
  var note = ""

  private var output: [UInt8] = []

  init(tree: LexiconTree) {
    self.tree = tree
    frequencies = [UInt8](repeating: 0, count: tree.labels.count)
    forms = frequencies
  }

  mutating func bytes() -> [UInt8] {
    output = [UInt8](repeating: 0, count: LexiconSections.headerSize)
    write(tree.alphabet.map(\.value))
    write(tree.firstChild.map(UInt32.init))
    for bytes in [tree.labels, frequencies, bestFrequencies, forms] { write(bytes) }
    let irregular = irregulars.sorted { $0.key < $1.key }
    write(irregular.map { UInt32($0.key) })
    let spellings = irregular.map { Array($0.value.utf8) }
    write(Self.starts(of: spellings.map(\.count)))
    write(Array(spellings.joined()))
    let contexts = successors.sorted { $0.key < $1.key }
    write(contexts.map { UInt32($0.key) })
    write(Self.starts(of: contexts.map(\.value.count)))
    // The likeliest successor comes first, then the first node, for the same bytes at each build.
    let pairs = contexts.flatMap { context in
      context.value.sorted { ($1.frequency, $0.bits) < ($0.frequency, $1.bits) }
    }
    write(pairs.map(\.bits))
    write(Array(note.utf8))
    let header: [LexiconSections.Field: Int] = [
      .magic: Int(LexiconSections.magic), .version: Int(LexiconSections.version),
      .byteCount: output.count, .words: words, .nodes: tree.labels.count,
      .letters: tree.alphabet.count, .irregulars: irregular.count,
      .irregularBytes: spellings.reduce(0) { $0 + $1.count }, .contexts: contexts.count,
      .pairs: pairs.count, .noteBytes: note.utf8.count,
    ]
    for (field, value) in header { put(UInt32(value), in: field) }
    put(output.withUnsafeBytes(LexiconSections.checksum), in: .checksum)
    return output
  }

  private var bestFrequencies: [UInt8] {
    var best = frequencies
    for node in best.indices.reversed() {
      for child in tree.firstChild[node]..<tree.firstChild[node + 1] {
        best[node] = max(best[node], best[child])
      }
    }
    return best
  }

  private static func starts(of counts: [Int]) -> [UInt32] {
    counts.reduce(into: [0]) { $0.append(($0.last ?? 0) + UInt32($1)) }
  }

  private mutating func write(_ numbers: [UInt32]) {
    for number in numbers {
      withUnsafeBytes(of: number.littleEndian) { output.append(contentsOf: $0) }
    }
  }

  private mutating func write(_ bytes: [UInt8]) {
    output.append(contentsOf: bytes)
    while output.count % 4 != 0 { output.append(0) }
  }

  private mutating func put(_ number: UInt32, in field: LexiconSections.Field) {
    withUnsafeBytes(of: number.littleEndian) {
      output.replaceSubrange(field.rawValue * 4..<field.rawValue * 4 + 4, with: $0)
    }
  }
}

/// Trie of all words in breadth-first order, with letters as one-byte labels.
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

  /// Adds the nodes level by level; a node is the range of the sorted keys that pass through it.
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

  /// Returns the letters of keys, most frequent first if there are too many, then ascending.
  private static func alphabet(of keys: [[Unicode.Scalar]]) -> [Unicode.Scalar] {
    var counts: [Unicode.Scalar: Int] = [:]
    for letter in keys.joined() { counts[letter, default: 0] += 1 }
    let frequent = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return frequent.prefix(LexiconSections.maximumLetters).map(\.key).sorted()
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
