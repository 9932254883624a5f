import Foundation
import KeyboardCore
import KeyboardDrawing
import Testing

@testable import KeyboardLexicon

/// Damaged lexicons and hostile dictionaries, none of which may trap or hang.
@Suite struct LexiconFuzzTests {

  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent(UUID().uuidString, isDirectory: true)

  private static let bytes: [UInt8] = {
    var builder = LexiconBuilder()
    for (index, word) in ["the", "them", "Paris", "NASA", "McDonald", "naïve", "a"].enumerated() {
      builder.add(word, count: Double(100 - index))
    }
    builder.addPair("the", "them", count: 20)
    builder.note = "Made for a test"
    return builder.bytes()
  }()

  /// Open bytes as a file, and use everything that is read from it.
  private func use(_ bytes: [UInt8]) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("en.lexicon")
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(bytes).write(to: file)
    let suggester = WordSuggester(
      lexicon: try Lexicon(path: file.path), language: "en", positions: KeyPositions(rows: ["abc"]))
    for word in ["the", "teh", "pari", "mcdonald", "nasa", "", "zzzz"] {
      _ = suggester.candidates(for: word, after: "the")
      _ = suggester.nextWords(after: word, limit: 3)
      _ = suggester.nextLetters(after: word)
      _ = suggester.restoredCase(of: word)
    }
  }

  @Test("Every truncated file is an error that names it")
  func refusesEveryPrefix() {
    for count in Self.bytes.indices {
      let error = #expect(throws: LexiconError.self) { try use(Array(Self.bytes[..<count])) }
      #expect(error?.description.contains("en.lexicon") == true)
    }
  }

  /// A node with more children than letters makes every walk through them long.
  @Test("Siblings with the same letter are an error")
  func refusesRepeatedSiblings() {
    var builder = LexiconBuilder()
    for word in ["a", "b"] { builder.add(word, count: 1) }
    var bytes = builder.bytes()
    let header = LexiconSections.Field.allCases.map { ($0, Int(bytes[$0.rawValue * 4])) }
    bytes[LexiconSections(Dictionary(uniqueKeysWithValues: header)).labels + 2] = 0
    let checksum = bytes.withUnsafeBytes(LexiconSections.checksum)
    let start = LexiconSections.checkedStart - 4
    withUnsafeBytes(of: checksum.littleEndian) {
      bytes.replaceSubrange(start..<start + 4, with: $0)
    }
    let error = #expect(throws: LexiconError.self) { try use(bytes) }
    #expect(error?.description.contains("its tree is inconsistent") == true)
  }

  @Test("Changed bytes are an error, or harmless if the checksum is right", arguments: 1...4)
  func survivesChangedBytes(seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    for _ in 0..<100 {
      var bytes = Self.bytes
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let index = Int.random(in: LexiconSections.checkedStart..<bytes.count, using: &random)
        bytes[index] = UInt8.random(in: 0...255, using: &random)
      }
      if bytes != Self.bytes { #expect(throws: LexiconError.self) { try use(bytes) } }
      let checksum = bytes.withUnsafeBytes(LexiconSections.checksum)
      withUnsafeBytes(of: checksum.littleEndian) {
        let start = LexiconSections.checkedStart - 4
        bytes.replaceSubrange(start..<start + 4, with: $0)
      }
      do { try use(bytes) } catch is LexiconError {}
    }
  }

  @Test("Affixes that derive words without an end are bounded")
  func boundsEndlessAffixes() throws {
    let rules = (0..<300).map { "SFX A 0 \(String(repeating: "a", count: $0 + 1))/A ." }
    let affixes = (["SET UTF-8", "SFX A Y 300"] + rules).joined(separator: "\n")
    let dictionary = try #require(
      HunspellDictionary(affixes: Array(affixes.utf8), words: Array("1\nword/AAAA".utf8)))
    var forms = 0
    dictionary.forEachDerivedForm(limit: .max / 2, maximumSteps: 10_000) { _ in forms += 1 }
    #expect((1...10_000).contains(forms))
    var recognition = HunspellRecognition(dictionary, letterCase: .standard, maximumSteps: 10_000)
    let word = Array(("word" + String(repeating: "a", count: 200)).unicodeScalars)
    #expect(
      throws: LexiconError.tooManyForms(word: String(String.UnicodeScalarView(word.prefix(20))))
    ) {
      try recognition.forEachForm(of: word) { _, _ in }
    }
  }

  @Test(
    "Dictionaries of any text are read",
    arguments: [
      ("", ""), ("SFX", "1\n/"), ("SFX A Y 1\nSFX A", "1\na/A"), ("FLAG long", "1\na/A"),
      ("AF 1\nAF", "1\na/1"), ("SFX A Y 1\nSFX A abc d [", "1\nabc/A"),
      ("PFX A Y 1\nPFX A 0 /", "x\n"),
    ])
  func readsAnyText(affixes: String, words: String) throws {
    let dictionary = try #require(
      HunspellDictionary(affixes: Array(affixes.utf8), words: Array(words.utf8)))
    dictionary.forEachDerivedForm(limit: 1000) { #expect(!$0.isEmpty) }
    var lexicon = DictionaryLexicon(language: "en", counts: ["a": 1, "abcd": 1])
    try lexicon.add(dictionary)
    #expect(!lexicon.bytes(note: "").isEmpty)
  }
}
