import Foundation
import KeyboardCore
import KeyboardInput
import Testing

/// Suggestions for a text that has changed during the request, which are neither shown nor applied.
@Suite struct StaleSuggestionTests {

  /// A service that corrects every text to uppercase, after calling a closure.
  private final class SlowService: WordlessService {
    var locale = Locale(identifier: "en")
    var meanwhile: (String) -> Void = { _ in }

    func autocompleteSuggestions(for text: String) async throws -> [Autocomplete.Suggestion] {
      meanwhile(text)
      if text.hasSuffix("!") { throw CancellationError() }
      return [Autocomplete.Suggestion(text: text.uppercased(), isAutocorrect: true)]
    }
  }

  private let typist = Typist()
  private let service = SlowService()

  init() {
    typist.controller.services.autocompleteService = service
  }

  private var context: AutocompleteContext { typist.controller.state.autocompleteContext }
  private var shown: [String] { context.suggestions.map(\.text) }

  @Test func anAnswerForAnOlderTextIsNeverShown() async {
    var seen: [String: [String]] = [:]
    service.meanwhile = { text in
      seen[text] = shown
      if text.count < 4 { typist.type("x") }
    }
    typist.type("a")
    await typist.controller.updateAutocomplete()
    #expect(seen == ["a": [], "ax": [], "axx": [], "axxx": []])
    #expect(shown == ["AXXX"] && !typist.controller.hasPendingAutocomplete && !context.isLoading)
  }

  @Test func anAnswerForAnOlderTextIsNotApplied() async {
    service.meanwhile = { if $0 == "ab" { typist.type("c ") } }
    typist.type("ab")
    await typist.controller.updateAutocomplete()
    typist.type(".")
    #expect(typist.document.text == "abc .")
  }

  @Test func whatWasShownForAnOlderTextIsNotAppliedToAnother() async {
    typist.type("ab")
    await typist.controller.updateAutocomplete()
    #expect(shown == ["AB"])
    // The service hasn't answered for this text yet.
    typist.type("c ")
    #expect(typist.document.text == "abc ")
  }

  @Test func anAnswerAfterAResetIsForgotten() async {
    service.meanwhile = { _ in typist.controller.resetAutocomplete() }
    typist.type("ab")
    await typist.controller.updateAutocomplete()
    #expect(shown.isEmpty && typist.controller.lastAutocompleteText == "")
  }

  @Test func anErrorForAnOlderTextIsNotKept() async {
    service.meanwhile = { if $0 == "a!" { typist.type("b") } }
    typist.type("a!")
    await typist.controller.updateAutocomplete()
    #expect(context.lastError == nil && shown == ["A!B"])
  }

  @Test func theSameTextAgainCounts() async {
    service.meanwhile = { text in
      guard text == "ab" else { return }
      typist.type("c")
      typist.handler.handle(.press, on: .backspace)
      service.meanwhile = { _ in }
    }
    typist.type("ab")
    await typist.controller.updateAutocomplete()
    #expect(shown == ["AB"])
  }
}
