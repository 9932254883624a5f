import Foundation
import Testing

@testable import KeyboardLexicon

/// Forms that are known by their affixes, of words that no list of a lexicon has.
@Suite struct DictionaryWordsTests {

  private static let affixes = """
    SET UTF-8
    TRY abc
    NEEDAFFIX X
    SFX A Y 2
    SFX A 0 lar/B [aıou]t
    SFX A 0 ler/B [^aıou]t
    SFX B Y 1
    SFX B 0 ın .
    SFX C Y 1
    SFX C n 0 n
    PFX D Y 1
    PFX D 0 un .
    """

  private static let words = "5\nkomut/A\nset/A\nMann/CD\nhid/XA\nkomuta\n"

  private func suggester(note: String? = nil) throws -> WordSuggester {
    let dictionary = try #require(
      HunspellDictionary(affixes: Array(Self.affixes.utf8), words: Array(Self.words.utf8)))
    var builder = LexiconBuilder(language: "tr")
    for word in ["komut", "ı"] { builder.add(word, count: 1) }
    builder.note =
      note ?? "Words\n" + DictionaryWords.note(dictionary, letterCase: LetterCase(language: "tr"))
    let lexicon = try Lexicon(builder.bytes())
    #expect(lexicon.note == "Words\n" || note != nil)
    return WordSuggester(lexicon: lexicon, language: "tr", positions: KeyPositions(rows: []))
  }

  @Test(
    "Words of the dictionary, their forms, and forms of forms are known, in any case",
    arguments: [
      "komutlar", "komutların", "Komutların", "setler", "mann", "man", "unmann", "komuta",
    ])
  func knowsForms(word: String) throws { #expect(try suggester().isKnown(word)) }

  @Test(
    "Other affixes, hidden words and other words aren't",
    arguments: ["komutler", "setlar", "komutın", "hid", "unkomut", "komu", "komutlarlar", ""])
  func knowsNoOthers(word: String) throws { #expect(try !suggester().isKnown(word)) }

  @Test(
    "A note of any text is read",
    arguments: ["\0", "\0\0", "\0\0\n\n/\n", "\0SFX\0a/A", "\0SFX A Y 1\nSFX A 0 b .\0/A\na/A/A\n"])
  func readsAnyNote(note: String) throws {
    for word in ["a", "ab", "/", "\n", ""] { _ = try suggester(note: note).isKnown(word) }
  }
}
