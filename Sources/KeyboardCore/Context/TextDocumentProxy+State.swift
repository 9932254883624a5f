/// The state that a keyboard keeps of a text field.
package struct TextDocumentState: Hashable, Sendable {

  /// The effect of an applied suggestion on the space after it.
  package var autocompleteSpaceState = Autocomplete.SpaceState.none

  /// Whether the cursor is moved to read the whole text.
  package var isReadingFullDocumentContext = false

  /// The state of a text field that no suggestion was applied to.
  package init() {}
}

/// The states of text fields that have no properties for them.
///
/// A text field has an entry while it exists and has another state than the initial one. Entries
/// of released text fields are removed before the table grows, so that its size is bounded by the
/// largest number of text fields that existed at once.
package struct TextDocumentStates: Sendable {

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// A state and its text field, which another one may replace at the same address.
  ///
  /// The reference is only compared, so it may cross threads.
  private struct Entry: @unchecked Sendable {
    weak var document: AnyObject?
    var state: TextDocumentState
  }

  /// An empty table.
  package init() {}

  /// The number of entries, including those of released text fields.
  package var count: Int { entries.count }

  /// The state of a text field.
  package subscript(document: AnyObject) -> TextDocumentState {
    get {
      let entry = entries[ObjectIdentifier(document)]
      return entry?.document === document ? entry?.state ?? .init() : .init()
    }
    set {
      let key = ObjectIdentifier(document)
      guard newValue != TextDocumentState() else {
        entries[key] = nil
        return
      }
      if entries.count == entries.capacity {
        entries = entries.filter { $0.value.document != nil }
      }
      entries[key] = Entry(document: document, state: newValue)
    }
  }
}

private let states = SettableValue(TextDocumentStates())

// Defaults for text fields without properties for the state.
extension TextDocumentProxy {

  /// The effect of an applied suggestion on the space after it, kept for this text field.
  public var autocompleteSpaceState: Autocomplete.SpaceState {
    get { states.value[self].autocompleteSpaceState }
    set { states.update { $0[self].autocompleteSpaceState = newValue } }
  }

  /// Whether the cursor is moved to read the whole text, kept for this text field.
  public var isReadingFullDocumentContext: Bool {
    get { states.value[self].isReadingFullDocumentContext }
    set { states.update { $0[self].isReadingFullDocumentContext = newValue } }
  }
}
