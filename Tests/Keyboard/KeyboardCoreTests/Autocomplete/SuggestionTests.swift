import KeyboardCore
import Testing

struct SuggestionTests {

  @Test(arguments: [("WORD", "FOO"), ("Word", "foo"), ("word", "foo"), ("W", "foo")])
  func letterCase(word: String, expected: String) {
    let suggestion = Autocomplete.Suggestion(text: "foo", title: "bar").autocompleteCased(for: word)
    #expect(suggestion.text == expected)
    #expect(suggestion.title == "bar")
  }

  @Test func flags() {
    let suggestion = Autocomplete.Suggestion(text: "a", isAutocorrect: true, isUnknown: true)
    #expect(suggestion.isAutocorrect && suggestion.isUnknown)
    #expect(Autocomplete.Suggestion(text: "a").isRegular)
    #expect([suggestion].withAutocorrectEnabled(false)[0].type == .unknown)
    let autocorrect = Autocomplete.Suggestion(text: "a", type: .autocorrect)
    #expect([autocorrect].withAutocorrectEnabled(false)[0].isRegular)
    #expect([autocorrect].withAutocorrectEnabled(true)[0].isAutocorrect)
    #expect([suggestion].contains("A"))
  }

  @Test func displayedSuggestions() {
    let context = AutocompleteContext()
    context.suggestionsFromService = ["a", "b", "c", "d"].map { .init(text: $0) }
    context.emojiSuggestions = [.init(text: "👍", type: .emoji)]
    #expect(context.suggestions.map(\.text) == ["a", "b", "c", "👍"])
    context.nextCharacterPredictions = ["e": 0.5]
    #expect(context.nextCharacterPrediction(for: .character("ed")) == 0.5)
    #expect(context.nextCharacterPrediction(for: .space) == 0)
    context.reset()
    #expect(context.suggestions.isEmpty)
  }
}
