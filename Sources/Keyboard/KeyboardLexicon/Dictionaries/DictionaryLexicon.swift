package struct DictionaryLexicon {

  private var builder: LexiconBuilder
  private let counts: [String: Double]
  private var stems: [String] = []
  private var rareForms: [String] = []

  /// Words without a frequency are left out first.
  private static let mostWords = 450_000

  /// A count of a billion words.
  private static let rareCount = 4.0

  /// Counts are of words in lowercase, of a billion; none are needed.
  package init(language: String, counts: [String: Double]) {
    builder = LexiconBuilder(language: language)
    self.counts = counts
  }

  package private(set) var countedWords = 0

  /// Add a form of the dictionary; one of the dictionary's own words stays before derived ones.
  package mutating func add(_ form: String, isStem: Bool) {
    if let count = counts[builder.key(of: form)] {
      countedWords += builder.contains(form) ? 0 : 1
      builder.add(form, count: count)
    } else if isStem {
      stems.append(form)
    } else if rareForms.count < Self.mostWords {
      rareForms.append(form)
    }
  }

  package func missing(_ words: some Sequence<String>) -> [String] {
    words.filter { !builder.contains($0) }.flatMap { [$0, builder.capitalized($0)] }
  }

  package func bytes(note: String) -> [UInt8] {
    var builder = builder
    builder.note = note
    var rest = Self.mostWords - countedWords
    for word in stems + rareForms where rest > 0 && !builder.contains(word) {
      builder.add(word, count: Self.rareCount)
      rest -= 1
    }
    return builder.bytes()
  }
}
