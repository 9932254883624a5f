/// The endings by which forms are known that a list of words lacks, as ``EndingCounts`` found them in the list.
///
/// They are the last part of the note of a lexicon without affixes: sorted lines of an ending, a slash and others.
final class WordEndings {

  private let lexicon: Lexicon
  private lazy var lines = lexicon.noteParts.dropFirst(4).first.map {
    SortedLines(Array($0), letterCase: lexicon.letterCase)
  }

  init(_ lexicon: Lexicon) { self.lexicon = lexicon }

  var isEmpty: Bool { lines == nil }

  /// Whether the lexicon has the stem of a word with an ending that often takes the place of the word's.
  func recognizes(_ word: String) -> Bool {
    guard let lines else { return false }
    let key = Array(lexicon.letterCase.key(of: word).unicodeScalars)
    let shortest = max(EndingCounts.shortestStem, key.count - EndingCounts.longestEnding)
    guard key.count >= shortest, key.count <= LexiconSections.longestWord else { return false }
    return (shortest...key.count).contains { length in
      let stem = String(String.UnicodeScalarView(key[..<length]))
      return lines.entries(Array(key[(length - 1)...])).contains { entry in
        entry.flags.split(
          separator: ",", maxSplits: EndingCounts.mostOthers, omittingEmptySubsequences: false
        ).prefix(EndingCounts.mostOthers).contains { lexicon.word(stem + $0) != nil }
      }
    }
  }
}
