import Foundation
import KeyboardCore
import KeyboardInput

/// The suggestions for an unfinished word, in the order of the toolbar.
struct WordSuggestions {

  /// An autocorrection, the typed word, the others.
  let list: [Autocomplete.Suggestion]

  private static let mostOthers = 8

  init(_ typed: TypedText, service: Autocomplete.LocalService, suggester: WordSuggester) throws {
    let word = typed.word
    let candidates = suggester.candidates(for: word, after: typed.context)
    let learned = service.completions(of: word)
    let isIgnored = service.hasIgnoredWord(word)
    // A hyphen at an end is that of a part, as in "pre- and postwar".
    let isLeftAlone = typed.isInAddress || word.hasPrefix("-") || word.hasSuffix("-")
    let isKnown = try isLeftAlone || isIgnored || service.isKnown(word)
    var texts = candidates.map(\.text)
    var list: [Autocomplete.Suggestion] = []
    if !isIgnored, !typed.isInAddress || word == typed.token,
      let replacement = service.textReplacement(for: word)
    {
      list.append(Autocomplete.Suggestion(text: replacement, type: .autocorrect))
    } else if !isKnown, let correction = suggester.correction(of: word, among: candidates) {
      list.append(Autocomplete.Suggestion(text: correction, type: .autocorrect))
    } else if !isIgnored, !isLeftAlone, !service.hasLearnedWord(word),
      let restored = suggester.restoredCase(of: word)
    {
      list.append(Autocomplete.Suggestion(text: restored, type: .autocorrect))
    }
    let rank =
      isKnown && !isLeftAlone && list.isEmpty
      ? suggester.rank(ofKnown: word, among: candidates, after: typed.context) : 0
    list += texts.prefix(rank).map { Autocomplete.Suggestion(text: $0) }
    texts.insert(contentsOf: learned, at: rank)
    let own = Autocomplete.Suggestion(text: word, type: isKnown ? .regular : .unknown)
    list.append(own.quotedIfUnknown(for: service.locale))
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
