public import Foundation
public import KeyboardCore

extension Autocomplete.Suggestion {

  /// The suggestion with a quoted title if its word is unknown.
  ///
  /// The toolbar shows titles unchanged, so services quote them, in the marks of the locale. The
  /// inserted text is never quoted, and a title that differs from it is kept.
  public func quotedIfUnknown(for locale: Locale) -> Self {
    guard isUnknown, title == text else { return self }
    var suggestion = self
    suggestion.title = text.quoted(for: locale)
    return suggestion
  }
}
