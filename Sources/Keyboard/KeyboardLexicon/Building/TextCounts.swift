internal import SourceText

/// Counts words and the words that follow them, within the budget.
package struct TextCounts {

  private let letterCase: LetterCase
  private var keys = Lexicon.signs
  private var counts = Lexicon.signs.map { _ in 0 }
  private var spellings: [String: Spelling] = [:]
  private var numbers: [String: Int] = [:]
  private var pairs: [Pair: Int] = [:]

  private struct Spelling {
    let word: Int
    let isCapitalized: Bool
  }

  private struct Pair: Hashable {
    let first: Int32
    let second: Int32
    let isCapitalized: Bool
  }

  package init(language: String) { letterCase = LetterCase(language: language) }

  package var isEmpty: Bool { keys.count == Lexicon.signs.count }

  /// Counts per billion of the words in lowercase.
  package var counted: [String: Double] {
    let total = Double(max(1, counts.dropFirst(Lexicon.signs.count).reduce(0, +)))
    return Dictionary(
      uniqueKeysWithValues: zip(keys, counts).dropFirst(Lexicon.signs.count)
        .map { ($0, Double($1) * 1e9 / total) })
  }

  /// Returns counts of words that a list lacks, at most half of its lowest count, because texts
  /// repeat rare words of their topic; words counted once or twice may be slips.
  package func unlisted(in list: [String: Double]) -> [String: Double] {
    guard let least = list.values.min() else { return [:] }
    let repeated = zip(keys, counts).dropFirst(Lexicon.signs.count).filter {
      $0.1 > 2 && list[$0.0] == nil
    }
    let all = counted
    return Dictionary(
      uniqueKeysWithValues: repeated.map { ($0.0, min(least / 2, all[$0.0] ?? least)) })
  }

  /// Counts the words of a text.
  ///
  /// A pair has only spaces or one line break between its words. A sentence starts after its
  /// delimiter and after an empty line.
  package mutating func add(_ text: String) {
    var word = String.UnicodeScalarView()
    var previous: Int? = 0
    var breaks = 0
    for letter in text.unicodeScalars {
      if letter.properties.isAlphabetic || !word.isEmpty && Self.inner.contains(letter) {
        word.append(letter)
        breaks = 0
        continue
      }
      if !word.isEmpty {
        previous = count(String(word), after: previous)
        word = String.UnicodeScalarView()
      }
      switch letter {
      case "\n":
        breaks += 1
        if breaks > 1 { previous = 0 }
      case " ", "\r", "\t": break
      case ".", "!", "?", "…", "。": previous = 0
      case ",": previous = 1
      default: previous = nil
      }
    }
    if !word.isEmpty { _ = count(String(word), after: previous) }
  }

  private static let inner: Set<Unicode.Scalar> = ["'", "’", "-", "\u{301}", "\u{308}"]

  private mutating func count(_ text: String, after previous: Int?) -> Int? {
    guard let spelling = spelling(text) else { return nil }
    let word = spelling.word
    counts[word] += 1
    guard let previous else { return word }
    if previous < Lexicon.signs.count { counts[previous] += 1 }
    // At the start of a sentence, each word has a capital.
    let pair = Pair(
      first: Int32(previous), second: Int32(word),
      isCapitalized: spelling.isCapitalized && previous != 0)
    if pairs.count < InputBudget.texts.steps || pairs[pair] != nil { pairs[pair, default: 0] += 1 }
    return word
  }

  private mutating func spelling(_ text: String) -> Spelling? {
    if let spelling = spellings[text] { return spelling }
    guard spellings.count < InputBudget.texts.steps else { return nil }
    let word = String(text.reversed().drop { "'’-".contains($0) }.reversed())
    let key = letterCase.key(of: word)
    guard key.unicodeScalars.count <= LexiconSections.longestWord else { return nil }
    let number = numbers[key] ?? keys.count
    if number == keys.count {
      keys.append(key)
      counts.append(0)
      numbers[key] = number
    }
    let (first, rest) = (text.prefix(1), text.dropFirst())
    let isCapitalized =
      first.contains(where: \.isUppercase)
      && (rest.isEmpty || rest.contains(where: \.isLowercase))
    let spelling = Spelling(word: number, isCapitalized: isCapitalized)
    spellings[text] = spelling
    return spelling
  }

  /// Calls a closure with up to a hundred pairs for each first word, and the share of the second.
  func forEachPair(
    _ body: (_ first: String, _ second: String, _ share: Double, _ isCapitalized: Bool) -> Void
  ) {
    for (first, group) in Dictionary(grouping: pairs, by: { Int($0.key.first) }) {
      let likely = group.map { (key: keys[Int($0.key.second)], pair: $0.key, count: $0.value) }
        .sorted {
          ($1.count, $0.key, $0.pair.isCapitalized ? 1 : 0)
            < ($0.count, $1.key, $1.pair.isCapitalized ? 1 : 0)
        }
      for (key, pair, count) in likely.prefix(Self.maximumSuccessors) {
        let seen = Double(count) - Self.discount
        let share = seen / (Double(counts[first]) + Self.unseen)
        body(keys[first], key, share, pair.isCapitalized)
      }
    }
  }

  private static let maximumSuccessors = 100

  /// Share of each count attributed to chance.
  ///
  /// Source: H. Ney, U. Essen and R. Kneser, On structuring probabilistic dependences in stochastic language modelling, 1994.
  private static let discount = 0.5

  /// Count assumed for unseen followers, which lowers the confidence in followers of rare words.
  private static let unseen = 2.0
}
