public import Foundation
public import KeyboardCore

extension Autocomplete.Suggestion {

  /// This suggestion with its title in the quotation marks of a locale if its word is unknown.
  ///
  /// The toolbar shows titles as they are, so whoever makes suggestions quotes them. The text that is
  /// inserted never has the marks, and a title that differs from it is left alone.
  public func quotedIfUnknown(for locale: Locale) -> Self {
    guard isUnknown, title == text else { return self }
    var suggestion = self
    suggestion.title = text.quoted(for: locale)
    return suggestion
  }
}
