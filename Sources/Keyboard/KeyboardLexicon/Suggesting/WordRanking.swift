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
    let frequency = context.frequency(of: node, alone: lexicon.frequency(of: node))
    // A name is rarely meant by a word in lowercase, unless it often follows the preceding one.
    let isUnlikelyName =
      lexicon.frequency(of: node) < weights.commonName && !shape.isCapitalized
      && !shape.isUppercased && !context.contains(node)
      && ![.lowercased, .both].contains(lexicon.form(of: node)) && !capitalizesNouns
    let surcharge = isUnlikelyName ? Int(weights.name) : 0
    let known = max(frequency, lexicon.frequency(of: node))
    return WordSuggester.Candidate(
      text: shape.applied(to: lexicon.spelling(of: node)), kind: kind, cost: cost,
      rareness: rareness(known) + surcharge, score: cost + rareness(frequency) + surcharge)
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
