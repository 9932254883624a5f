import Foundation
import KeyboardCore
import KeyboardInput
import Testing

@Suite struct AutocompleteFlowTests {

  private let typist = Typist()

  /// An asynchronous service that suggests the text in uppercase, with the documented members only.
  final class SlowService: AutocompleteService {
    var locale = Locale(identifier: "en")
    var canIgnoreWords: Bool { true }
    var canLearnWords: Bool { true }
    var ignoredWords: [String] = []
    var learnedWords: [String] = []
    var askedTexts: [String] = []

    func hasIgnoredWord(_ word: String) -> Bool { ignoredWords.contains(word) }
    func hasLearnedWord(_ word: String) -> Bool { learnedWords.contains(word) }
    func ignoreWord(_ word: String) { ignoredWords.append(word) }
    func learnWord(_ word: String) { learnedWords.append(word) }
    func removeIgnoredWord(_ word: String) {}
    func unlearnWord(_ word: String) {}

    func autocompleteSuggestions(for text: String) async throws -> [Autocomplete.Suggestion] {
      askedTexts.append(text)
      if text == "error" { throw CancellationError() }
      return [Autocomplete.Suggestion(text: text.uppercased(), isAutocorrect: true)]
    }
  }

  @Test func asksAServiceThatWaitsOnceForTheLastText() async {
    let service = SlowService()
    typist.controller.services.autocompleteService = service
    typist.type("abc")
    #expect(typist.controller.hasPendingAutocomplete)
    #expect(typist.controller.state.autocompleteContext.isLoading)
    await typist.controller.updateAutocomplete()
    #expect(service.askedTexts == ["abc"])
    #expect(typist.controller.state.autocompleteContext.suggestions.map(\.text) == ["ABC"])
    typist.type(" ")
    #expect(typist.document.text == "ABC ")
    // A backspace directly after the correction takes it back.
    typist.handler.handle(.press, on: .backspace)
    #expect(typist.document.text == "abc" && service.ignoredWords == ["abc"])
  }

  @Test func keepsTheErrorOfAService() async {
    let typist = Typist("erro")
    typist.controller.services.autocompleteService = SlowService()
    typist.type("r")
    await typist.controller.updateAutocomplete()
    #expect(typist.controller.state.autocompleteContext.lastError is CancellationError)
  }

  @Test func learnsUnknownWordsOnlyWhenAsked() {
    let service = SlowService()
    typist.controller.services.autocompleteService = service
    let unknown = Autocomplete.Suggestion(text: "kbr", type: .unknown)
    typist.handler.handle(unknown)
    #expect(service.learnedWords.isEmpty)
    typist.controller.settings.autocompleteSettings.isAutolearnEnabled = true
    typist.handler.handle(unknown)
    typist.handler.handle(Autocomplete.Suggestion(text: "known"))
    #expect(service.learnedWords == ["kbr"])
  }

  @Test func usesAnImmediateServiceAtOnce() {
    typist.controller.services.autocompleteService = .disabled(suggestions: .preview)
    typist.type("a")
    #expect(typist.controller.state.autocompleteContext.suggestions.count == 3)
    typist.type(".")
    #expect(typist.document.text == "Two.")
    typist.controller.state.autocompleteContext.isAutocorrectEnabled = false
    typist.type("b ")
    #expect(typist.document.text == "Two.b ")
  }

  @Test(arguments: [
    (KeyboardAction.space, "abc", Keyboard.Gesture.release, true),
    (.character("."), "abc", .release, true), (.space, "abc.", .release, false),
    (.space, "abc", .press, false), (.backspace, "abc", .press, false),
    (.character("("), "abc", .release, false), (.primary(.return), "abc", .release, true),
    (.primary(.done), "abc", .release, false),
  ])
  func correctsAtTheEndOfAWord(
    action: KeyboardAction, text: String, gesture: Keyboard.Gesture, corrects: Bool
  ) {
    let typist = Typist(text)
    let handler = KeyboardAction.StandardActionHandler(controller: typist.controller)
    #expect(handler.shouldApplyAutocorrectSuggestion(before: gesture, on: action) == corrects)
  }

  @Test func skipsATextThatWasDone() {
    let typist = Typist("foo bar ", after: "baz")
    #expect(typist.controller.autocompleteText == "foo bar ")
    typist.controller.services.autocompleteService = SlowService()
    typist.controller.performAutocomplete()
    #expect(typist.controller.lastAutocompleteText == "foo bar ")
    typist.controller.state.autocompleteContext.isLoading = false
    typist.controller.performAutocomplete()
    #expect(!typist.controller.state.autocompleteContext.isLoading)
  }

  @Test(arguments: [
    ("", "", 0, true, "word |"), ("foo", "bar", 0, true, "word |bar"),
    ("foo", " bar", 0, true, "word| bar"), ("foo", "bar", 0, false, "word|bar"),
    (":abc", "def", 1, true, "word |def"), ("x foo", "", 0, true, "x word |"),
  ])
  func replacesTheWordBeforeTheCursor(
    before: String, after: String, count: Int, hasSpace: Bool, result: String
  ) {
    let document = InMemoryTextDocument(before, textAfter: after)
    let suggestion = Autocomplete.Suggestion(text: "word", additionalDeleteCount: count)
    document.insertAutocompleteSuggestion(suggestion, tryInsertSpace: hasSpace)
    // The colon is no word delimiter only where it starts an emoji search.
    #expect("\(document.textBefore)|\(document.textAfter)" == result)
    let isInserted = document.textBefore.hasSuffix(" ")
    #expect(document.hasAutocompleteInsertedSpace == isInserted)
  }

  @Test func movesTheSpaceBehindADelimiter() {
    let document = InMemoryTextDocument("hel")
    document.insertAutocompleteSuggestion(Autocomplete.Suggestion(text: "hello"))
    document.tryRemoveAutocompleteInsertedSpace()
    #expect(document.hasAutocompleteRemovedSpace)
    document.insertText(",")
    document.tryReinsertAutocompleteRemovedSpace()
    #expect(document.text == "hello, ")
    document.tryReinsertAutocompleteRemovedSpace()
    document.tryRemoveAutocompleteInsertedSpace()
    #expect(document.text == "hello, ")
  }

  @Test(arguments: [
    ("en", "\u{201C}Onne\u{201D}"), ("sv", "\u{201D}Onne\u{201D}"), ("de", "\u{201E}Onne\u{201C}"),
  ])
  func unknownWordsAreQuoted(locale: String, title: String) {
    let suggestion = Autocomplete.Suggestion(text: "Onne", type: .unknown)
    let quoted = suggestion.quotedIfUnknown(for: Locale(identifier: locale))
    #expect(quoted.title == title)
    #expect(quoted.text == "Onne")
    #expect(quoted.quotedIfUnknown(for: Locale(identifier: locale)) == quoted)
  }

  @Test func knownWordsAreLeftAlone() {
    let suggestion = Autocomplete.Suggestion(text: "One")
    #expect(suggestion.quotedIfUnknown(for: Locale(identifier: "en")) == suggestion)
  }
}
