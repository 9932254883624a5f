public import Foundation

/// A keyboard's access to at least the current paragraph of a text field, named as in UIKit.
public protocol TextDocumentProxy: TextDocumentReader {

  /// The selected text, or `nil` if nothing is selected.
  var selectedText: String? { get }

  /// Whether the text field has any text.
  var hasText: Bool { get }

  var documentIdentifier: UUID { get }

  /// The language of the text, such as `sv-SE`, or `nil` if it is unknown.
  var documentInputMode: String? { get }

  var keyboardType: Keyboard.TextFieldType { get }

  var returnKeyType: Keyboard.ReturnKeyType? { get }

  /// The autocapitalization type of the text field, not optional, as in UIKit.
  var autocapitalizationType: Keyboard.AutocapitalizationType { get }

  /// The semantic content of the text field, or `nil` for any text.
  var textContentType: Keyboard.TextContentType? { get }

  /// Whether the text is hidden, as in password fields.
  var isSecureTextEntry: Bool? { get }

  /// The color scheme the text field requests.
  var keyboardAppearance: Keyboard.TextFieldAppearance { get }

  /// The effect of an applied suggestion on the space after it.
  var autocompleteSpaceState: Autocomplete.SpaceState { get set }

  /// Whether the cursor is moved to read the whole text, during which nothing is suggested.
  var isReadingFullDocumentContext: Bool { get set }

  /// Replaces the selection or the marked text, or insert at the cursor.
  func insertText(_ text: String)

  /// Deletes the selection, or the character before the cursor.
  func deleteBackward()

  /// Replaces the marked text; the range of the new selection counts its UTF-16 code units.
  func setMarkedText(_ markedText: String, selectedRange: NSRange)

  /// Commit the marked text.
  func unmarkText()
}

// Defaults for text fields that only supply their text.
extension TextDocumentProxy {

  /// No selection.
  public var selectedText: String? { nil }

  /// Whether there is text around the cursor.
  public var hasText: Bool {
    documentContextBeforeInput?.isEmpty == false || documentContextAfterInput?.isEmpty == false
  }

  /// No language.
  public var documentInputMode: String? { nil }

  /// The default type.
  public var keyboardType: Keyboard.TextFieldType { .default }

  /// No return key type.
  public var returnKeyType: Keyboard.ReturnKeyType? { nil }

  /// No autocapitalization.
  public var autocapitalizationType: Keyboard.AutocapitalizationType { .none }

  /// Any text.
  public var textContentType: Keyboard.TextContentType? { nil }

  /// Whether the field is for a password.
  public var isSecureTextEntry: Bool? { textContentType == .password }

  /// The color scheme of the system.
  public var keyboardAppearance: Keyboard.TextFieldAppearance { .default }

  /// Inserts the text as if it were complete.
  public func setMarkedText(_ markedText: String, selectedRange: NSRange) {
    insertText(markedText)
  }

  /// Do nothing, as there is no marked text.
  public func unmarkText() {}

  // Defaults for text fields without properties for the state.

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

/// State that a keyboard keeps for a text field, and proxies don't.
package struct TextDocumentState: Hashable, Sendable {

  package var autocompleteSpaceState = Autocomplete.SpaceState.none
  package var isReadingFullDocumentContext = false

  package init() {}
}

/// The states other than the initial one, of the last 64 text fields, which may be gone.
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
