import Foundation
import KeyboardCore
import KeyboardInput
import Testing

@Suite struct InMemoryTextDocumentTests {

  @Test(arguments: ["a", "é", "e\u{301}", "👍🏽", "👨‍👩‍👧‍👦", "🇸🇪", "1️⃣", "नि", "שׁ", "\r\n", "ấ"])
  func treatsACharacterAsOne(character: String) {
    let document = InMemoryTextDocument("x\(character)", textAfter: "y")
    document.adjustTextPosition(byCharacterOffset: -1)
    #expect(document.textBefore == "x")
    document.adjustTextPosition(byCharacterOffset: 1)
    #expect(document.textBefore == "x\(character)")
    document.deleteBackward()
    #expect(document.text == "xy")
  }

  @Test func neverStandsInsideACharacter() {
    let document = InMemoryTextDocument("", textAfter: "\u{301}b")
    document.insertText("e")
    #expect(document.textBefore == "e\u{301}")
    #expect(document.textAfter == "b")
    let flags = InMemoryTextDocument("a", textAfter: "🇪🇳🇴🇷")
    flags.insertText("🇸")
    #expect(flags.textBefore.last.map { String($0) } == "🇸🇪")
  }

  @Test func countsUnitsWhenItMoves() {
    let document = InMemoryTextDocument("", textAfter: "👍a")
    document.adjustTextPosition(byCharacterOffset: 2)
    #expect(document.textBefore == "👍")
    document.adjustTextPosition(byCharacterOffset: 99)
    #expect(document.textBefore == "👍a")
    document.adjustTextPosition(byCharacterOffset: .min)
    #expect(document.textBefore.isEmpty)
  }

  @Test func replacesASelection() {
    let document = InMemoryTextDocument("one ", selection: "two", textAfter: " three")
    #expect(document.selectedText == "two")
    document.insertText("2")
    #expect(document.text == "one 2 three")
    document.select(4..<5)
    document.deleteBackward()
    #expect(document.text == "one  three")
    #expect(document.selectedText == nil)
    document.select(-3..<99)
    #expect(document.selection == "one  three")
    document.adjustTextPosition(byCharacterOffset: -1)
    #expect(document.textBefore.isEmpty)
  }

  @Test func composesMarkedText() {
    let document = InMemoryTextDocument("a", textAfter: "z")
    document.setMarkedText("ni👍", selectedRange: NSRange(location: 2, length: 2))
    #expect(document.text == "ani👍z")
    #expect(document.selectedText == "👍")
    document.setMarkedText("n", selectedRange: NSRange(location: 99, length: -4))
    #expect(document.markedText == "n")
    #expect(document.text == "anz")
    document.insertText("你")
    #expect(document.text == "a你z")
    document.setMarkedText("x", selectedRange: NSRange(location: 1, length: 0))
    document.unmarkText()
    document.insertText("y")
    #expect(document.text == "a你xyz")
  }

  static let diacritic = Keyboard.Diacritic(
    char: "`", replacements: ["r": "r`", "uo": "ùò", "uoi": "ùòì"])

  @Test(arguments: [
    ("bar", 1, "r`"), ("baR", 1, "R`"), ("buo", 2, "ùò"), ("bUo", 2, "Ùò"), ("bUO", 2, "ÙÒ"),
    ("b", 0, "`"), ("", 0, "`"), ("buoi", 3, "ùòì"),
  ])
  func replacesTheEnd(text: String, count: Int, insertion: String) {
    let result = Self.diacritic.insertionResult(whenAppendedTo: text)
    #expect(result.deleteBackwardsCount == count)
    #expect(result.textInsertion == insertion)
  }

  @Test func triesLongTextsFirst() {
    #expect(Self.diacritic.sortedReplacementKeys == ["uoi", "uo", "r"])
  }

  @Test func keepsStoredCapitals() {
    let diacritic = Keyboard.Diacritic(char: "a", replacements: ["Â": "AA", "": "x"])
    #expect(diacritic.insertionResult(whenAppendedTo: "TÂ").textInsertion == "AA")
    #expect(diacritic.insertionResult(whenAppendedTo: "T").textInsertion == "a")
  }

  @Test(arguments: [([",", "a"], "hello, a"), ([".", ")"], "hello. )"), (["a"], "hello a")])
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
