public import Foundation
public import KeyboardCore
public import KeyboardStyling

/// A namespace for services that are good enough for pictures of a keyboard.
public struct KeyboardPreviews {
  private init() {}

  /// A handler with which no key does anything.
  public typealias ActionHandler = KeyboardAction.PreviewActionHandler

  /// A service that always suggests the same.
  public typealias AutocompleteService = Autocomplete.DisabledAutocompleteService

  /// A service with the secondary actions of English keys.
  public typealias CalloutService = KeyboardCallout.BaseCalloutService

  /// A service that makes the layout of any locale.
  public typealias LayoutService = KeyboardLayout.StandardService

  /// A service that gives the standard look.
  public typealias StyleService = StandardKeyboardAppearance

  /// A text field that keeps what it is told and can't be edited.
  public final class TextDocumentProxy: KeyboardCore.TextDocumentProxy {

    /// The text before the cursor.
    public var documentContextBeforeInput: String?

    /// The text after the cursor.
    public var documentContextAfterInput: String?

    /// The selected text.
    public var selectedText: String?

    /// Which document this is.
    public let documentIdentifier: UUID

    /// The kind of text that the text field wants.
    public var keyboardType = Keyboard.TextFieldType.default

    /// The return key that the text field wants.
    public var returnKeyType: Keyboard.ReturnKeyType?

    /// The automatic upper case that the text field wants.
    public var autocapitalizationType: Keyboard.AutocapitalizationType?

    /// Whether the text field wants a light or a dark keyboard.
    public var keyboardAppearance: ColorScheme?

    /// A text field with a text around its cursor.
    public init(
      before: String? = nil, after: String? = nil, documentIdentifier: UUID = UUID()
    ) {
      documentContextBeforeInput = before
      documentContextAfterInput = after
      self.documentIdentifier = documentIdentifier
    }

    /// Do nothing.
    public func insertText(_ text: String) {}

    /// Do nothing.
    public func deleteBackward() {}

    /// Do nothing.
    public func adjustTextPosition(byCharacterOffset offset: Int) {}
  }
}

extension TextDocumentProxy where Self == KeyboardPreviews.TextDocumentProxy {

  /// A text field for previews, which can't be edited.
  public static var preview: Self { Self() }
}
