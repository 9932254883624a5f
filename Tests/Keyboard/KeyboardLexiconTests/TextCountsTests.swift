import Foundation
import KeyboardCore
import KeyboardDocuments
import Testing

@testable import KeyboardLexicon

/// Next words and words of emojis that a lexicon takes from texts and annotations.
@Suite struct TextCountsTests {

  private static let text = """
    Der Hund schläft. Der Hund frisst, und der Hund
    bellt. Die Katze schläft. Die Katze, Hund!

    Katze
    """

  private func suggester() throws -> WordSuggester {
    var counts = TextCounts(language: "de")
    counts.add(Self.text)
    var lexicon = DictionaryLexicon(language: "de", counts: counts.counted)
    for word in ["der", "die", "Hund", "Katze", "schläft", "frisst", "bellt", "und"] {
      lexicon.add(word, isStem: true)
    }
    lexicon.add(counts)
    lexicon.add(
      EmojiAnnotations([
        SourceFile(
          name: "de.xml",
          text: """
            <ldml><annotations>
            <annotation cp="🐕">Haustier | Hund | bester Freund</annotation>
            <annotation cp="🐕" type="tts">Hund</annotation>
            <annotation cp="🐶" type="tts">Hundegesicht</annotation>
            <annotation cp="🐶">Gesicht | Haustier | Hund</annotation>
            <annotation cp="{" type="tts">Klammer</annotation>
            </annotations></ldml>
            """)
      ]))
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data(lexicon.bytes(note: "note")).write(to: URL(fileURLWithPath: path))
    return WordSuggester(
      lexicon: try Lexicon(path: path), language: "de", positions: KeyPositions(rows: []))
  }

  @Test func nextWordsAreThoseThatFollow() throws {
    let suggester = try suggester()
    #expect(suggester.nextWords(after: "der", limit: 1) == ["Hund"])
    #expect(suggester.nextWords(after: "Die", limit: 1) == ["Katze"])
    // A comma is between them.
    let cat = try #require(suggester.lexicon.word("Katze"))
    #expect(suggester.lexicon.successors(of: cat).isEmpty)
  }

  @Test func sentencesBeginWithTheirWords() throws {
    let words = try suggester().nextWords(after: Lexicon.sentenceStart, limit: 2)
    #expect(Set(words) == ["der", "die"])
  }

  @Test func countsAreOfABillion() {
    var counts = TextCounts(language: "tr")
    counts.add("Irmak ırmak su su’")
    #expect(counts.counted == ["ırmak": 5e8, "su": 5e8])
  }

  @Test func emojisHaveTheirWordsInTheLexicon() throws {
    let suggester = try suggester()
    #expect(suggester.lexicon.note == "note")
    let words = try #require(suggester.emojiWords.words)
    #expect(words.emojis(of: "Hund", limit: 3).map(\.char) == ["🐕", "🐶"])
    #expect(words.emojis(of: "haustier", limit: 3).map(\.char) == ["🐕", "🐶"])
    #expect(words.emojis(of: "klammer", limit: 3).isEmpty)
  }
}
