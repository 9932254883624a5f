public import Foundation

/// A text field as a keyboard sees it, with the names of UIKit's protocol.
///
/// A keyboard knows some text around the cursor, at least the current paragraph, and edits at the
/// cursor only.
public protocol TextDocumentProxy: AnyObject {

  /// The text before the cursor or the selection, or `nil` if there is none to know.
  var documentContextBeforeInput: String? { get }

  /// The text after the cursor or the selection, or `nil` if there is none to know.
  var documentContextAfterInput: String? { get }

  /// The selected text, or `nil` if nothing is selected.
  var selectedText: String? { get }

  /// Whether the text field has any text.
  var hasText: Bool { get }

  /// Which document this is.
  var documentIdentifier: UUID { get }

  /// The language in which the text is written, such as `sv-SE`, if that is known.
  var documentInputMode: String? { get }

  /// The kind of text that the text field wants.
  var keyboardType: Keyboard.TextFieldType { get }

  /// The return key that the text field wants.
  var returnKeyType: Keyboard.ReturnKeyType? { get }

  /// The automatic upper case that the text field wants.
  var autocapitalizationType: Keyboard.AutocapitalizationType? { get }

  /// Whether the text field wants a light or a dark keyboard, or `nil` for that of the system.
  var keyboardAppearance: ColorScheme? { get }

  /// What an applied suggestion did to the space after it.
  var autocompleteSpaceState: Autocomplete.SpaceState { get set }

  /// Whether someone moves the cursor to read the whole text, during which nothing is suggested.
  var isReadingFullDocumentContext: Bool { get set }

  /// Replaces the selection or the marked text, or inserts at the cursor.
  func insertText(_ text: String)

  /// Deletes the selection, or the character before the cursor.
  func deleteBackward()

  /// Moves the cursor by a number of UTF-16 units, backwards if negative.
  func adjustTextPosition(byCharacterOffset offset: Int)

  /// Replaces the marked text, which is a text that is still being composed.
  ///
  /// The range counts UTF-16 units of the marked text and is selected afterwards.
  func setMarkedText(_ markedText: String, selectedRange: NSRange)

  /// Makes the marked text a usual one.
  func unmarkText()
}

// A text field that is used for its text alone needs nothing else.
extension TextDocumentProxy {

  /// Nothing is selected.
  public var selectedText: String? { nil }

  /// Whether there is text around the cursor.
  public var hasText: Bool {
    documentContextBeforeInput?.isEmpty == false || documentContextAfterInput?.isEmpty == false
  }

  /// The language is not known.
  public var documentInputMode: String? { nil }

  /// Usual text.
  public var keyboardType: Keyboard.TextFieldType { .default }

  /// The text field doesn't say.
  public var returnKeyType: Keyboard.ReturnKeyType? { nil }

  /// The text field doesn't say.
  public var autocapitalizationType: Keyboard.AutocapitalizationType? { nil }

  /// That of the system.
  public var keyboardAppearance: ColorScheme? { nil }

  /// Spaces are not remembered.
  public var autocompleteSpaceState: Autocomplete.SpaceState {
    get { .none }
    set { _ = newValue }
  }

  /// Nobody reads the whole text.
  public var isReadingFullDocumentContext: Bool {
    get { false }
    set { _ = newValue }
  }

  /// Inserts the text as if it were complete.
  public func setMarkedText(_ markedText: String, selectedRange: NSRange) {
    insertText(markedText)
  }

  /// There is no marked text.
  public func unmarkText() {}
}
