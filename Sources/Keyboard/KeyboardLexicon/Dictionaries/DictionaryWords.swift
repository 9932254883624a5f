internal import KeyboardDocuments

/// The words of a dictionary of Hunspell with their affixes, by which it recognizes forms that no list has room
/// for.
///
/// They follow the note of a lexicon, so that an app needs no dictionary on its machine: the lines of the affix file
/// that count, a null character, and the lines of the dictionary, sorted by the bytes of their keys.
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
      text: String(decoding: parts[0], as: UTF8.self), mostLetters: LexiconSections.longestWord)
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

  /// Return the addition to a note that has the words of a dictionary.
  static func note(_ dictionary: HunspellDictionary, letterCase: LetterCase) -> String {
    let lines = dictionary.entries.map { (key: letterCase.key(of: String($0.stem)), line: $0.line) }
      .sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    return "\0" + dictionary.affixes.lines.joined(separator: "\n") + "\0"
      + lines.map(\.line).joined(separator: "\n")
  }
}
