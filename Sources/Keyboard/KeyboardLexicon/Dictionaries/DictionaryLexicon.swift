package struct DictionaryLexicon {

  private var builder: LexiconBuilder
  private let letterCase: LetterCase
  private var counts: [String: Double]
  private var stems: [String] = []
  private var rareForms: [String] = []
  private var countedWords = 0

  /// The words with their affixes, as the note has them.
  private var words = ""

  private var texts: TextCounts?
  private var emojis: EmojiAnnotations?

  /// Words without a frequency are left out first.
  private static let mostWords = 450_000

  /// A count of a billion words.
  private static let rareCount = 4.0

  /// Counts are of words in lowercase, of a billion; none are needed.
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

  /// Add the counted forms of a dictionary, and of the others as many as there is room for.
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
    let room = Self.mostWords - countedWords - stems.count
    dictionary.forEachDerivedForm(limit: max(0, room)) { add($0, isStem: false) }
  }

  /// Add the pairs of words of texts, as far as the dictionary has both, and the words that start sentences or
  /// follow a comma.
  package mutating func add(_ texts: TextCounts) { self.texts = texts }

  /// Add the words of emojis.
  package mutating func add(_ emojis: EmojiAnnotations) { self.emojis = emojis }

  package static func isWord(_ text: some StringProtocol) -> Bool {
    text.utf8.count <= longestWord
      && text.allSatisfy { $0.isLetter || $0 == "'" || $0 == "’" || $0 == "-" }
  }

  /// In bytes.
  private static let longestWord = 200

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
    words.filter { !builder.contains($0) }.flatMap { word in
      let capitalized = builder.capitalized(word)
      return capitalized == word ? [word] : [word, capitalized]
    }
  }

  package func bytes(note: String) -> [UInt8] {
    var builder = builder
    var rest = Self.mostWords - countedWords
    for word in stems + rareForms where rest > 0 && !builder.contains(word) {
      builder.add(word, count: Self.rareCount)
      rest -= 1
    }
    builder.note =
      note + (words.isEmpty ? "\0\0" : words) + "\0"
      + (emojis?.lines ?? []).joined(separator: "\n")
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
