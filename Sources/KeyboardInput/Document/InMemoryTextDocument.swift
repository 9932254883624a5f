public import Foundation
public import KeyboardCore

/// A text field in memory, for keyboards without a screen.
///
/// The cursor always stands between grapheme clusters, also beside emojis and combining marks, and
/// moves in logical order in right-to-left text.
///
/// ```swift
/// let document = InMemoryTextDocument("Hello wor", textAfter: "!")
/// document.insertText("ld")
/// #expect(document.text == "Hello world!")
/// #expect(document.documentContextBeforeInput == "Hello world")
/// ```
public final class InMemoryTextDocument: TextDocumentProxy {

  /// The text before the cursor or the selection.
  public internal(set) var textBefore: String

  /// The selected text, empty without a selection.
  public internal(set) var selection: String

  /// The text after the cursor or the selection.
  public internal(set) var textAfter: String

  /// The extent of the marked text, if any.
  var marked: MarkedText?

  /// The identifier of the document.
  public let documentIdentifier: UUID

  /// The language of the text as a BCP 47 tag such as `sv-SE`.
  public var documentInputMode: String?

  /// The requested keyboard type.
  public var keyboardType = Keyboard.TextFieldType.default

  /// The requested type of return key.
  public var returnKeyType: Keyboard.ReturnKeyType?

  /// The requested autocapitalization.
  public var autocapitalizationType: Keyboard.AutocapitalizationType?

  /// The requested color scheme, or `nil` for that of the system.
  public var keyboardAppearance: ColorScheme?

  /// The state of the space after an applied suggestion.
  public var autocompleteSpaceState = Autocomplete.SpaceState.none

  /// Whether the whole text is being read by moving the cursor.
  public var isReadingFullDocumentContext = false

  /// Create a document with text around its cursor.
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

  /// The selected text, or `nil` without a selection.
  public var selectedText: String? { selection.isEmpty ? nil : selection }

  /// Whether there is any text.
  public var hasText: Bool { !textBefore.isEmpty || !selection.isEmpty || !textAfter.isEmpty }
}
