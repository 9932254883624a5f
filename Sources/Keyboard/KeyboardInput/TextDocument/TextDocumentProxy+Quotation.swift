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

  /// Returns the quotation mark to insert instead of the typed one, or `nil` to keep it.
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

  /// Returns the quotation mark to insert instead of the typed one, or `nil` to keep it.
  public func preferredQuotationReplacement(
    whenAppending text: String, for locale: Locale
  ) -> String? {
    LocaleProfile.profile(for: locale).quotation.replacement(whenAppending: text, to: self)
  }

  /// Returns the string in the quotation marks of a locale.
  public func quoted(for locale: Locale) -> String {
    let marks = LocaleProfile.profile(for: locale).quotation
    return marks.begin + self + marks.end
  }

  /// Returns the string in the inner quotation marks of a locale.
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

  func mayReplace(_ mark: String) -> Bool {
    mark == end || mark == "”" || mark == alternateEnd || mark == "‘"
  }

  /// Returns the mark that a key inserts: one that closes after a letter, a digit or a closing mark,
  /// unless the key is for the opening one.
  package func mark(typedBy key: String, after text: String) -> String {
    let isAfterPhrase = text.last.map { last in
      last.isLetter || last.isNumber || ")]}\(end)\(alternateEnd)".contains(last)
    }
    let closes = isAfterPhrase ?? false && ![begin, alternateBegin].contains(key)
    return replacement(whenAppending: key, to: text, closes: closes) ?? key
  }

  /// Source: KeyboardKit 9.5.3 String+Quotation.
  func replacement(whenAppending mark: String, to text: String, closes: Bool = false) -> String? {
    if mark == end || (mark == "”" && alternateEnd != "”") {
      let preferred = closes || isOpen(in: text) ? end : begin
      if preferred != mark || closes { return preferred }
    }
    if prefersAlternateReplacement && (mark == alternateEnd || mark == "‘") {
      let preferred = closes || isAlternateOpen(in: text) ? alternateEnd : alternateBegin
      if preferred != mark { return preferred }
    }
    return nil
  }
}

extension Character {

  /// Whether a word may begin after the character, which is then no part of it.
  package var isQuotationMark: Bool { "\"'“”„‟«»‘’‚‹›".contains(self) }

  /// Whether the character can stand before the first word of a sentence.
  var isOpeningMark: Bool { isQuotationMark || "([{¡¿".contains(self) }

  /// Whether the character can stand after the last word of a sentence.
  var isClosingMark: Bool { isQuotationMark || ")]}".contains(self) }
}

extension Substring {

  package var droppingQuotationMarks: Substring { droppingSuffix(while: \.isQuotationMark) }
}
