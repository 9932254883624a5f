import Foundation
import KeyboardCore
import Testing

/// The table of states of text fields.
@Suite struct TextDocumentStateTests {

  private final class Field: TextDocumentProxy {
    let documentIdentifier = UUID()
    var documentContextBeforeInput: String? { nil }
    var documentContextAfterInput: String? { nil }
    func insertText(_ text: String) {}
    func deleteBackward() {}
    func adjustTextPosition(byCharacterOffset offset: Int) {}
  }

  @Test func contextsWithoutAFieldHaveOneWithoutText() {
    let context = KeyboardContext()
    context.textDocumentProxy.insertText("a")
    #expect(context.textDocumentProxy.documentContextBeforeInput == nil)
    #expect(!context.textDocumentProxy.hasText)
    let (field, inner) = (Field(), Field())
    context.originalTextDocumentProxy = field
    #expect(context.textDocumentProxy === field)
    context.textInputProxy = inner
    #expect(context.textDocumentProxy === inner)
  }

  private let removed = {
    var state = TextDocumentState()
    state.autocompleteSpaceState = .autoRemoved
    return state
  }()

  @Test func keepsTheStateOfEachField() {
    var states = TextDocumentStates()
    let fields = [Field(), Field()]
    states[fields[0]] = removed
    #expect(states[fields[0]] == removed && states[fields[1]] == TextDocumentState())
    states[fields[0]] = TextDocumentState()
    #expect(states.count == 0)
  }

  @Test func keepsTheLastFields() {
    var states = TextDocumentStates()
    let fields = (0...TextDocumentStates.capacity).map { _ in Field() }
    for field in fields { states[field] = removed }
    #expect(states.count == TextDocumentStates.capacity)
    #expect(states[fields[0]] == TextDocumentState())
    #expect(fields.dropFirst().allSatisfy { states[$0] == removed })
    // A new field may have the address of a released one, but not its state.
    for _ in 0..<100 { states[Field()] = removed }
    #expect((0..<100).allSatisfy { _ in states[Field()] == TextDocumentState() })
  }
}
