import KeyboardCore
import KeyboardInput
import Testing

@Suite struct TextDocumentReaderTests {

  /// A text field that shows the paragraph of the cursor, or the line break at its edge.
  private final class Paragraphs: TextDocumentReader {

    let text: String
    private(set) var place: Int
    var isReadingFullDocumentContext = false
    var selectedText: String?

    init(_ text: String, at place: Int) { (self.text, self.place) = (text, place) }

    private var units: [UInt16] { Array(text.utf16) }

    private func text(_ units: some Sequence<UInt16>) -> String? {
      let text = String(decoding: Array(units), as: UTF16.self)
      return text.isEmpty ? nil : text
    }

    var documentContextBeforeInput: String? {
      let part = units[..<place].reversed().prefix { $0 != 10 }.reversed()
      return text(part.isEmpty ? Array(units[..<place].suffix(1)) : Array(part))
    }

    var documentContextAfterInput: String? {
      let part = units[place...].prefix { $0 != 10 }
      return text(part.isEmpty ? units[place...].prefix(1) : part)
    }

    func adjustTextPosition(byCharacterOffset offset: Int) {
      place = min(max(place + offset, 0), units.count)
    }
  }

  @Test(arguments: [0, 3, 4, 5, 9, 13], ["one\ntwo 😀\n\nthree", "one two three", ""])
  func readsTextsOfSeveralParagraphs(place: Int, text: String) async throws {
    let place = min(place, text.utf16.count)
    guard text.utf16.index(text.startIndex, offsetBy: place).samePosition(in: text) != nil else {
      return
    }
    let field = Paragraphs(text, at: place)
    let result = try await field.fullDocumentContext()
    #expect(result.fullDocumentContext.utf16.count == text.utf16.count)
    #expect(result.fullDocumentContextBeforeInput.utf16.count == place)
    #expect(field.place == place && !field.isReadingFullDocumentContext)
  }

  @Test func errorsLeaveTheCursorInItsPlace() async throws {
    let field = Paragraphs("one two", at: 3)
    await #expect(throws: TextDocumentReaderError.tooLong) {
      try await field.fullDocumentContext(.init(maximumLength: 2))
    }
    field.selectedText = "x"
    await #expect(throws: TextDocumentReaderError.hasSelection) {
      try await field.fullDocumentContext()
    }
    field.selectedText = nil
    field.isReadingFullDocumentContext = true
    await #expect(throws: TextDocumentReaderError.alreadyReading) {
      try await field.fullDocumentContext()
    }
    #expect(field.place == 3)
  }

  @Test(arguments: [
    (Keyboard.TextSelectionEdge.leading, "one ", "two", " three", "one "),
    (.trailing, "one ", "two", " three", "one two"), (.leading, "", "all", "", ""),
    (.trailing, "", "all", "", "all"), (.trailing, "a", "b", "😀", "ab"),
    (.leading, "👍🏽", "b", "", "👍🏽"), (.leading, "a", "", "b", "a"),
  ])
  func selectionsCollapse(
    edge: Keyboard.TextSelectionEdge, before: String, selection: String, after: String,
    result: String
  ) async throws {
    let document = InMemoryTextDocument(before, selection: selection, textAfter: after)
    document.deselectSelectedText(at: edge)
    #expect(document.documentContextBeforeInput == result && document.selectedText == nil)
    #expect(document.text == before + selection + after)
    let other = InMemoryTextDocument(before, selection: selection, textAfter: after)
    let read = try await other.fullDocumentContext(.init(selectionEdge: edge))
    #expect(read.fullDocumentContextBeforeInput == result)
    #expect(read.fullDocumentContext == document.text)
  }

  @Test func documentsAreReaders() async throws {
    let document = InMemoryTextDocument("Hello\nWorld")
    document.adjustTextPosition(byCharacterOffset: -7)
    let result = try await document.fullDocumentContext()
    #expect(result.fullDocumentContextBeforeInput == "Hell")
    #expect(result.fullDocumentContext == "Hello\nWorld")
  }
}
