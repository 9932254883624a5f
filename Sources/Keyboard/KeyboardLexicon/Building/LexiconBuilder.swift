import Foundation

/// The same contents give the same bytes, in whatever order they were added.
package struct LexiconBuilder {

  private struct Entry {
    var count: Double
    var spellings: Set<String>
  }

  /// Second word of a pair.
  private struct Second: Hashable {
    let key: String
    var isCapitalized: Bool
  }

  private var entries: [String: Entry] = [:]
  private var pairs: [String: [Second: Double]] = [:]
  package var note = ""

  private let letterCase: LetterCase

  package init(language: String = "en") { letterCase = LetterCase(language: language) }

  package func key(of word: String) -> String { letterCase.key(of: word) }

  /// Adds a word; of several counts, the largest remains.
  package mutating func add(_ word: String, count: Double) {
    let key = self.key(of: word)
    guard !key.isEmpty, key.unicodeScalars.count <= LexiconSections.longestWord else { return }
    var entry = entries[key] ?? Entry(count: 0, spellings: [])
    entry.count = max(entry.count, count)
    entry.spellings.insert(LetterCase.composed(word))
    entries[key] = entry
  }

  package mutating func setCount(of word: String, to count: Double) {
    entries[key(of: word)]?.count = count
  }

  package mutating func remove(_ word: String) { entries[key(of: word)] = nil }

  package func contains(_ word: String) -> Bool { count(of: word) != nil }

  func count(of word: String) -> Double? { entries[key(of: word)]?.count }

  /// For counts of plain letters, which count "café" as "cafe".
  package mutating func shareCountsWithAccents() {
    for (key, entry) in entries where !key.utf8.allSatisfy({ $0 < 0x80 }) {
      let plain = key.folding(options: .diacriticInsensitive, locale: nil)
      guard plain != key, let count = entries[plain]?.count else { continue }
      entries[key]?.count = max(entry.count, count / 2)
    }
  }

  /// Adds the count of a pair of added words; a capital matters only if the second has both cases.
  package mutating func addPair(
    _ first: String, _ second: String, count: Double, isCapitalized: Bool = false
  ) {
    let second = Second(key: key(of: second), isCapitalized: isCapitalized)
    pairs[key(of: first), default: [:]][second, default: 0] += count
  }

  /// The share of a word's probability below which it is no likely successor.
  private static let leastPairShare = 0.05

  /// Minimum probability of a successor; less likely ones hardly change a ranking.
  private static let leastPairProbability = 1.0 / 20_000

  package func bytes() -> [UInt8] {
    let tree = LexiconTree(keys: entries.keys.map { Array($0.unicodeScalars) })
    let total = entries.values.reduce(0) { $0 + $1.count }
    var writer = LexiconWriter(tree: tree)
    for (key, entry) in entries {
      guard let node = tree.node(of: key) else { continue }
      writer.frequencies[node] = LexiconFrequency.byte(of: entry.count / total)
      let (form, irregular) = form(of: entry.spellings, key: key)
      writer.forms[node] = form.rawValue
      if let irregular { writer.irregulars[node] = irregular }
    }
    for (first, seconds) in pairs {
      guard let node = tree.node(of: first), let count = entries[first]?.count else { continue }
      // The counts of words and of pairs may be of different texts.
      let whole = max(count, seconds.values.reduce(0, +))
      let known = folded(seconds).compactMap { second, pairCount -> LexiconPair? in
        guard let entry = entries[second.key], let next = tree.node(of: second.key) else {
          return nil
        }
        let probability = pairCount / whole
        // A word that is much rarer after the first one than elsewhere isn't suggested for it.
        guard
          probability > max(Self.leastPairShare * entry.count / total, Self.leastPairProbability)
        else { return nil }
        return LexiconPair(
          node: next, frequency: LexiconFrequency.byte(of: probability),
          isCapitalized: second.isCapitalized)
      }
      if !known.isEmpty { writer.successors[node] = known }
    }
    writer.words = entries.count
    writer.note = note
    return writer.bytes()
  }

  /// Merges the counts of words that have only one case.
  private func folded(_ seconds: [Second: Double]) -> [Second: Double] {
    guard seconds.keys.contains(where: \.isCapitalized) else { return seconds }
    return Dictionary(
      seconds.map { second, count in
        let spellings = entries[second.key]?.spellings ?? []
        let isBoth = form(of: spellings, key: second.key).0 == .both
        return (isBoth ? second : Second(key: second.key, isCapitalized: false), count)
      }, uniquingKeysWith: +)
  }

  private func form(of spellings: Set<String>, key: String) -> (LexiconForm, String?) {
    let capitalized = letterCase.capitalized(key)
    let isLower = spellings.contains(key)
    let isCapitalized = spellings.contains(capitalized)
    if isLower { return (isCapitalized ? .both : .lowercased, nil) }
    if isCapitalized { return (.capitalized, nil) }
    let spelling = spellings.min() ?? key
    return spelling == letterCase.uppercased(key) ? (.uppercased, nil) : (.irregular, spelling)
  }
}
