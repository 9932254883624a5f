import KeyboardLexicon
import Testing

@testable import Terminal

@Suite struct InstalledTextsTests {

  @Test(
    arguments: [
      ("de", ["de", "de_DE", "de-DE"]), ("pt_BR", ["pt_BR", "pt-BR"]),
      ("pt_PT", ["pt", "pt_PT", "pt-PT"]), ("nb", ["nb", "nb_NO", "nb-NO"]), ("fi", ["fi"]),
    ])
  func foldersHaveTheNamesOfALocale(locale: String, names: [String]) throws {
    let dictionary = try #require(DictionaryLocale.locale(locale))
    #expect(InstalledTexts.names(of: dictionary) == Set(names))
  }

  @Test func othersThanCountsOfWordsAreLeftOut() {
    let counts = WordCounts(lines: [
      "3.1.1", "die 12.5", "a nan", "b inf", "c -1", "d 1e300", "\u{1B}[2J 1", "e", "f 1 1",
      "\(String(repeating: "g", count: 201)) 1", "",
    ])
    #expect(counts.version == "3.1.1" && counts.words == ["die"] && counts.counts == ["die": 12.5])
  }

  @Test(arguments: [[], ["\u{1B}[2J"], ["1\u{0}"], [String(repeating: "1", count: 41)]])
  func versionsAreShortAndPlain(lines: [String]) {
    #expect(WordCounts(lines: lines).version.isEmpty)
  }
}
