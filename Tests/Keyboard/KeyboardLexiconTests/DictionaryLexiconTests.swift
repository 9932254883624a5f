import Foundation
import Testing

@testable import KeyboardLexicon

@Suite struct DictionaryLexiconTests {

  private static let affixes = """
    SET UTF-8
    NEEDAFFIX X
    PFX P Y 2
    PFX P 0 un .
    PFX P l m/X l
    PFX Q N 1
    PFX Q 0 re .
    SFX S Y 3
    SFX S 0 s/TP [^sy]
    SFX S y ies [^aeiou]y
    SFX S 0 es/X s
    SFX T Y 1
    SFX T 0 too .
    SFX U Y 1
    SFX U e ing e
    """

  private static let words = """
    7
    load/PSU
    pass/S
    Berlin/S
    city/S
    make/PQU
    hidden/XS
    like/PSU
    """

  private func dictionary() throws -> HunspellDictionary {
    try #require(
      HunspellDictionary(affixes: Array(Self.affixes.utf8), words: Array(Self.words.utf8)))
  }

  private func lexicon(_ lexicon: DictionaryLexicon) throws -> Lexicon {
    return try Lexicon(lexicon.bytes(note: ""))
  }

  @Test("Every derived form is found from its letters")
  func recognizesForms() throws {
    let dictionary = try dictionary()
    var forms: Set<String> = []
    dictionary.forEachDerivedForm(limit: 1000) { forms.insert($0) }
    for form in [
      "loads", "loadstoo", "unloads", "unloadstoo", "cities", "remake", "unmaking", "mikes",
    ] {
      #expect(forms.contains(form), "\(form)")
    }
    var recognition = HunspellRecognition(dictionary, letterCase: .standard)
    func found(_ word: String) throws -> [String] {
      var found: [String] = []
      try recognition.forEachForm(of: Array(word.unicodeScalars)) { form, _ in
        found.append(String(String.UnicodeScalarView(form)))
      }
      return found
    }
    for form in forms { #expect(try found(form.lowercased()).contains(form), "\(form)") }
    for word in [
      "citys", "passes", "loading", "reload", "remakes", "hidden", "xload", "tooload", "",
    ] {
      #expect(try found(word).isEmpty, "\(word)")
    }
  }

  @Test("Counted words have the spelling and the rank of the dictionary and of their counts")
  func addsCountedForms() throws {
    var words = DictionaryLexicon(
      language: "en", counts: ["berlin": 500, "loads": 900, "unloads": 200, "wrong": 800])
    try words.add(dictionary())
    let lexicon = try lexicon(words)
    let berlin = try #require(lexicon.word("berlin"))
    let loads = try #require(lexicon.word("loads"))
    #expect(lexicon.spelling(of: berlin) == "Berlin")
    #expect(lexicon.frequency(of: loads) > lexicon.frequency(of: berlin))
    #expect(lexicon.word("wrong") == nil && lexicon.word("hidden") == nil)
    #expect(lexicon.word("remake") != nil)
  }

  @Test("A word with ß has the count of its spelling with ss, as wordfreq folds it")
  func countsSharpS() throws {
    var words = DictionaryLexicon(language: "de", counts: ["strasse": 900, "fluss": 9])
    for word in ["Straße", "Fluss", "Spaß"] { words.add(word, isStem: true) }
    let lexicon = try lexicon(words)
    let frequencies = ["straße", "fluss", "spaß"].map { word in
      lexicon.word(word).map(lexicon.frequency(of:)) ?? 0
    }
    #expect(frequencies[0] > frequencies[1] && frequencies[1] > frequencies[2])
  }

  @Test("Forms beyond the limit are shared among the words of a file")
  func sharesForms() throws {
    var forms: [String] = []
    try dictionary().forEachDerivedForm(limit: 12) { forms.append($0) }
    #expect(forms.count == 12)
    #expect(forms.contains { $0.contains("lik") || $0.contains("mik") })
  }

  @Test("Rules of a language that derives billions of words are bounded")
  func boundsForms() throws {
    let count = 400
    let letters: [Character] = Array("abcdefghij")
    let endings: [String] = (0..<count).map { number in
      let digits: [Int] = [number / 100, number / 10 % 10, number % 10]
      return String(digits.map { letters[$0] })
    }
    var affixes = ["SET UTF-8", "SFX A Y \(count)"]
    affixes += endings.map { "SFX A 0 \($0)/B ." }
    affixes.append("SFX B Y \(count)")
    affixes += endings.map { "SFX B 0 \($0) ." }
    let stems = ["\(count)"] + endings.map { "st\($0)/A" }
    let dictionary = try #require(
      HunspellDictionary(
        affixes: Array(affixes.joined(separator: "\n").utf8),
        words: Array(stems.joined(separator: "\n").utf8)))
    var recognition = HunspellRecognition(dictionary, letterCase: .standard)
    var found = 0
    try recognition.forEachForm(of: Array("stdjjdjidjh".unicodeScalars)) { _, _ in found += 1 }
    #expect(found == 1)
    var forms: [String] = []
    dictionary.forEachDerivedForm(limit: 2000) { forms.append($0) }
    #expect(forms.count == 2000 && forms.contains("stdjjaaa"))
  }

  @Test("A lexicon without frequencies has no next words")
  func hasNoNextWords() throws {
    var words = DictionaryLexicon(language: "de", counts: [:])
    for number in 0..<2000 {
      words.add(
        "wort" + String(number, radix: 2).replacing("0", with: "a").replacing("1", with: "b"),
        isStem: true)
    }
    let suggester = WordSuggester(
      lexicon: try lexicon(words), language: "de", positions: KeyPositions(rows: ["qwertzuiop"]))
    #expect(suggester.nextWords(after: nil, limit: 6).isEmpty)
  }

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
    let suggester = WordSuggester(
      lexicon: try Lexicon(lexicon.bytes(note: "")), language: "tr",
      positions: KeyPositions(rows: ["ertyuıopğü", "asdfghjklşi"]))
    #expect(suggester.candidates(for: "İçn", after: nil).first?.text == "İçin")
    #expect(suggester.candidates(for: "ISIK", after: nil).first?.text == "IŞIK")
    #expect(suggester.candidates(for: "istanbl", after: nil).first?.text == "İstanbul")
  }
}
