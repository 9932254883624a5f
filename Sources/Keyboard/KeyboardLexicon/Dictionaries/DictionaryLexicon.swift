internal import SourceText

/// Builder of a lexicon from a dictionary, frequencies, texts and emoji names.
package struct DictionaryLexicon {

  private var builder: LexiconBuilder
  private let letterCase: LetterCase
  private var counts: [String: Double]
  private var stems: [String] = []
  private var rareForms: [String] = []
  private var countedWords = 0
  private var words = ""

  private var texts: TextCounts?

  /// Words without a frequency are left out first.
  private static let maximumWords = 450_000

  private static let rareCount = 4.0

  /// `counts` are per billion, of words in lowercase; they may be empty.
  package init(language: String, counts: [String: Double]) {
    builder = LexiconBuilder(language: language)
    letterCase = LetterCase(language: language)
    self.counts = counts
    guard language == "de" else { return }
    // Counts of words whose case is folded have "ss" in place of "ß".
    for (word, count) in counts where word.contains("ss") {
      for range in word.ranges(of: "ss") {
        let spelling = word[..<range.lowerBound] + "ß" + word[range.upperBound...]
        if counts[String(spelling)] == nil { self.counts[String(spelling)] = count }
      }
    }
  }

  /// Adds the counted forms of a dictionary, and others while there is room.
  ///
  /// - Throws: `LexiconError.tooManyForms`.
  package mutating func add(_ dictionary: HunspellDictionary) throws(LexiconError) {
    var recognition = HunspellRecognition(dictionary, letterCase: letterCase)
    for word in counts.keys {
      var forms: Set<[Unicode.Scalar]> = []
      try recognition.forEachForm(of: Array(word.unicodeScalars)) { form, isStem in
        guard forms.insert(form).inserted else { return }
        add(String(String.UnicodeScalarView(form)), isStem: isStem)
      }
    }
    words = DictionaryWords.note(dictionary, letterCase: letterCase)
    dictionary.forEachStem { add($0, isStem: true) }
    let room = Self.maximumWords - countedWords - stems.count
    dictionary.forEachDerivedForm(limit: max(0, room)) { add($0, isStem: false) }
  }

  /// Adds the pairs of words of texts if the dictionary has both words.
  package mutating func add(_ texts: TextCounts) { self.texts = texts }

  package static func isWord(_ text: some StringProtocol) -> Bool {
    text.utf8.count <= longestWord
      && text.allSatisfy { $0.isLetter || $0 == "'" || $0 == "’" || $0 == "-" }
  }

  /// In bytes.
  private static let longestWord = 200

  /// Adds a form of the dictionary; one of the dictionary's own words stays before derived ones.
  package mutating func add(_ form: String, isStem: Bool) {
    if let count = counts[builder.key(of: form)] {
      countedWords += builder.contains(form) ? 0 : 1
      builder.add(form, count: count)
    } else if isStem {
      stems.append(form)
    } else if rareForms.count < Self.maximumWords {
      rareForms.append(form)
    }
  }

  package func missing(_ words: some Sequence<String>) -> [String] {
    words.filter { !builder.contains($0) }.flatMap { word in
      let capitalized = letterCase.capitalized(word)
      return capitalized == word ? [word] : [word, capitalized]
    }
  }

  package func bytes(note: String) -> [UInt8] {
    var builder = builder
    var rest = Self.maximumWords - countedWords
    for word in stems + rareForms where rest > 0 && !builder.contains(word) {
      builder.add(word, count: Self.rareCount)
      rest -= 1
    }
    builder.note = note + (words.isEmpty ? "\0\0" : words)
    if let texts, !texts.isEmpty {
      for sign in Lexicon.signs { builder.add(sign, count: 1) }
      texts.forEachPair { first, second, share, isCapitalized in
        guard let count = builder.count(of: first) else { return }
        builder.addPair(first, second, count: count * share, isCapitalized: isCapitalized)
      }
    }
    return builder.bytes()
  }
}

/// The words of a Hunspell dictionary with their affixes, for forms that the list has no room for.
///
/// They follow the note of a lexicon: the used lines of the affix file, a null character, and the
/// lines of the dictionary, sorted by the bytes of their keys.
final class DictionaryWords {

  private let lexicon: Lexicon

  /// Reading the affixes takes up to half a second, so it waits for the first unknown word.
  private lazy var recognition = Self.recognition(lexicon)

  init(_ lexicon: Lexicon) { self.lexicon = lexicon }

  /// Whether the lexicon is built from a list of words without affixes.
  var isList: Bool { lexicon.noteParts.dropFirst(2).first?.isEmpty == true }

  private static func recognition(_ lexicon: Lexicon) -> HunspellRecognition? {
    let parts = lexicon.noteParts.dropFirst().prefix(2).map(\.self)
    guard parts.count == 2, parts[0].count <= InputBudget.wordForm.bytes else { return nil }
    let letterCase = lexicon.letterCase
    let affixes = HunspellAffixes(
      text: String(decoding: parts[0], as: UTF8.self), maximumLetters: LexiconSections.longestWord)
    let lines = SortedLines(Array(parts[1]), letterCase: letterCase)
    return HunspellRecognition(affixes, letterCase: letterCase) { key in
      lines.entries(key).map { ($0.stem, affixes.flags(of: $0.flags)) }
    }
  }

  /// Whether a word is a form of the dictionary, whatever its letter case.
  func recognizes(_ word: String) -> Bool {
    var isForm = false
    recognition?.steps = InputBudget.wordForm.steps
    try? recognition?.forEachForm(of: Array(lexicon.letterCase.key(of: word).unicodeScalars)) {
      _, _ in
      isForm = true
    }
    return isForm
  }

  static func note(_ dictionary: HunspellDictionary, letterCase: LetterCase) -> String {
    let lines = dictionary.entries.map { (key: letterCase.key(of: String($0.stem)), line: $0.line) }
      .sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    return "\0" + dictionary.affixes.lines.joined(separator: "\n") + "\0"
      + lines.map(\.line).joined(separator: "\n")
  }
}

/// Lines of a word, a slash and flags, which a search finds by the word's key.
struct SortedLines {

  private let bytes: [UInt8]
  private let letterCase: LetterCase

  init(_ bytes: [UInt8], letterCase: LetterCase) {
    self.bytes = bytes
    self.letterCase = letterCase
  }

  func entries(_ key: [Unicode.Scalar]) -> [(stem: [Unicode.Scalar], flags: String)] {
    let key = String(String.UnicodeScalarView(key))
    var (low, high) = (0, bytes.count)
    // The first line whose key isn't smaller starts in the range.
    while low < high {
      let start = self.start(ofLineAt: (low + high) / 2)
      let end = self.end(ofLineAt: start)
      if self.key(start..<end).utf8.lexicographicallyPrecedes(key.utf8) {
        low = min(end + 1, high)
      } else {
        high = start
      }
    }
    var entries: [(stem: [Unicode.Scalar], flags: String)] = []
    while low < bytes.count, entries.count < Self.maximumEntries {
      let end = self.end(ofLineAt: low)
      guard self.key(low..<end) == key else { break }
      let slash = bytes[low..<end].firstIndex(of: Self.slash) ?? end
      entries.append(
        (Array(self.text(low..<slash).unicodeScalars), self.text(min(slash + 1, end)..<end)))
      low = end + 1
    }
    return entries
  }

  private static let slash = UInt8(ascii: "/")
  private static let lineFeed = UInt8(ascii: "\n")

  /// Of one key; dictionaries have up to ten.
  private static let maximumEntries = 100

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private func key(_ line: Range<Int>) -> String {
    let slash = bytes[line].firstIndex(of: Self.slash) ?? line.upperBound
    return letterCase.key(of: text(line.lowerBound..<slash))
  }

  private func start(ofLineAt index: Int) -> Int {
    bytes[..<index].lastIndex(of: Self.lineFeed).map { $0 + 1 } ?? 0
  }

  private func end(ofLineAt start: Int) -> Int {
    bytes[start...].firstIndex(of: Self.lineFeed) ?? bytes.count
  }
}
