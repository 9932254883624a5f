import KeyboardCore
import KeyboardInput
import KeyboardLexicon
import Testing

@Suite struct TextDocumentUndoManagerTests {

  /// A text that is typed, and what is left of it after each undo.
  @Test(arguments: [
    ("one two  three", ["One two  ", "One ", ""]), ("a", [""]), ("a.\nb", ["a.\n", ""]),
  ])
  func wordsAreChunks(text: String, steps: [String]) {
    let typist = Typist()
    typist.type(text, pause: 4)
    for step in steps {
      #expect(typist.controller.services.undoManager.canUndo)
      typist.controller.undoLastRecordedDocumentChange()
      #expect(typist.document.text.lowercased() == step.lowercased())
    }
    #expect(!typist.controller.services.undoManager.canUndo)
    #expect(typist.context.traits.canRedo && !typist.context.traits.canUndo)
    for step in steps.dropLast().reversed() + [text] {
      typist.release(.redo)
      #expect(typist.document.text.lowercased() == step.lowercased())
    }
    #expect(!typist.context.traits.canRedo)
  }

  @Test func deletionsAreAChunk() {
    let typist = Typist("one two")
    for _ in 0..<3 { typist.handler.handle(.press, on: .backspace) }
    #expect(typist.document.text == "one ")
    typist.release(.undo)
    #expect(typist.document.text == "one two")
  }

  /// A correction is undone by itself, and so is a suggestion with its space.
  @Test func correctionsAndSuggestionsAreUndone() {
    let typist = Typist("I ")
    typist.controller.services.autocompleteService = Autocomplete.DisabledAutocompleteService(
      suggestions: [Autocomplete.Suggestion(text: "the", type: .autocorrect)])
    typist.context.keyboardType = .alphabetic
    typist.type("teh ")
    #expect(typist.document.text == "I the ")
    typist.release(.undo)
    #expect(typist.document.text == "I teh")
    typist.handler.handle(Autocomplete.Suggestion(text: "tehran"))
    #expect(typist.document.text == "I tehran ")
    typist.release(.undo)
    #expect(typist.document.text == "I teh")
  }

  @Test func theCursorGoesBackToTheChange() {
    let typist = Typist("", after: " end")
    typist.type("word")
    typist.document.adjustTextPosition(byCharacterOffset: 4)
    typist.release(.undo)
    #expect(typist.document.textBefore == "" && typist.document.textAfter == " end")
  }

  /// Redoing when nothing was undone keeps what can be undone, and the other way round.
  @Test func missingChangesKeepTheOthers() {
    let document = InMemoryTextDocument()
    let manager = TextDocumentUndoManager()
    manager.record(in: document) { document.insertText("word") }
    #expect(!manager.redo(in: document) && manager.canUndo)
    #expect(manager.undo(in: document) && document.text == "")
    #expect(!manager.undo(in: document) && manager.canRedo)
    #expect(manager.redo(in: document) && document.text == "word")
  }

  /// What others have changed is left alone.
  @Test func otherTextsAreNotChanged() {
    let typist = Typist()
    typist.type("word")
    let document = typist.document
    document.deleteBackward(times: 4)
    document.insertText("another")
    typist.release(.undo)
    #expect(document.text == "another" && !typist.context.traits.canUndo)
  }

  @Test func memoryIsBounded() {
    let document = InMemoryTextDocument()
    let manager = TextDocumentUndoManager()
    for number in 0..<1000 {
      manager.record(in: document) { document.insertText("\(number) ") }
    }
    var count = 0
    while manager.canUndo, manager.undo(in: document) { count += 1 }
    #expect(count == 200)
    manager.record(in: document) { document.insertText(String(repeating: "x", count: 20_000)) }
    #expect(!manager.canUndo)
  }

  /// Whatever is done, undoing all of it gives the first text, and redoing all of it the last one.
  @Test func everythingIsUndone() {
    var numbers = RandomGestureTests.Seed(state: 43)
    for _ in 0..<40 {
      let document = InMemoryTextDocument("start ", textAfter: "é end")
      let manager = TextDocumentUndoManager()
      for _ in 0..<30 {
        let texts = ["a", " ", "é", "👍🏽", "\u{301}", "word ", "\n", "한"]
        switch Int.random(in: 0..<5, using: &numbers) {
        case 0: manager.record(in: document) { document.deleteBackward() }
        case 1:
          manager.record(in: document) {
            document.deleteBackward()
            document.insertText("x")
          }
        case 2:
          document.adjustTextPosition(byCharacterOffset: Int.random(in: -3...3, using: &numbers))
        default:
          let text = texts.randomElement(using: &numbers) ?? ""
          manager.record(in: document) { document.insertText(text) }
        }
      }
      let last = document.text
      while manager.canUndo { #expect(manager.undo(in: document)) }
      #expect(document.text == "start é end")
      while manager.canRedo { #expect(manager.redo(in: document)) }
      #expect(document.text == last)
    }
  }
}
