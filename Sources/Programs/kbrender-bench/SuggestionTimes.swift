import Disk
import Foundation
import KeyboardKit
import KeyboardLexicon
import RandomNumbers
import Terminal

struct SuggestionTimes {

  struct Slip: Equatable {
    let typed: String
    let meant: String
  }

  struct Row {

    let name: String

    /// The shares of words that are the first suggestion, and among the first three, in percent.
    let first: Double
    let three: Double

    /// The median and the 99th percentile of a call in milliseconds, or `nil` if not measured.
    var times: (median: Double, high: Double)?

    init(_ name: String, _ suggestions: [[String]], for slips: [Slip]) {
      self.name = name
      let ranks = zip(suggestions, slips).map { list, slip in
        list.firstIndex { $0.lowercased() == slip.meant.lowercased() }
      }
      let count = Double(max(1, slips.count)) / 100
      first = Double(ranks.filter { $0 == 0 }.count) / count
      three = Double(ranks.filter { ($0 ?? 3) < 3 }.count) / count
    }
  }

  let rows: [Row]

  init(_ slips: [Slip], service: Autocomplete.LocalService, locale: DictionaryLocale) throws {
    var milliseconds: [Double] = []
    let suggester = try service.loadedSuggester()
    let lists = slips.map { slip in
      let start = ContinuousClock.now
      let words = suggester.candidates(for: slip.typed, after: nil).map(\.text)
      let duration = ContinuousClock.now - start
      milliseconds.append(duration / .milliseconds(1))
      return suggester.isKnown(slip.typed) ? [slip.typed] + words : words
    }
    milliseconds.sort()
    var own = Row("kbrender", lists, for: slips)
    if let last = milliseconds.indices.last {
      own.times = (milliseconds[last / 2], milliseconds[last * 99 / 100])
    }
    rows = [own] + Self.others(slips, locale: locale)
  }

  private static func others(_ slips: [Slip], locale: DictionaryLocale) -> [Row] {
    var tools: [(name: String, arguments: [String])] = []
    if let name = locale.isEmbedded ? "en_US" : locale.aspell {
      tools.append(("aspell", ["-a", "-d", name, "--encoding=utf-8"]))
    }
    if let name = locale.isEmbedded ? "en_US" : locale.hunspell.first {
      tools.append(("hunspell", ["-a", "-i", "UTF-8", "-d", name]))
    }
    return tools.compactMap { name, arguments in
      let input = slips.map { "^" + $0.typed }
      let tool = InstalledTool(name, arguments, budget: .benchmark)
      guard let lines = tool.lines(for: input, most: 1_000_000) else { return nil }
      // One line per word follows the heading, and an empty line.
      let answers = lines.dropFirst().filter { !$0.isEmpty }
      guard answers.count == slips.count else { return nil }
      return Row(name, zip(answers, slips).map { suggestions(in: $0, for: $1.typed) }, for: slips)
    }
  }

  /// Return the suggestions of a line in the format of Ispell: `& word count offset: one, two`.
  private static func suggestions(in line: String, for typed: String) -> [String] {
    guard line.hasPrefix("&"), let colon = line.firstIndex(of: ":") else {
      return line.hasPrefix("#") ? [] : [typed]
    }
    return line[line.index(after: colon)...].split(separator: ",").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }
}

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

struct SeededSlips {

  private var numbers: SeededNumbers
  private let positions: KeyPositions

  private enum Kind: CaseIterable { case neighbor, omission, doubling, transposition, accent }

  init(seed: UInt64, positions: KeyPositions) {
    numbers = SeededNumbers(seed: seed)
    self.positions = positions
  }

  mutating func slips(in words: [String]) -> [SuggestionTimes.Slip] {
    words.compactMap { word in
      let kind = Kind.allCases[Int.random(in: 0..<Kind.allCases.count, using: &numbers)]
      let typed = slip(kind, in: word) ?? slip(.omission, in: word) ?? word
      return typed == word ? nil : SuggestionTimes.Slip(typed: typed, meant: word)
    }
  }

  private mutating func slip(_ kind: Kind, in word: String) -> String? {
    var letters = Array(word)
    guard letters.count > 3 else { return nil }
    let index = Int.random(in: 1..<letters.count - 1, using: &numbers)
    switch kind {
    case .neighbor:
      let neighbors = letters[index].unicodeScalars.first.map(positions.neighbors(of:)) ?? []
      guard !neighbors.isEmpty else { return nil }
      letters[index] = Character(neighbors[Int.random(in: 0..<neighbors.count, using: &numbers)])
    case .omission: letters.remove(at: index)
    case .doubling: letters.insert(letters[index], at: index)
    case .transposition: letters.swapAt(index, index + 1)
    case .accent:
      let plain = word.folding(options: .diacriticInsensitive, locale: nil)
      return plain == word ? nil : plain
    }
    return String(letters)
  }
}
