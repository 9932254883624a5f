/// Keys are lowercased and composed (NFC); a word is identified by the node at the end of its key.
package final class Lexicon {

  package typealias Node = Int

  /// The label of letters outside of the alphabet.
  static let foreign: UInt8 = 255

  static let root: Node = 0

  package let wordCount: Int
  let nodeCount: Int
  let alphabet: [Unicode.Scalar]
  let letterCase: LetterCase
  package let note: String

  /// The note, the affixes of the dictionary, and its words.
  private(set) lazy var noteParts = view.note.split(
    separator: 0, maxSplits: 4, omittingEmptySubsequences: false)

  /// Sign for the word before a sentence, in lexicons with first words.
  static let sentenceStart = "."

  /// Sign for the part of a sentence before its comma.
  static let comma = ","
  static let signs = [sentenceStart, comma]

  package let pairCount: Int
  private let bytes: LexiconBytes
  private let view: LexiconView
  private let labelOfLetter: [Unicode.Scalar: UInt8]
  private let firstChild: UnsafePointer<UInt32>
  private let labels: UnsafePointer<UInt8>
  private let frequencies: UnsafePointer<UInt8>
  private let best: UnsafePointer<UInt8>
  private let forms: UnsafePointer<UInt8>
  private let irregularNodes: UnsafeBufferPointer<UInt32>
  private let irregularOffsets: UnsafePointer<UInt32>
  private let irregularBytes: UnsafeRawBufferPointer
  private let contexts: UnsafeBufferPointer<UInt32>
  private let pairStarts: UnsafePointer<UInt32>
  private let pairs: UnsafePointer<UInt32>

  init(_ bytes: LexiconBytes) throws(LexiconError) {
    let view = try LexiconView(bytes)
    self.bytes = bytes
    let sections = view.sections
    wordCount = view.count(.words)
    nodeCount = view.count(.nodes)
    pairCount = view.count(.pairs)
    alphabet = view.alphabet
    letterCase = LetterCase(alphabet: alphabet)
    self.view = view
    note = String(decoding: view.note.prefix { $0 != 0 }, as: UTF8.self)
    labelOfLetter = Dictionary(
      alphabet.enumerated().map { ($1, UInt8($0)) }, uniquingKeysWith: { first, _ in first })
    firstChild = view.numbers(at: sections.children)
    labels = view.bytes(at: sections.labels)
    frequencies = view.bytes(at: sections.frequencies)
    best = view.bytes(at: sections.best)
    forms = view.bytes(at: sections.forms)
    irregularNodes = UnsafeBufferPointer(
      start: view.numbers(at: sections.irregularNodes), count: view.count(.irregulars))
    irregularOffsets = view.numbers(at: sections.irregularOffsets)
    irregularBytes = UnsafeRawBufferPointer(
      start: view.bytes(at: sections.irregularBytes), count: view.count(.irregularBytes))
    contexts = UnsafeBufferPointer(
      start: view.numbers(at: sections.contexts), count: view.count(.contexts))
    pairStarts = view.numbers(at: sections.pairStarts)
    pairs = view.numbers(at: sections.pairs)
  }

  package convenience init(path: String) throws(LexiconError) {
    try self.init(LexiconBytes(path: path))
  }

  // The tree.

  @inline(__always)
  func children(of node: Node) -> Range<Node> { Int(firstChild[node])..<Int(firstChild[node + 1]) }

  @inline(__always)
  func label(of node: Node) -> UInt8 { labels[node] }

  @inline(__always)
  func frequency(of node: Node) -> Int { Int(frequencies[node]) }

  @inline(__always)
  func bestFrequency(below node: Node) -> Int { Int(best[node]) }

  func key(of text: String) -> [UInt8] {
    letterCase.key(of: text).unicodeScalars.map { labelOfLetter[$0] ?? Self.foreign }
  }

  func label(of letter: Unicode.Scalar) -> UInt8? { labelOfLetter[letter] }

  func node(of key: some Sequence<UInt8>) -> Node? {
    var node = Self.root
    for label in key {
      guard let child = children(of: node).first(where: { labels[$0] == label }) else { return nil }
      node = child
    }
    return node
  }

  package func word(_ text: String) -> Node? { text.isEmpty ? nil : word(of: key(of: text)) }

  func word(of key: some Sequence<UInt8>) -> Node? {
    node(of: key).flatMap { frequency(of: $0) > 0 ? $0 : nil }
  }

  func letter(of node: Node) -> Unicode.Scalar { alphabet[Int(labels[node])] }

  /// Returns the nodes below a node, a range for each level, whose nodes are adjacent.
  func levels(below node: Node) -> [Range<Node>] {
    var levels: [Range<Node>] = []
    var level = children(of: node)
    while !level.isEmpty {
      levels.append(level)
      level = Int(firstChild[level.lowerBound])..<Int(firstChild[level.upperBound])
    }
    return levels
  }

  private func parent(of node: Node) -> Node {
    var (low, high) = (0, node)
    while low + 1 < high {
      let middle = (low + high) / 2
      if Int(firstChild[middle]) <= node { low = middle } else { high = middle }
    }
    return low
  }

  // Spellings and pairs.

  private func text(of node: Node) -> String {
    var letters: [Unicode.Scalar] = []
    var node = node
    while node != Self.root {
      letters.append(alphabet[Int(labels[node])])
      node = parent(of: node)
    }
    return String(String.UnicodeScalarView(letters.reversed()))
  }

  func form(of node: Node) -> LexiconForm { LexiconForm(rawValue: forms[node]) ?? .lowercased }

  package func spelling(of node: Node) -> String {
    let text = text(of: node)
    switch form(of: node) {
    case .lowercased, .both: return text
    case .capitalized: return letterCase.capitalized(text)
    case .uppercased: return letterCase.uppercased(text)
    case .irregular:
      let index = irregularNodes.sortedIndex(of: UInt32(node))
      guard let index else { return text }
      let range = Int(irregularOffsets[index])..<Int(irregularOffsets[index + 1])
      return String(decoding: irregularBytes[range], as: UTF8.self)
    }
  }

  func successors(of node: Node) -> [LexiconPair] {
    guard let index = contexts.sortedIndex(of: UInt32(node)) else { return [] }
    return (Int(pairStarts[index])..<Int(pairStarts[index + 1])).map {
      LexiconPair(bits: pairs[$0])
    }
  }
}

extension UnsafeBufferPointer<UInt32> {

  fileprivate func sortedIndex(of number: UInt32) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low] == number ? low : nil
  }
}
