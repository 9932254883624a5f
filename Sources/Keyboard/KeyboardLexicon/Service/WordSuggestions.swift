import Foundation
import KeyboardCore
import KeyboardInput

/// The suggestions for an unfinished word, in the order of the toolbar.
struct WordSuggestions {

  /// The typed word, an autocorrection, the others.
  let list: [Autocomplete.Suggestion]

  private static let mostOthers = 8

  init(_ typed: TypedText, service: Autocomplete.LocalService, suggester: WordSuggester) throws {
    let word = typed.word
    let scored = suggester.scoredCandidates(
      for: word, after: typed.context,
      recent: suggester.recentText.words(in: typed.preceding))
    let candidates = WordSuggester.distinct(scored)
    let learned = service.completions(of: word)
    let isIgnored = service.hasIgnoredWord(word)
    // A hyphen at an end is that of a part, as in "pre- and postwar".
    let isLeftAlone = typed.isInAddress || word.hasPrefix("-") || word.hasSuffix("-")
    let isKnown = try isLeftAlone || isIgnored || service.isKnown(word)
    let isLearned = service.hasLearnedWord(word)
    let correction: String? =
      if !isIgnored, !typed.isInAddress || word == typed.token,
        let replacement = service.textReplacement(for: word)
      {
        replacement
      } else if isIgnored || isLeftAlone || isLearned {
        nil
      } else if !isKnown || suggester.isUnlikelyName(word, among: scored),
        let correction = suggester.correction(of: word, among: scored, after: typed.context)
      {
        correction
      } else {
        suggester.restoredCase(of: word, after: typed.context)
      }
    var texts = candidates.map(\.text)
    let rank =
      isKnown && !isLeftAlone && correction == nil
      ? suggester.rank(ofKnown: word, among: candidates, after: typed.context) : 0
    var list = texts.prefix(rank).map { Autocomplete.Suggestion(text: $0) }
    texts.insert(contentsOf: learned, at: rank)
    // The typed word is left of the correction, where a touch keeps it.
    let isQuoted = !isKnown || correction != nil
    let own = Autocomplete.Suggestion(text: word, type: isQuoted ? .unknown : .regular)
    list.append(own.quotedIfUnknown(for: service.locale))
    if let correction {
      list.append(Autocomplete.Suggestion(text: correction, type: .autocorrect))
    }
    let shown = Set(list.map(\.text))
    texts.removeAll { shown.contains($0) }
    list += texts.prefix(Self.mostOthers).map { Autocomplete.Suggestion(text: $0) }
    self.list = list
  }
}

extension Autocomplete.LocalService {

  fileprivate func completions(of word: String) -> [String] {
    let prefix = word.lowercased()
    let shape = WordShape(word)
    return learnedWords.filter { $0.lowercased().hasPrefix(prefix) && $0.lowercased() != prefix }
      .map(shape.applied)
  }
}
