import Foundation
import KeyboardCore
import KeyboardInput
import Testing

@Suite struct SuggestionQuotationTests {

  @Test(arguments: [
    ("en", "\u{201C}Onne\u{201D}"), ("sv", "\u{201D}Onne\u{201D}"), ("de", "\u{201E}Onne\u{201C}"),
  ])
  func unknownWordsAreQuoted(locale: String, title: String) {
    let suggestion = Autocomplete.Suggestion(text: "Onne", type: .unknown)
    let quoted = suggestion.quotedIfUnknown(for: Locale(identifier: locale))
    #expect(quoted.title == title)
    #expect(quoted.text == "Onne")
    #expect(quoted.quotedIfUnknown(for: Locale(identifier: locale)) == quoted)
  }

  @Test func knownWordsAreLeftAlone() {
    let suggestion = Autocomplete.Suggestion(text: "One")
    #expect(suggestion.quotedIfUnknown(for: Locale(identifier: "en")) == suggestion)
  }
}
