import KeyboardCore
import KeyboardInput
import Testing

@Suite struct SuggestionInsertionTests {

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
}
