import Foundation
import KeyboardCore
import KeyboardInput
import Testing

/// Text fields without properties for their state.
@Suite struct MinimalTextDocumentTests {

  @Test(arguments: [
    ([",", "a"], "hello, a"), ([".", ")"], "hello. )"), (["a"], "hello a"),
  ])
  func movesTheSpaceOfASuggestion(characters: [String], result: String) {
    let document = MinimalTextDocument("hel")
    let controller = KeyboardInputController(textDocumentProxy: document)
    let handler = controller.services.actionHandler
    handler.handle(.suggestion(Autocomplete.Suggestion(text: "hello")))
    for character in characters { handler.handle(.release, on: .character(character)) }
    #expect(document.text == result)
  }

  @Test func hasAStateOfItsOwn() {
    let documents = [MinimalTextDocument(), MinimalTextDocument()]
    documents[0].autocompleteSpaceState = .autoRemoved
    documents[0].isReadingFullDocumentContext = true
    #expect(documents.map(\.autocompleteSpaceState) == [.autoRemoved, .none])
    #expect(documents.map(\.isReadingFullDocumentContext) == [true, false])
    documents[0].isReadingFullDocumentContext = false
    #expect(documents.map(\.autocompleteSpaceState) == [.autoRemoved, .none])
    #expect(documents.map(\.isReadingFullDocumentContext) == [false, false])
  }

  @Test func pausesSuggestionsWhileItIsRead() {
    let document = MinimalTextDocument("a")
    let controller = KeyboardInputController(textDocumentProxy: document)
    #expect(controller.isAutocompleteEnabled)
    document.isReadingFullDocumentContext = true
    #expect(!controller.isAutocompleteEnabled)
  }

  @Test(arguments: [
    (Keyboard.BackspaceRange.character, "."), (.word, "c. "), (.sentence, " b c. "),
  ])
  func textToDelete(range: Keyboard.BackspaceRange, deleted: String) {
    #expect(MinimalTextDocument("a. b c.").deleteBackwardText(for: range) == deleted)
  }

  @Test func nothingToDeleteInAnUnknownText() {
    #expect(KeyboardPreviews.TextDocumentProxy().deleteBackwardText(for: .word) == nil)
  }
}
