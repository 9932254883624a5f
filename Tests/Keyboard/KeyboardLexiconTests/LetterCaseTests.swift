import Foundation
import Testing

@testable import KeyboardLexicon

/// The letter case of Turkish and of other languages.
@Suite struct LetterCaseTests {

  @Test(
    "Turkish keeps the dot of its letters",
    arguments: [("tr", "İstanbul", "istanbul"), ("tr", "IŞIK", "ışık"), ("en", "IS", "is")])
  func lowercases(language: String, word: String, key: String) {
    let letterCase = LetterCase(language: language)
    #expect(letterCase.key(of: word) == key)
    #expect(letterCase.uppercased(key) == letterCase.uppercased(word))
  }

  @Test("Suggestions of a Turkish lexicon have its capitals")
  func suggestsCapitals() throws {
    var lexicon = DictionaryLexicon(language: "tr", counts: ["için": 900, "ışık": 300])
    for word in ["için", "ışık", "İstanbul"] { lexicon.add(word, isStem: true) }
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data(lexicon.bytes(note: "")).write(to: URL(fileURLWithPath: path))
    let suggester = WordSuggester(
      lexicon: try Lexicon(path: path), language: "tr",
      positions: KeyPositions(rows: ["ertyuıopğü", "asdfghjklşi"]))
    #expect(suggester.candidates(for: "İçn", after: nil).first?.text == "İçin")
    #expect(suggester.candidates(for: "ISIK", after: nil).first?.text == "IŞIK")
    #expect(suggester.candidates(for: "istanbl", after: nil).first?.text == "İstanbul")
  }
}
