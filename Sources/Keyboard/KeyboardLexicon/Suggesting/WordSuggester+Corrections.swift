import SourceText

// What replaces a word by itself.
extension WordSuggester {

  /// Returns the replacement for an unknown word, with its apostrophes and hyphens, if any.
  func correction(
    of word: String, among candidates: [Candidate], after previous: String? = nil
  ) -> String? {
    guard !isCompound(word) else { return nil }
    let (head, typed) = elision(of: word) ?? ("", word)
    let key = lexicon.letterCase.lowercased(word)
    func marks(_ text: String) -> Int { text.count { "'’-".contains($0) } }
    let corrections = candidates.filter {
      $0.kind != .completion && marks($0.text) >= marks(word)
        && lexicon.letterCase.lowercased($0.text) != key
    }
    let meant = corrections.uniqued(by: \.text).map { correction in
      var part = correction
      if part.text.hasPrefix(head) { part.text.removeFirst(head.count) }
      return part
    }
    let confidence = CorrectionConfidence(meant, of: typed, at: .init(after: previous))
    let needed =
      lexicon.word(word) != nil
      ? Self.confidenceForNames : dictionary.isList ? Self.confidenceForForms : 0
    return confidence.points >= needed ? corrections.first?.text : nil
  }

  /// Whether a lowercase word is known only as a rare name, or is rarer than one with accents.
  func isUnlikelyName(_ word: String, among candidates: [Candidate]) -> Bool {
    guard let node = lexicon.word(word), word == lexicon.letterCase.lowercased(word),
      !isNoun(node), !lexicon.form(of: node).hasLowercase
    else { return false }
    if lexicon.frequency(of: node) < Self.rareName { return true }
    guard let best = candidates.first(where: { $0.kind == .correction }) else { return false }
    return best.cost > 0 && best.cost <= costs.weights.accent
  }

  /// Frequency of a name absent from most texts: one in 900,000.
  private static let rareName = 118
  private static let confidenceForNames = 200

  /// Required confidence if an unknown word may be a form missing from a list of words.
  private static let confidenceForForms = 150

  /// Whether a word is right in lowercase.
  func isLowercaseWord(_ word: String) -> Bool {
    lexicon.word(word).map { lexicon.form(of: $0).hasLowercase } ?? false
  }

  /// Returns the contraction that a far rarer word was meant for, as sentences begin with "I'll" rather than "Ill".
  func contraction(of word: String, after previous: String?) -> String? {
    guard language == "en", previous == Lexicon.sentenceStart, let node = lexicon.word(word)
    else { return nil }
    let rare = lexicon.frequency(of: node) + Self.rarerThanContraction
    let contractions = word.indices.dropFirst().lazy.compactMap {
      lexicon.word(word[..<$0] + "'" + word[$0...])
    }
    return contractions.first { lexicon.frequency(of: $0) >= rare }
      .map { shape(of: word).applied(to: lexicon.spelling(of: $0)) }
  }

  /// A tenth of the frequency.
  private static let rarerThanContraction = 23

  /// Returns a known word in its usual case if it was typed without its capitals, or with too many.
  package func restoredCase(of word: String, after previous: String? = nil) -> String? {
    // Single letters, and what follows a whole word or an acronym, are suffixes: "it's", "Irak'tan".
    if let (head, rest) = elision(of: word), rest.count > 1, !shape(of: head).isUppercased,
      head.count <= Self.longestElided || lexicon.word(String(head.dropLast())) == nil,
      let restored = restoredCase(of: rest)
    {
      return head + restored
    }
    guard let node = lexicon.word(word) else { return nil }
    let (shape, spelling) = (shape(of: word), lexicon.spelling(of: node))
    let isLowercased = word == lexicon.letterCase.lowercased(word)
    guard shape.isOvershifted || isLowercased && isUsual(node, word, after: previous)
    else { return nil }
    let restored = shape.applied(to: spelling)
    // Either apostrophe is right.
    return [restored, spelling].contains(LetterCase.composed(word)) ? nil : restored
  }

  /// With the apostrophe: "un'".
  private static let longestElided = 3

  /// Whether a lowercase name is frequent, or often follows the preceding word.
  private func isUsual(_ node: Lexicon.Node, _ word: String, after previous: String?) -> Bool {
    if isNoun(node) { return true }
    let isCapitalized = lexicon.form(of: node) == .capitalized
    // Symbols and abbreviations of two letters, as in "5th st", are as usual in lowercase.
    if isCapitalized, word.count == 2 { return false }
    if let previous, !Lexicon.signs.contains(previous), let first = lexicon.word(previous),
      lexicon.form(of: first) != .lowercased
    {
      let isPair = lexicon.successors(of: first).contains { $0.node == node }
      let isLowercased = previous == lexicon.letterCase.lowercased(previous)
      let isPronoun =
        previous.count == 2 && lexicon.frequency(of: first) >= Self.frequencyOfPronouns
      // A name whose first word was left in lowercase, as "new york", is left as a whole.
      if isLowercased, isPair && !isPronoun || lexicon.form(of: first) != .both { return false }
      if isPair { return true }
    }
    let isShort = isCapitalized && word.count < Self.shortestUsualName
    return lexicon.frequency(of: node) >= (isShort ? Self.usualShortName : Self.usualName)
  }

  private func isNoun(_ node: Lexicon.Node) -> Bool {
    capitalizesNouns && lexicon.form(of: node) == .capitalized
  }

  var capitalizesNouns: Bool { language == "de" }

  /// Minimum frequencies of a lowercase name that isn't a term: one in 700,000, and one in 13,000
  /// for names of few letters, which are often abbreviations.
  private static let usualName = 120
  private static let usualShortName = 160
  private static let shortestUsualName = 4

  /// The frequency of pronouns and prepositions of two letters, which may be names too, as "in": one in 1,800.
  private static let frequencyOfPronouns = 180

  // Compounds.

  /// Whether a word of a language that writes compounds as one word is joined from known words.
  func isCompound(_ word: String) -> Bool {
    guard let joints = Self.joints[language] else { return false }
    let key = lexicon.key(of: word)
    let least = Self.shortestPart
    guard key.count >= 2 * least, key.count <= Self.longestCompound,
      !key.contains(Lexicon.foreign)
    else { return false }
    return (least...key.count - least).contains { index in
      isPart(key[index...])
        && joints.contains { joint in
          let end = index - joint.count
          return end >= least && key[end..<index].elementsEqual(lexicon.key(of: joint))
            && isPart(key[..<end])
        }
    }
  }

  /// The letters between the parts of compounds, by language.
  private static let joints: [String: [String]] = [
    "de": ["", "s", "es", "n", "en"], "nl": ["", "s", "en"], "sv": ["", "s"],
    "da": ["", "s", "e"], "nb": ["", "s", "e"], "fi": [""], "hu": [""],
  ]
  private static let shortestPart = 3
  private static let longestCompound = 40

  private func isPart(_ key: ArraySlice<UInt8>) -> Bool {
    let least =
      key.count == Self.shortestPart ? Self.leastFrequencyOfShortPart : Self.leastFrequency
    return lexicon.word(of: key).map { lexicon.frequency(of: $0) >= least } ?? false
  }

  /// Rare words of a list are more often found in slips than joined: one in three million, and of three letters
  /// one in 20,000.
  private static let leastFrequency = 106
  private static let leastFrequencyOfShortPart = 156

  // Words and letters that are yet to be typed.

  /// Minimum frequency of a word that may follow any other: one in 1,000.
  private static let leastNextFrequency = 186

  /// Returns the words that are likeliest to follow a word, likeliest first.
  package func nextWords(after previous: String?, limit: Int) -> [String] {
    nextWords(after: previous, recent: .none, limit: limit)
  }

  func nextWords(after previous: String?, recent: RecentWords, limit: Int) -> [String] {
    let context = WordContext(
      after: previous, recent: recent, lexicon: lexicon, unpaired: weights.unpaired)
    var shares: [NextWord: Double] = [:]
    for pair in context.pairs {
      shares[.listed(pair.node, isCapitalized: pair.isCapitalized)] =
        LexiconFrequency.probability(of: Int(pair.frequency))
    }
    for follower in context.followers { shares[nextWord(follower), default: 0] += follower.share }
    let own = previous.flatMap(lexicon.word)
    for node in CompletionSearch.words(below: Lexicon.root, limit: limit, in: lexicon)
    where node != own && lexicon.frequency(of: node) >= Self.leastNextFrequency {
      shares[.listed(node, isCapitalized: false), default: 0] += 0
    }
    // Sentences don't begin as they go on.
    let isAfterSign = Lexicon.signs.contains(previous ?? "")
    for case .listed(let node, isCapitalized: false) in shares.keys {
      let any = isAfterSign ? 0 : context.shareOfAny(alone: lexicon.frequency(of: node))
      shares[.listed(node, isCapitalized: false), default: 0] += any + (recent.shares[node] ?? 0)
    }
    return shares.sorted {
      $0.value == $1.value ? $0.key.order < $1.key.order : $0.value > $1.value
    }.prefix(limit).map { text(of: $0.key) }
  }

  private enum NextWord: Hashable {
    case listed(Lexicon.Node, isCapitalized: Bool)
    case unlisted(String)

    /// Sort key of equally likely words; words of the lexicon come first.
    var order: (Lexicon.Node, String) {
      switch self {
      case .listed(let node, let isCapitalized): (node, isCapitalized ? "A" : "")
      case .unlisted(let text): (.max, text)
      }
    }
  }

  private func nextWord(_ follower: RecentWords.Follower) -> NextWord {
    guard let node = follower.node else { return .unlisted(follower.text) }
    return .listed(
      node,
      isCapitalized: lexicon.form(of: node) == .both && shape(of: follower.text).isCapitalized)
  }

  private func text(of word: NextWord) -> String {
    switch word {
    case .listed(let node, let isCapitalized):
      let spelling = lexicon.spelling(of: node)
      return isCapitalized ? lexicon.letterCase.capitalized(spelling) : spelling
    case .unlisted(let text): return text
    }
  }

  /// Returns the probability of each letter to be typed next, by the frequencies of words that go on.
  package func nextLetters(after word: String) -> [Character: Double] {
    let keys = [word, elision(of: word)?.rest].compactMap { $0.map(lexicon.key) }
    guard let node = keys.lazy.compactMap(lexicon.node).first else { return [:] }
    var shares: [Character: Double] = [:]
    for child in lexicon.children(of: node) {
      let letter = Character(lexicon.letter(of: child))
      shares[letter] = LexiconFrequency.probability(of: lexicon.bestFrequency(below: child))
    }
    // A word that may be finished leaves less for further letters.
    let own = lexicon.frequency(of: node)
    let rest = own > 0 ? LexiconFrequency.probability(of: own) : 0
    let total = shares.values.reduce(rest, +)
    return total > 0 ? shares.mapValues { $0 / total } : [:]
  }
}
