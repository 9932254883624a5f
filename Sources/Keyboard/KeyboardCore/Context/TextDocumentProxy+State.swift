import Foundation

package struct TextDocumentState: Hashable, Sendable {

  package var autocompleteSpaceState = Autocomplete.SpaceState.none
  package var isReadingFullDocumentContext = false

  package init() {}
}

/// A text field has an entry while it has another state than the initial one.
///
/// Only the last 64 entries are kept, as a text field doesn't tell when it is released.
package struct TextDocumentStates: Sendable {

  private var entries: [Entry] = []

  private struct Entry {
    let key: Key
    var state: TextDocumentState
  }

  /// Another text field may have its address later, but not its identifier.
  private struct Key: Equatable {
    let object: ObjectIdentifier
    let identifier: UUID

    init(_ document: any TextDocumentProxy) {
      object = ObjectIdentifier(document)
      identifier = document.documentIdentifier
    }
  }

  package static let capacity = 64

  package init() {}

  package var count: Int { entries.count }

  package subscript(document: any TextDocumentProxy) -> TextDocumentState {
    get {
      guard !entries.isEmpty else { return TextDocumentState() }
      let key = Key(document)
      return entries.last { $0.key == key }?.state ?? TextDocumentState()
    }
    set {
      let key = Key(document)
      entries.removeAll { $0.key == key }
      guard newValue != TextDocumentState() else { return }
      if entries.count == Self.capacity { entries.removeFirst() }
      entries.append(Entry(key: key, state: newValue))
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
