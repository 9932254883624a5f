import KeyboardCore
import Testing

/// The table of states of text fields.
@Suite struct TextDocumentStateTests {

  private final class Field {}

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

  @Test func forgetsReleasedFields() {
    var states = TextDocumentStates()
    let field = Field()
    states[field] = removed
    for _ in 0..<1000 {
      let released = Field()
      states[released] = removed
    }
    #expect(states.count < 32)
    #expect(states[field] == removed)
    // A new field may have the address of a released one, but not its state.
    #expect((0..<100).allSatisfy { _ in states[Field()] == TextDocumentState() })
  }
}
