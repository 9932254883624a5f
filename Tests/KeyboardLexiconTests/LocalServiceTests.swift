import Foundation
import KeyboardCore
import KeyboardInput
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

/// The results of the local service.
@Suite struct LocalServiceTests {

  private let service = KeyboardLexiconService.make()

  @Test("An autocorrection comes first, then the typed word, quoted")
  func ordersSuggestions() throws {
    let suggestions = try service.immediateResult(for: "I recieve").suggestions
    #expect(suggestions.map(\.text).prefix(2) == ["receive", "recieve"])
    #expect(suggestions[0].isAutocorrect)
    #expect(suggestions[1].isUnknown && suggestions[1].title == "“recieve”")
  }

  @Test("A known word isn't corrected", arguments: ["house", "Paris", "its", "form"])
  func keepsKnownWords(word: String) throws {
    let suggestions = try service.immediateResult(for: word).suggestions
    #expect(suggestions.first?.text == word)
    #expect(!suggestions.contains { $0.isAutocorrect })
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
    let first = try service.immediateResult(for: "omw").suggestions.first
    #expect(first?.text == "on my way" && first?.isAutocorrect == true)
    #expect(try service.immediateResult(for: "and i").suggestions.first?.text == "I")
  }

  @Test("A learned word is known and completed, an ignored one isn't corrected")
  func remembersWords() throws {
    service.learnWord("kbrender")
    #expect(try service.immediateResult(for: "kbr").suggestions.map(\.text).contains("kbrender"))
    service.ignoreWord("teh")
    #expect(try !service.immediateResult(for: "teh").suggestions.contains { $0.isAutocorrect })
    service.removeIgnoredWord("teh")
    #expect(try service.immediateResult(for: "teh").suggestions.first?.text == "the")
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
    let search = try service.immediateResult(for: ":smi").emojiSuggestions?.first
    #expect(search?.additionalDeleteCount == 1)
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
}
