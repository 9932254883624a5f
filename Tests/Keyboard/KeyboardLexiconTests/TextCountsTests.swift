import Foundation
import KeyboardCore
import Testing

@testable import KeyboardLexicon

/// Next words that a lexicon takes from texts.
@Suite struct TextCountsTests {

  private static let text = """
    Der Hund schläft. Der Hund frisst, und der Hund
    bellt. Die Katze schläft. Die Katze, Hund!

    Katze
    """

  private func suggester() throws -> WordSuggester {
    WordSuggester(lexicon: try lexicon(), language: "de", positions: KeyPositions(rows: []))
  }

  private func lexicon() throws -> Lexicon {
    var counts = TextCounts(language: "de")
    counts.add(Self.text)
    var lexicon = DictionaryLexicon(language: "de", counts: counts.counted)
    for word in ["der", "die", "Hund", "Katze", "schläft", "frisst", "bellt", "und"] {
      lexicon.add(word, isStem: true)
    }
    lexicon.add(counts)
    return try Self.lexicon(lexicon)
  }

  private static func lexicon(_ lexicon: DictionaryLexicon) throws -> Lexicon {
    return try Lexicon(lexicon.bytes(note: "note"))
  }

  @Test func nextWordsAreThoseThatFollow() throws {
    let suggester = try suggester()
    #expect(suggester.nextWords(after: "der", limit: 1) == ["Hund"])
    #expect(suggester.nextWords(after: "Die", limit: 1) == ["Katze"])
    // A comma is between the last ones.
    let cat = try #require(suggester.lexicon.word("Katze"))
    let successors = suggester.lexicon.successors(of: cat).map(\.node)
    #expect(successors == [suggester.lexicon.word("schläft")])
    #expect(suggester.nextWords(after: "Hund", limit: 4).contains("schläft"))
  }

  @Test func sentencesBeginWithTheirWords() throws {
    let words = try suggester().nextWords(after: Lexicon.sentenceStart, limit: 2)
    #expect(Set(words) == ["der", "die"])
  }

  @Test func wordsFollowCommas() throws {
    #expect(TypedText("Der Hund frisst, ").context == Lexicon.comma)
    #expect(TypedText("Der Hund frisst,").context == nil)
    #expect(TypedText("Der Hund frisst; ").context == nil)
    let words = try suggester().nextWords(after: Lexicon.comma, limit: 2)
    #expect(Set(words) == ["und", "Hund"])
  }

  @Test func wordsThatAListLacksAreRarerThanItsRarest() {
    var counts = TextCounts(language: "de")
    counts.add("Hund Hund Katze Katze Katze Kater")
    #expect(counts.unlisted(in: ["hund": 900, "und": 40]) == ["katze": 20])
    #expect(counts.unlisted(in: [:]).isEmpty)
  }

  @Test func countsAreOfABillion() {
    var counts = TextCounts(language: "tr")
    counts.add("Irmak ırmak su su’")
    #expect(counts.counted == ["ırmak": 5e8, "su": 5e8])
  }

  @Test(
    "Words of the text complete first, those of the lexicon and others",
    arguments: [
      ("Die Katze schläft. K", "Katze"), ("Konradin und Kater. Ko", "Konradin"),
      ("Konradin, Konstanze, Konstanze, Ko", "Konstanze"), ("Konradin. KO", "KONRADIN"),
    ])
  func recentWordsCompleteFirst(text: String, completion: String) throws {
    let suggester = try suggester()
    let typed = TypedText(text)
    let recent = suggester.recentText.words(in: typed.preceding)
    let candidates = suggester.scoredCandidates(for: typed.word, after: nil, recent: recent)
    #expect(candidates.first?.text == completion, "\(candidates)")
  }

  @Test(
    "A word that followed the preceding one in the text is next",
    arguments: [
      ("Der Konradin bellt. Der ", "Konradin"),
      ("Konradin Ypsilon, Konradin Ypsilon, Konradin Ypsilon, Konradin ", "Ypsilon"),
      ("Die Hund, die Hund, die ", "Hund"), ("Der Kater. Der Hund. Der Hund und der ", "Hund"),
    ])
  func wordsOfTheTextFollowAgain(text: String, next: String) throws {
    let suggester = try suggester()
    let typed = TypedText(text)
    let recent = suggester.recentText.words(in: typed.preceding)
    let words = suggester.nextWords(after: typed.context, recent: recent, limit: 4)
    #expect(words.contains(next), "\(words)")
    // Nothing of it stays.
    let others = suggester.nextWords(after: typed.context, recent: .none, limit: 6)
    #expect(!others.contains("Konradin") && !others.contains("Ypsilon"))
  }

  @Test func nextWordsHaveTheirCapitals() throws {
    var counts = TextCounts(language: "de")
    counts.add("Bitten Sie sie. Bitten Sie ihn. Er hat sie. Er hat sie. Er hat NICHT Hund.")
    var lexicon = DictionaryLexicon(language: "de", counts: counts.counted)
    for word in ["Sie", "sie", "Bitten", "bitten", "hat", "Hund"] {
      lexicon.add(word, isStem: true)
    }
    lexicon.add(counts)
    let suggester = WordSuggester(
      lexicon: try Self.lexicon(lexicon), language: "de", positions: KeyPositions(rows: []))
    func first(_ previous: String) -> String? {
      suggester.nextWords(after: previous, limit: 1).first
    }
    #expect(first("bitten") == "Sie")
    #expect(first("hat") == "sie")
    #expect(first("Sie") == "sie")
    // Each sentence begins with a capital, which a keyboard adds.
    #expect(first(Lexicon.sentenceStart) == "bitten")
  }

  @Test func onlyTheEndOfATextIsRecent() throws {
    let lexicon = try lexicon()
    let recent = RecentText(lexicon)
    let long = "Konradin " + String(repeating: "frisst ", count: 200) + "Konstanze "
    let words = recent.words(in: long[...])
    #expect(words.unlisted.map(\.text) == ["Konstanze"])
    #expect(words.nodes == [lexicon.word("frisst")].compactMap(\.self))
    // Short ones are rather signs, and each is one word.
    #expect(recent.words(in: "Xy Konradin konradin").unlisted.count == 1)
  }
}
