import KeyboardLexicon
import RandomNumbers
import Terminal

struct BenchWords {

  private let words: [String]

  private static let count = 20_000

  /// The shortest word, of which a slip leaves enough.
  private static let shortest = 4

  init(_ locale: DictionaryLocale, suggester: WordSuggester) {
    let frequent = WordCounts(language: locale.language).words.prefix(Self.count)
    let dictionary =
      locale.isEmbedded
      ? InstalledDictionary.hunspell(path: "en_US") : InstalledDictionary(locale)
    // Nouns of German are wrong without their capital.
    let forms = frequent.flatMap { [$0, $0.prefix(1).uppercased() + $0.dropFirst()] }
    let accepted = Set(dictionary?.accepted(forms) ?? [])
    let correct = frequent.compactMap { word in
      [word, word.prefix(1).uppercased() + word.dropFirst()].first(where: accepted.contains)
    }
    words = (correct.isEmpty ? suggester.frequentWords(limit: Self.count) : correct)
      .filter { $0.count >= Self.shortest && $0.allSatisfy(\.isLetter) }
  }

  func drawn(_ count: Int, seed: UInt64) -> [String] {
    var numbers = SeededNumbers(seed: seed)
    return Array(words.shuffled(using: &numbers).prefix(count))
  }
}
