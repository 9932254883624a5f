import Foundation
import KeyboardCore
import KeyboardInput
import Testing

@Suite struct QuotationTests {

  @Test(arguments: ["da", "nl", "en", "nb", "de"])
  func opensAQuotationWithTheBeginMark(identifier: String) {
    let locale = Locale(identifier: identifier)
    let marks = LocaleProfile.profile(for: locale).quotation
    #expect(
      "before".preferredQuotationReplacement(whenAppending: marks.end, for: locale) == marks.begin)
  }

  @Test func replacesTheEnglishEndMarkInGerman() {
    let german = Locale(identifier: "de")
    #expect("before".preferredQuotationReplacement(whenAppending: "”", for: german) == "„")
    #expect("„before".preferredQuotationReplacement(whenAppending: "”", for: german) == "“")
  }

  @Test(arguments: ["fi", "sv"])
  func keepsEqualMarks(identifier: String) {
    let locale = Locale(identifier: identifier)
    #expect("before".preferredQuotationReplacement(whenAppending: "”", for: locale) == nil)
    #expect("before".preferredQuotationReplacement(whenAppending: "’", for: locale) == nil)
  }

  @Test(arguments: ["da", "nl", "de"])
  func opensAnInnerQuotation(identifier: String) {
    let locale = Locale(identifier: identifier)
    let marks = LocaleProfile.profile(for: locale).quotation
    let replacement = "before".preferredQuotationReplacement(
      whenAppending: marks.alternateEnd, for: locale)
    #expect(replacement == marks.alternateBegin)
  }

  @Test func keepsApostrophesInEnglish() {
    let english = Locale(identifier: "en")
    #expect("before".preferredQuotationReplacement(whenAppending: "’", for: english) == nil)
    #expect("".preferredQuotationReplacement(whenAppending: "‘", for: english) == nil)
    #expect(
      "".preferredQuotationReplacement(whenAppending: "‘", for: Locale(identifier: "sv")) != nil)
  }

  @Test(arguments: LocaleProfile.supportedIdentifiers)
  func knowsWhetherAQuotationIsOpen(identifier: String) {
    let locale = Locale(identifier: identifier)
    let marks = LocaleProfile.profile(for: locale).quotation
    #expect("a\(marks.begin)".hasUnclosedQuotation(for: locale) == (marks.begin != marks.end))
    #expect(!"a\(marks.end)".hasUnclosedQuotation(for: locale) || marks.end == marks.begin)
    // Foundation has the marks of CLDR.
    let outer = (locale.quotationBeginDelimiter, locale.quotationEndDelimiter)
    #expect("a\(outer.0 ?? "")".hasUnclosedQuotation(for: locale) == (outer.0 != outer.1))
    let inner = (locale.alternateQuotationBeginDelimiter, locale.alternateQuotationEndDelimiter)
    #expect("a\(inner.0 ?? "")".hasUnclosedAlternateQuotation(for: locale) == (inner.0 != inner.1))
    let open = "a\(marks.begin)b"
    if marks.begin != marks.end && marks.end != marks.alternateBegin {
      #expect(open.preferredQuotationReplacement(whenAppending: marks.end, for: locale) == nil)
    }
  }

  @Test(arguments: [
    ("en", "”", "size 5", "”"), ("en", "”", "so", "”"), ("en", "”", "(a)", "”"),
    ("en", "”", "‘a’", "”"), ("en", "”", "so ", "“"), ("en", "”", "", "“"), ("en", "”", "“", "”"),
    ("en", "”", "a (", "“"), ("de", "”", "Wort", "“"), ("de", "”", "Wort ", "„"),
    ("nl", "’", "auto", "’"), ("nl", "’", "auto ", "‘"), ("fr", "”", "mot", "»"),
    ("en", "’", "dogs", "’"), ("tr", "‘", "a", "‘"), ("tr", "’", "a", "’"),
    ("en", "a", "dogs", "a"),
  ])
  func aKeyInsertsAMark(identifier: String, key: String, text: String, mark: String) {
    let marks = LocaleProfile.profile(for: Locale(identifier: identifier)).quotation
    #expect(marks.mark(typedBy: key, after: text) == mark)
  }

  /// Source: Foundation with CLDR 46, which has other marks than CLDR 41 in these locales.
  @Test(arguments: [
    ("it", "«Hello»", "“Hello”"), ("sv", "”Hello”", "’Hello’"), ("ar", "\"Hello\"", "'Hello'"),
    ("es", "“Hello”", "‘Hello’"), ("he", "\"Hello\"", "'Hello'"), ("nl", "‘Hello’", "‘Hello’"),
    ("nl_BE", "‘Hello’", "‘Hello’"), ("sr", "„Hello”", "’Hello’"),
    ("sr-Latn", "„Hello”", "’Hello’"),
  ])
  func quotes(identifier: String, quoted: String, inner: String) {
    let locale = Locale(identifier: identifier)
    #expect("Hello".quoted(for: locale) == quoted)
    #expect("Hello".alternateQuoted(for: locale) == inner)
  }
}
