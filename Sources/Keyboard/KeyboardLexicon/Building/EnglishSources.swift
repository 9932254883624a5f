/// The words of SCOWL, in American and British spelling.
///
/// Rare words of the counted list alone are skipped: it has errors of scanned books.
package struct EnglishSources {

  package struct WordList {

    let spelling: String
    let category: String

    /// 10 has the most common words, 95 the rarest.
    let size: Int

    package init?(fileName: String) {
      let parts = fileName.split(separator: ".")
      guard parts.count == 2, let size = Int(parts[1]),
        let dash = parts[0].firstIndex(of: "-")
      else { return nil }
      spelling = String(parts[0][..<dash])
      category = String(parts[0][parts[0].index(after: dash)...])
      self.size = size
      guard let largest = Self.largestSizes[category], Self.spellings.contains(spelling),
        size <= largest
      else { return nil }
    }

    private static let spellings: Set<String> = ["english", "american", "british", "british_z"]
    private static let largestSizes = [
      "words": 70, "upper": 80, "proper-names": 80, "abbreviations": 70, "contractions": 60,
    ]

    /// Whether words of the list aren't added, but are right in lowercase where other lists have them in
    /// capitals, such as "pm".
    var hasOnlySpellings: Bool { category == "abbreviations" && size > 50 }

    var assumedCount: Double {
      let isName = category == "upper" || category == "proper-names"
      let counts: [(size: Int, count: Double)] =
        isName
        ? [(35, 400_000), (50, 60_000), (70, 12_000), (80, 2_000)]
        : [(10, 2_000_000), (20, 400_000), (35, 60_000), (50, 20_000), (60, 6_000), (70, 2_000)]
      return counts.first { size <= $0.size }?.count ?? 1_000
    }
  }

  private var builder = LexiconBuilder()
  private var spellings: [String] = []

  /// Word lists are added first.
  package init() {}

  /// Possessives are left out: each word has one, which a look-up derives.
  package mutating func add(_ list: WordList, text: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      let isPossessive = line.hasSuffix("'s") && list.category != "contractions"
      if list.hasOnlySpellings {
        if !line.contains(where: \.isUppercase) { spellings.append(String(line)) }
      } else if !isPossessive, list.category == "words" || line.count > 1 {
        builder.add(String(line), count: list.assumedCount)
      }
    }
  }

  package mutating func addCounts(text: String) {
    for word in spellings where builder.contains(word) { builder.add(word, count: 0) }
    for line in text.split(whereSeparator: \.isNewline) {
      let fields = line.split(separator: " ")
      guard fields.count == 2, let count = Double(fields[1]) else { continue }
      let word = String(fields[0])
      // The list gives contractions one made-up count.
      guard !word.contains("'") else { continue }
      if builder.contains(word) {
        builder.setCount(of: word, to: count)
      } else if count >= Self.leastCountOfUnlisted {
        builder.add(word, count: count)
      }
    }
  }

  private static let leastCountOfUnlisted = 100_000.0

  package mutating func addPairs(text: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      let fields = line.split(separator: " ")
      guard fields.count == 3, let count = Double(fields[2]) else { continue }
      builder.addPair(String(fields[0]), String(fields[1]), count: count)
    }
  }

  /// A line is a word and a count, a pair and a count, or `-` and a word to remove.
  package mutating func addAdditions(text: String) {
    for line in text.split(whereSeparator: \.isNewline) where !line.hasPrefix("#") {
      let fields = line.split(separator: " ").map(String.init)
      if fields.count == 2, fields[0] == "-" {
        builder.remove(fields[1])
      } else if fields.count == 2, let count = Double(fields[1]) {
        builder.remove(fields[0])
        builder.add(fields[0], count: count)
      } else if fields.count == 3, let count = Double(fields[2]) {
        builder.addPair(fields[0], fields[1], count: count)
      }
    }
  }

  package func bytes(note: String) -> [UInt8] {
    var builder = builder
    builder.shareCountsWithAccents()
    builder.note = note
    return builder.bytes()
  }
}
