import Foundation
import KeyboardCore
import KeyboardInput
import TestSupport
import Testing

@testable import KeyboardLexicon

enum KeyboardLexiconService {

  /// Return a service without a folder of built lexicons.
  static func make(_ locale: String = "en") -> Autocomplete.LocalService {
    Autocomplete.LocalService(
      locale: Locale(identifier: locale),
      folder: LexiconFolder(url: URL(fileURLWithPath: "/nonexistent")))
  }
}

@Suite struct LocalServiceTests {

  private let service = KeyboardLexiconService.make()

  @Test("The typed word comes first, quoted, then the autocorrection, in the middle of the bar")
  func ordersSuggestions() throws {
    for (typed, meant) in [("I recieve", "receive"), ("on monday", "Monday")] {
      let suggestions = try service.immediateResult(for: typed).suggestions
      let word = TypedText(typed).word
      #expect(suggestions.map(\.text).prefix(2) == [word, meant])
      #expect(suggestions[0].isUnknown && suggestions[0].title == "“\(word)”")
      #expect(suggestions[1].isAutocorrect)
    }
  }

  @Test("A number is no unknown word", arguments: ["123", "at 3.5", "10,000", "+1", "24-7", "50%"])
  func numbersAreNotQuoted(text: String) throws {
    let word = TypedText(text).word
    let suggestions = try service.immediateResult(for: text).suggestions
    #expect(!suggestions.contains { $0.isUnknown || $0.isAutocorrect || $0.title != $0.text })
    #expect(word.isEmpty || suggestions.first?.text == word)
    #expect(try service.immediateResult(for: "x86").suggestions.first?.isUnknown == true)
  }

  private func best(_ text: String) throws -> String? {
    try service.immediateResult(for: text).suggestions.first { !$0.isUnknown }?.text
  }

  @Test("A known word isn't corrected", arguments: ["house", "Paris", "its", "form"])
  func keepsKnownWords(word: String) throws {
    let suggestions = try service.immediateResult(for: word).suggestions
    #expect(suggestions.first?.text == word)
    #expect(!suggestions.contains { $0.isAutocorrect })
  }

  @Test(
    "Case, apostrophes, spaces and accents are restored",
    arguments: [
      ("monday", "Monday"), ("english", "English"), ("and i", "I"), ("dont", "don't"),
      ("alot", "a lot"), ("im", "I'm"), ("teh", "the"), ("THier", "Their"), ("wont", "won't"),
      ("I wont", "won't"), ("THe", "The"), ("fiancee’s fiancé", "fiancé"),
    ])
  func restores(typed: String, meant: String) throws {
    #expect(try best(typed) == meant)
  }

  @Test(
    "A frequent word without its accent keeps it as a suggestion", arguments: ["café", "naïve"])
  func suggestsAccent(word: String) throws {
    let plain = word.folding(options: .diacriticInsensitive, locale: nil)
    let suggestions = try service.immediateResult(for: plain).suggestions
    #expect(suggestions.first?.text == plain && suggestions.prefix(3).map(\.text).contains(word))
  }

  @Test("A rare word comes after frequent ones that it begins")
  func ranksStarts() throws {
    #expect(try service.immediateResult(for: "I wo").suggestions.first?.text != "wo")
  }

  @Test("Next words have a capital only at the start of a sentence")
  func capitalizesNextWords() throws {
    let starts = try service.immediateResult(for: "Well. ").suggestions.map(\.text)
    #expect(starts.prefix(3).contains("I") && starts.contains("The"))
    let others = try service.immediateResult(for: "Well, ").suggestions.map(\.text)
    #expect(others.contains("the"))
  }

  /// A service of an app that overrides the asynchronous step.
  private final class SpacedService: Autocomplete.LocalService {
    override func autocompleteSuggestions(
      for text: String
    ) async throws -> [Autocomplete.Suggestion] { [Autocomplete.Suggestion(text: "own")] }
  }

  @Test("A subclass that overrides suggestions isn't bypassed")
  func asksSubclass() async throws {
    let subclass = SpacedService()
    #expect(service.isImmediate && !subclass.isImmediate)
    #expect(try await subclass.autocomplete("teh").suggestions.map(\.text) == ["own"])
    let texts = try await service.autocomplete("teh").suggestions.map(\.text)
    #expect(try texts == service.immediateResult(for: "teh").suggestions.map(\.text))
  }

  @Test("Services that learn words at once lose none")
  func learnsAtOnce() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: url) }
    let folder = LexiconFolder(url: url)
    DispatchQueue.concurrentPerform(iterations: 50) { index in
      let service = Autocomplete.LocalService(folder: folder, keepsWords: true)
      for word in ["first", "second", "third"] { service.learnWord("\(word)\(index)") }
    }
    #expect(Autocomplete.LocalService(folder: folder, keepsWords: true).learnedWords.count == 150)
  }

  @Test("Nothing is corrected by itself if the context says so")
  func honorsContext() throws {
    service.context.isAutocorrectEnabled = false
    #expect(try !service.immediateResult(for: "teh").suggestions.contains { $0.isAutocorrect })
  }

  @Test("The dictionary of the context replaces exact texts")
  func replacesTexts() throws {
    service.context.autocorrectDictionary.addTextReplacement(
      for: "omw", with: "on my way", locale: service.locale)
    let first = try service.immediateResult(for: "omw").suggestions.first(where: \.isAutocorrect)
    #expect(first?.text == "on my way")
    #expect(try best("and i") == "I")
  }

  @Test(
    "Addresses, paths, names of code and parts with a hyphen are left alone",
    arguments: [
      "teh@example.com", "Write to teh@example.com", "example.com", "www.teh", "http://teh",
      "and/teh",
      "~/recieve", "C:\\teh", "recieve_teh", "@teh", "e.g", "example.i", "pre-", "post-", "-teh",
      "recieve-",
    ])
  func leavesAddresses(text: String) throws {
    let suggestions = try service.immediateResult(for: text).suggestions
    #expect(suggestions.first?.text == TypedText(text).word)
    #expect(!suggestions.contains { $0.isAutocorrect || $0.isUnknown })
  }

  @Test(
    "A word in quotation marks, brackets or after signs is corrected",
    arguments: [
      "(teh", "well...teh", "so:teh", "yes!teh", "teh@example.com teh", "a “teh", "\"teh",
    ])
  func correctsBesideSigns(text: String) throws {
    #expect(try best(text) == "the")
  }

  @Test("The dictionary of the context replaces a text with signs as a whole only")
  func replacesSigns() throws {
    service.context.autocorrectDictionary.addTextReplacement(
      for: "w/o", with: "without", locale: service.locale)
    #expect(try best("w/o") == "without")
  }

  @Test("A learned word is known and completed, an ignored one isn't corrected")
  func remembersWords() throws {
    service.learnWord("kbrender")
    #expect(try service.immediateResult(for: "kbr").suggestions.map(\.text).contains("kbrender"))
    service.ignoreWord("teh")
    #expect(try !service.immediateResult(for: "teh").suggestions.contains { $0.isAutocorrect })
    service.removeIgnoredWord("teh")
    #expect(try best("teh") == "the")
  }

  @Test("Next words follow the preceding one")
  func suggestsNextWords() throws {
    let words = try service.immediateResult(for: "thank ").suggestions.map(\.text)
    #expect(words.first == "you")
  }

  @Test("Next letters go on with words")
  func predictsLetters() throws {
    let predictions = try service.nextLetters(for: TypedText("q"))
    #expect(predictions.max { $0.value < $1.value }?.key == "u")
    #expect(predictions.values.allSatisfy { (0...1).contains($0) })
  }

  @Test("Emojis are suggested for words and searches")
  func suggestsEmojis() throws {
    #expect(try service.immediateResult(for: "dog").emojiSuggestions?.isEmpty == false)
    for word in ["the", "The", "with", "and", "from"] {
      #expect(try service.immediateResult(for: word).emojiSuggestions == [], "\(word)")
    }
    let search = try service.immediateResult(for: ":smi").emojiSuggestions?.first
    #expect(search?.additionalDeleteCount == 1)
  }

  @Test("A colon searches in the language and in English", arguments: [":hund", ":dog"])
  func searchesEmojisInTheLanguage(text: String) {
    let service = Autocomplete.LocalService(locale: Locale(identifier: "de"))
    let found = service.emojiSuggestions(for: text, typed: TypedText(text)).map(\.text)
    #expect(found.contains("🐕") || found.contains("🐶"), "\(found)")
  }

  @Test("Every language of lexicons has the words of emojis")
  func languagesHaveWordsOfEmojis() {
    let folder = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
    .appending(path: "Sources/Data/Embedded/Annotations")
    for locale in DictionaryLocale.all {
      let file = folder.appending(path: "\(locale.language).lz4")
      #expect(FileManager.default.fileExists(atPath: file.path), "\(locale.language)")
    }
  }

  @Test("Words in a file outlast the service")
  func keepsWordsInFile() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: url) }
    let folder = LexiconFolder(url: url)
    Autocomplete.LocalService(folder: folder, keepsWords: true).learnWord("zyzzy")
    let next = Autocomplete.LocalService(folder: folder, keepsWords: true)
    #expect(next.learnedWords == ["zyzzy"])
    next.unlearnWord("zyzzy")
    #expect(!next.hasLearnedWord("zyzzy"))
  }

  static let rows: [(text: String, query: String?)] = [
    ("Well done :smi", "smi"), (":smi", "smi"), (":s", nil), ("10:30", nil), (":smile ", nil),
    ("a:bc", nil), (": ab", nil), (":", nil), ("", nil), (":thumbs_up", "thumbs_up"),
    (":" + String(repeating: "a", count: 100), String(repeating: "a", count: 100)),
    (":" + String(repeating: "a", count: 101), nil),
  ]

  @Test(arguments: rows.indices)
  func findsTheQueryAtTheEnd(index: Int) {
    let (text, query) = Self.rows[index]
    #expect(Emoji.ColonSearch(text: text)?.query == query)
  }

  @Test("The time of a search doesn't depend on the length of the text")
  func looksAtTheEndOnly() {
    let text = { String(repeating: "hello ", count: $0) }
    let growth = ProcessorTime.growth(from: text(1_000), to: text(64_000)) { text in
      for _ in 0..<20 { #expect(Emoji.ColonSearch(text: text) == nil) }
    }
    #expect(growth < 8)
  }
}
