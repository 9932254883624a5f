import Foundation
import Testing

@testable import KeyboardLexicon

/// Forms that are known by their endings, of a language without a dictionary of affixes.
@Suite struct WordEndingsTests {

  private static let stems = ["pallo", "kello", "pullo", "talo", "valo"]

  /// A lexicon of all forms of some stems, and of two of another stem.
  private func suggester(
    stems: [String] = stems, affixes: String? = nil, note: String? = nil
  ) throws -> WordSuggester {
    let words =
      stems.flatMap { stem in ["", "ssa", "na", "lle"].map { stem + $0 } }
      + ["p", "velho", "velhona"]
    var bytes: [UInt8]
    if let note {
      var builder = LexiconBuilder(language: "fi")
      for word in words { builder.add(word, count: 1) }
      builder.note = note
      bytes = builder.bytes()
    } else {
      var list = DictionaryLexicon(
        language: "fi", counts: Dictionary(words.map { ($0, 1) }, uniquingKeysWith: max))
      for word in words { list.add(word, isStem: false) }
      if let affixes {
        try list.add(
          #require(
            HunspellDictionary(affixes: Array(affixes.utf8), words: Array("1\nvelho/A\n".utf8))))
      }
      bytes = list.bytes(note: "Words\n")
    }
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    let lexicon = try Lexicon(path: path)
    #expect(lexicon.note == "Words\n" || note != nil)
    return WordSuggester(lexicon: lexicon, language: "fi", positions: KeyPositions(rows: []))
  }

  @Test(
    "A stem with endings that often take each other's place has the others, too",
    arguments: ["velhossa", "Velholle", "VELHOSSA"])
  func knowsForms(word: String) throws {
    #expect(try suggester().isKnown(word))
    #expect(try !suggester(stems: Self.stems.dropLast()).isKnown(word))
  }

  @Test(
    "Other endings, other stems and slips aren't known",
    arguments: ["velhossaa", "velhosta", "velhssa", "vehlossa", "lossa", "velhonassa", "ssa", ""])
  func knowsNoOthers(word: String) throws { #expect(try !suggester().isKnown(word)) }

  @Test(
    "Slips of forms are replaced", arguments: [("kellolel", "kellolle"), ("velhnoa", "velhona")])
  func replacesSlips(typed: String, meant: String) throws {
    let suggester = try suggester()
    let candidates = suggester.scoredCandidates(for: typed, after: nil)
    #expect(!suggester.isKnown(typed))
    #expect(suggester.correction(of: typed, among: candidates) == meant)
  }

  @Test("A dictionary with affixes needs no endings")
  func prefersAffixes() throws {
    let suggester = try suggester(affixes: "SET UTF-8\nSFX A Y 1\nSFX A 0 sta .\n")
    #expect(suggester.isKnown("velhosta") && !suggester.isKnown("velhossa"))
  }

  @Test(
    "A note of any text is read",
    arguments: [
      "", "/", "\n/\n", "ossa/na", "ossa", "ossa/,,,", "o/" + String(repeating: ",", count: 99),
    ])
  func readsAnyNote(lines: String) throws {
    let suggester = try suggester(note: "\0\0\0\0" + lines)
    #expect(suggester.isKnown("velhossa") == ["ossa/na", "ossa", "ossa/,,,"].contains(lines))
    for word in ["/", "\n", "ssa", ",,,,"] { #expect(!suggester.isKnown(word)) }
  }
}
