struct WordRanking {

  let shape: WordShape
  let context: WordContext
  let lexicon: Lexicon
  let weights: EditWeights

  /// Whether a capital is that of any noun, as in German, rather than of a name.
  let capitalizesNouns: Bool

  func candidate(
    _ node: Lexicon.Node, kind: WordSuggester.Candidate.Kind, cost: Int
  ) -> WordSuggester.Candidate {
    let alone = lexicon.frequency(of: node)
    let frequency =
      kind == .completion
      ? context.frequency(ofUnfinished: node, alone: alone)
      : context.frequency(of: node, alone: alone)
    // A name is rarely meant by a word in lowercase, unless it often follows the preceding one.
    let isUnlikelyName =
      alone < weights.commonName && !shape.isCapitalized
      && !shape.isUppercased && !context.contains(node)
      && ![.lowercased, .both].contains(lexicon.form(of: node)) && !capitalizesNouns
    let surcharge = isUnlikelyName ? Int(weights.name) : 0
    let known = max(frequency, alone)
    return WordSuggester.Candidate(
      text: shape.applied(to: lexicon.spelling(of: node)), kind: kind, cost: cost,
      rareness: rareness(known) + surcharge, score: cost + rareness(frequency) + surcharge)
  }

  /// A word of the text that the lexicon lacks.
  func candidate(_ word: RecentWords.Unlisted) -> WordSuggester.Candidate {
    let (cost, rareness) = (Int(weights.unfinished), rareness(word.frequency))
    return WordSuggester.Candidate(
      text: shape.applied(to: word.text), kind: .completion, cost: cost, rareness: rareness,
      score: cost + rareness)
  }

  func split(
    _ first: Lexicon.Node, _ second: Lexicon.Node, pairFrequency: Int
  ) -> WordSuggester.Candidate {
    let rareness = rareness(lexicon.frequency(of: first)) + rareness(pairFrequency)
    return WordSuggester.Candidate(
      text: shape.applied(to: lexicon.spelling(of: first) + " " + lexicon.spelling(of: second)),
      kind: .split, cost: Int(weights.missingSpace), rareness: rareness,
      score: Int(weights.missingSpace) + rareness)
  }

  private func rareness(_ frequency: Int) -> Int {
    (LexiconFrequency.most - frequency) * Int(weights.rareness) / 16
  }
}
