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

  /// Return the quotation mark to insert instead of the typed one, or `nil` to keep it.
  public func preferredQuotationReplacement(
    whenInserting text: String, for locale: Locale
  ) -> String? {
    documentContextBeforeInput?.preferredQuotationReplacement(whenAppending: text, for: locale)
  }
}

extension String {

  /// Whether a quotation is unclosed at the end of the string, with the marks of a locale.
  public func hasUnclosedQuotation(for locale: Locale) -> Bool {
    LocaleProfile.profile(for: locale).quotation.isOpen(in: self)
  }

  /// Whether an inner quotation is unclosed at the end of the string, with the marks of a locale.
  public func hasUnclosedAlternateQuotation(for locale: Locale) -> Bool {
    LocaleProfile.profile(for: locale).quotation.isAlternateOpen(in: self)
  }

  /// Whether the last quotation mark in the string is the opening one; never with equal marks.
  public func hasUnclosedQuotation(beginDelimiter: String, endDelimiter: String) -> Bool {
    guard beginDelimiter != endDelimiter, let begin = beginDelimiter.soleCharacter else {
      return false
    }
    let end = endDelimiter.soleCharacter
    return last { $0 == begin || $0 == end } == begin
  }

  /// Return the quotation mark to insert instead of the typed one, or `nil` to keep it.
  public func preferredQuotationReplacement(
    whenAppending text: String, for locale: Locale
  ) -> String? {
    LocaleProfile.profile(for: locale).quotation.replacement(whenAppending: text, to: self)
  }

  /// Return the string in the quotation marks of a locale.
  public func quoted(for locale: Locale) -> String {
    let marks = LocaleProfile.profile(for: locale).quotation
    return marks.begin + self + marks.end
  }

  /// Return the string in the inner quotation marks of a locale.
  public func alternateQuoted(for locale: Locale) -> String {
    let marks = LocaleProfile.profile(for: locale).quotation
    return marks.alternateBegin + self + marks.alternateEnd
  }
}

extension LocaleProfile.Quotation {

  func isOpen(in text: String) -> Bool {
    text.hasUnclosedQuotation(beginDelimiter: begin, endDelimiter: end)
  }

  func isAlternateOpen(in text: String) -> Bool {
    text.hasUnclosedQuotation(beginDelimiter: alternateBegin, endDelimiter: alternateEnd)
  }

  package func mayReplace(_ mark: String) -> Bool {
    mark == end || mark == "”" || mark == alternateEnd || mark == "‘"
  }

  /// Source: KeyboardKit 9.5.3 String+Quotation.
  package func replacement(whenAppending mark: String, to text: String) -> String? {
    if mark == end || (mark == "”" && alternateEnd != "”") {
      let preferred = isOpen(in: text) ? end : begin
      if preferred != mark { return preferred }
    }
    if prefersAlternateReplacement && (mark == alternateEnd || mark == "‘") {
      let preferred = isAlternateOpen(in: text) ? alternateEnd : alternateBegin
      if preferred != mark { return preferred }
    }
    return nil
  }
}

extension Character {

  /// Whether a word may begin after the character, which is then no part of it.
  package var isQuotationMark: Bool { "\"'“”„‟«»‘’‚‹›".contains(self) }
}

extension Substring {

  package var droppingQuotationMarks: Substring { droppingSuffix(while: \.isQuotationMark) }
}
