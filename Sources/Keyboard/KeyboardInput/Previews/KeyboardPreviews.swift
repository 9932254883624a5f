public import Foundation
public import KeyboardCore
public import KeyboardStyling

/// A namespace for services in previews.
public struct KeyboardPreviews {
  private init() {}

  /// A handler that does nothing.
  public typealias ActionHandler = KeyboardAction.PreviewActionHandler

  /// A service with fixed suggestions.
  public typealias AutocompleteService = Autocomplete.DisabledAutocompleteService

  /// A service with the secondary actions of English keys.
  public typealias CalloutService = KeyboardCallout.BaseCalloutService

  /// A service for the layouts of all locales.
  public typealias LayoutService = KeyboardLayout.StandardService

  /// A service for the standard style.
  public typealias StyleService = StandardKeyboardAppearance

  /// A read-only text field.
  public final class TextDocumentProxy: KeyboardCore.TextDocumentProxy {

    /// The text before the cursor.
    public var documentContextBeforeInput: String?

    /// The text after the cursor.
    public var documentContextAfterInput: String?

    /// The selected text.
    public var selectedText: String?

    /// The identifier of the document.
    public let documentIdentifier: UUID

    /// The requested keyboard type.
    public var keyboardType = Keyboard.TextFieldType.default

    /// The requested type of return key.
    public var returnKeyType: Keyboard.ReturnKeyType?

    /// The requested autocapitalization.
    public var autocapitalizationType = Keyboard.AutocapitalizationType.none

    /// The requested color scheme.
    public var keyboardAppearance = Keyboard.TextFieldAppearance.default

    /// Creates a text field with text around its cursor.
    public init(before: String? = nil, after: String? = nil, documentIdentifier: UUID = UUID()) {
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

  /// A read-only text field, for previews.
  public static var preview: Self { Self() }
}
