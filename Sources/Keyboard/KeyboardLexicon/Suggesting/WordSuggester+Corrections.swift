// What replaces a word by itself.
extension WordSuggester {

  /// Return the candidate that replaces an unknown word by itself, if any.
  ///
  /// It keeps the apostrophes and hyphens, which are rarely typed by mistake.
  func correction(
    of word: String, among candidates: [Candidate], after previous: String? = nil
  ) -> String? {
    guard !isCompound(word) else { return nil }
    let (head, typed) = elision(of: word) ?? ("", word)
    let key = lexicon.letterCase.lowercased(word)
    let corrections = candidates.filter {
      $0.kind != .completion && $0.text.countOfMarks >= word.countOfMarks
        && lexicon.letterCase.lowercased($0.text) != key
    }
    let meant = Self.distinct(corrections).map { correction in
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

  /// Whether a word in lowercase is only known as a rare name, so that it may be a slip, or as one that is
  /// rarer than a word with accents.
  func isUnlikelyName(_ word: String, among candidates: [Candidate]) -> Bool {
    guard let node = lexicon.word(word), word == lexicon.letterCase.lowercased(word),
      !isNoun(node), ![.lowercased, .both].contains(lexicon.form(of: node))
    else { return false }
    if lexicon.frequency(of: node) < Self.rareName { return true }
    guard let best = candidates.first(where: { $0.kind == .correction }) else { return false }
    return best.cost > 0 && best.cost <= costs.weights.accent
  }

  /// The frequency of a name that most texts never have: one in 900,000.
  private static let rareName = 118
  private static let confidenceForNames = 200

  /// The confidence where an unknown word may be a form that a list of words lacks.
  private static let confidenceForForms = 150

  /// Return a known word in its usual case if it was typed without its capitals, or with too many.
  package func restoredCase(of word: String, after previous: String? = nil) -> String? {
    guard let node = lexicon.word(word) else {
      guard let (head, rest) = elision(of: word) else { return nil }
      return restoredCase(of: rest).map { head + $0 }
    }
    let (shape, spelling) = (shape(of: word), lexicon.spelling(of: node))
    let isLowercased = word == lexicon.letterCase.lowercased(word)
    guard shape.isOvershifted || isLowercased && isUsual(node, word, after: previous)
    else { return nil }
    let restored = shape.applied(to: spelling)
    // Either apostrophe is right.
    return [restored, spelling].contains(LetterCase.composed(word)) ? nil : restored
  }

  /// Whether a name in lowercase isn't a term written so: a frequent one, or one that often follows the
  /// preceding word.
  private func isUsual(_ node: Lexicon.Node, _ word: String, after previous: String?) -> Bool {
    if isNoun(node) { return true }
    if let previous = previous.flatMap(lexicon.word),
      !Lexicon.signs.contains(where: { lexicon.word($0) == previous }),
      lexicon.form(of: previous) != .lowercased,
      lexicon.successors(of: previous).contains(where: { $0.node == node })
    {
      return true
    }
    let isShort = lexicon.form(of: node) == .capitalized && word.count < Self.shortestUsualName
    return lexicon.frequency(of: node) >= (isShort ? Self.usualShortName : Self.usualName)
  }

  private func isNoun(_ node: Lexicon.Node) -> Bool {
    capitalizesNouns && lexicon.form(of: node) == .capitalized
  }

  /// Whether all nouns have a capital.
  var capitalizesNouns: Bool { language == "de" }

  /// The frequencies from which a name in lowercase isn't a term: one in 700,000, and one in 13,000 for
  /// names of few letters, which are often abbreviations.
  private static let usualName = 120
  private static let usualShortName = 160
  private static let shortestUsualName = 4
}

// Compounds.
extension WordSuggester {

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
}

extension String {

  fileprivate var countOfMarks: Int { count { "'’-".contains($0) } }
}
