public import Foundation
public import KeyboardCore

extension TextDocumentProxy {

  /// Whether a quotation is unclosed before the cursor.
  public func hasUnclosedQuotationBeforeInput(for locale: Locale) -> Bool {
    documentContextBeforeInput?.hasUnclosedQuotation(for: locale) ?? false
  }

  /// Whether an inner quotation is unclosed before the cursor.
  public func hasUnclosedAlternateQuotationBeforeInput(for locale: Locale) -> Bool {
    documentContextBeforeInput?.hasUnclosedAlternateQuotation(for: locale) ?? false
  }

  /// The quotation mark to insert instead of the typed one, or `nil` to keep it.
  public func preferredQuotationReplacement(
    whenInserting text: String, for locale: Locale
  ) -> String? {
    documentContextBeforeInput?.preferredQuotationReplacement(whenAppending: text, for: locale)
  }
}
