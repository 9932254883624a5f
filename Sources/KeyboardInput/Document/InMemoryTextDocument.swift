public import Foundation
public import KeyboardCore

/// A text field that is nothing but its text, for keyboards without a screen.
///
/// The cursor always stands between characters as people see them, also beside emojis and
/// combining marks, and in right-to-left text moves in the order in which text is written.
public final class InMemoryTextDocument: TextDocumentProxy {

  /// The text before the cursor or the selection.
  public internal(set) var textBefore: String

  /// The selected text, which is empty where nothing is selected.
  public internal(set) var selection: String

  /// The text after the cursor or the selection.
  public internal(set) var textAfter: String

  /// The text that is still being composed, if there is any.
  var marked: MarkedText?

  /// Which document this is.
  public let documentIdentifier: UUID

  /// The language in which the text is written, such as `sv-SE`.
  public var documentInputMode: String?

  /// The kind of text that the document wants.
  public var keyboardType = Keyboard.TextFieldType.default

  /// The return key that the document wants.
  public var returnKeyType: Keyboard.ReturnKeyType?

  /// The automatic upper case that the document wants.
  public var autocapitalizationType: Keyboard.AutocapitalizationType?

  /// Whether the document wants a light or a dark keyboard, or `nil` for that of the system.
  public var keyboardAppearance: ColorScheme?

  /// What an applied suggestion did to the space after it.
  public var autocompleteSpaceState = Autocomplete.SpaceState.none

  /// Whether someone moves the cursor to read the whole text.
  public var isReadingFullDocumentContext = false

  /// A document with a text around its cursor.
  public init(
    _ textBefore: String = "", selection: String = "", textAfter: String = "",
    autocapitalizationType: Keyboard.AutocapitalizationType? = nil,
    documentIdentifier: UUID = UUID()
  ) {
    self.textBefore = textBefore
    self.selection = selection
    self.textAfter = textAfter
    self.autocapitalizationType = autocapitalizationType
    self.documentIdentifier = documentIdentifier
    joinCharacters()
  }
}

extension InMemoryTextDocument {

  /// The whole text.
  public var text: String { textBefore + selection + textAfter }

  /// The text before the cursor.
  public var documentContextBeforeInput: String? { textBefore }

  /// The text after the cursor.
  public var documentContextAfterInput: String? { textAfter }

  /// The selected text, or `nil` if nothing is selected.
  public var selectedText: String? { selection.isEmpty ? nil : selection }

  /// Whether there is any text.
  public var hasText: Bool { !textBefore.isEmpty || !selection.isEmpty || !textAfter.isEmpty }
}
