import Foundation
import KeyboardCore
import KeyboardInput
import Testing

@testable import KeyboardLexicon

@Suite struct CorrectionTests {

  private let suggester: WordSuggester

  init() throws {
    suggester = WordSuggester(
      lexicon: try LexiconFolder.english(), language: "en",
      positions: KeyPositions(rows: ["qwertyuiop", "asdfghjkl", "zxcvbnm"]))
  }

  @Test(
    "The word that a slip means comes first",
    arguments: [
      ("recieve", "receive"), ("definately", "definitely"), ("untill", "until"), ("teh", "the"),
      ("occured", "occurred"), ("fone", "phone"), ("dont", "don't"), ("alot", "a lot"),
      ("Teh", "The"), ("TEH", "THE"), ("im", "I'm"), ("hte", "the"),
      ("wich", "which"), ("tommorow", "tomorrow"), ("mroning", "morning"), ("hoyse", "house"),
    ])
  func correctsSlip(typed: String, meant: String) {
    let candidates = suggester.candidates(for: typed, after: nil).map(\.text)
    #expect(candidates.first == meant || suggester.isKnown(typed) && candidates.contains(meant))
  }

  @Test(
    "Slips of frequent words are replaced at the start of a sentence, too",
    arguments: ["Hte", "Teh", "TEH", "Adn", "Thsi", "Whta", "Yuo", "Wierd", "Recieve", "Freind"])
  func replacesFirstSlip(word: String) {
    let candidates = suggester.scoredCandidates(for: word, after: Lexicon.sentenceStart)
    let corrected = suggester.correction(of: word, among: candidates, after: Lexicon.sentenceStart)
    #expect(corrected != nil && corrected == candidates.first?.text)
  }

  @Test("The preceding word decides between equal slips")
  func ranksByContext() throws {
    let after = try #require(suggester.candidates(for: "tha", after: "of").first)
    #expect(after.text == "the")
  }

  @Test(
    "Names and technical words are not corrected",
    arguments: [
      "systemd", "webp", "tiktok", "influencer", "Nguyen", "Kubernetes", "nginx", "iPhone", "x86",
      "foo_bar", "GmbH", "NASDAQ", "Reykjavik", "telecom", "noir", "gifs", "fortnite", "astros",
      "wwe", "ngo", "sayin", "hella",
    ])
  func leavesTerms(word: String) {
    let candidates = suggester.scoredCandidates(for: word, after: nil)
    let isCorrected =
      !suggester.isKnown(word) && suggester.correction(of: word, among: candidates) != nil
    #expect(!isCorrected)
  }

  @Test("Compounds of known words stay where a language joins them", arguments: ["de", "en"])
  func leavesCompounds(language: String) throws {
    let suggester = try self.suggester(
      language, [("haus", 900), ("tür", 900), ("zeitung", 50), ("zeitungen", 50)])
    for word in ["haustür", "zeitungshaus", "hauszeitungen"] {
      #expect(suggester.isCompound(word) == (language == "de"), "\(word)")
    }
    #expect(!suggester.isCompound("haustur") && !suggester.isCompound("zeitungxhaus"))
  }

  private func suggester(
    _ language: String, _ words: [(word: String, count: Double)]
  ) throws -> WordSuggester {
    var builder = LexiconBuilder(language: language)
    for (word, count) in words { builder.add(word, count: count) }
    return WordSuggester(
      lexicon: try Lexicon(builder.bytes()), language: language, positions: KeyPositions(rows: []))
  }

  @Test("Rare abbreviations are only spellings in lowercase of words that have capitals")
  func spellsAbbreviations() throws {
    var sources = EnglishSources()
    for (name, text) in [
      ("english-upper.50", "Pm\nCd\n"), ("english-abbreviations.60", "pm\nsqq\nCD\n"),
    ] {
      sources.add(try #require(EnglishSources.WordList(fileName: name)), text: text)
    }
    sources.addCounts(text: "pm 1000\ncd 1000\n")
    let lexicon = try Lexicon(sources.bytes(note: ""))
    #expect(lexicon.word("pm").map(lexicon.form) == .both && lexicon.word("sqq") == nil)
    #expect(lexicon.word("cd").map(lexicon.form) == .capitalized)
  }

  @Test(
    "Lowercase abbreviations, and parts of names whose first word stays, are left",
    arguments: [
      ("pm", nil), ("st", nil), ("cd", "my"), ("co", nil), ("al", "et"), ("york", "new"),
      ("jones", "mrs"), ("africa", "south"),
    ] as [(String, String?)])
  func leavesLowercase(word: String, previous: String?) {
    #expect(suggester.restoredCase(of: word, after: previous) == nil)
  }

  @Test(
    "Names have their capital after other words",
    arguments: [("york", "New"), ("angeles", "Los"), ("london", "in"), ("monday", "pm")])
  func restoresNames(word: String, previous: String) {
    #expect(suggester.restoredCase(of: word, after: previous) == word.capitalized)
  }

  @Test("Possessives and hyphenated words are known", arguments: ["dog's", "well-known", "James'"])
  func knowsDerivedWords(word: String) { #expect(suggester.isKnown(word)) }
}
