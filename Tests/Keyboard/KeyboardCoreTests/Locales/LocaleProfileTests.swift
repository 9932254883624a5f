import Foundation
import KeyboardCore
import Testing

@Suite struct LocaleProfileTests {
  @Test func germanHasItsKeys() {
    let german = LocaleProfile.profile(forIdentifier: "de")
    #expect(
      german.alphabetic.lower.map { $0.joined() } == ["qwertzuiopü", "asdfghjklöä", "yxcvbnm"])
    #expect(german.alphabetic.upper?.first?.last == "Ü")
    #expect(german.callouts.lower["s"]?.first == "ß")
    #expect(german.callouts.upper["S"]?.first == "ẞ")
    #expect(german.currency.primary == "€")
    #expect(german.numericRows[1][6] == "€")
    #expect(german.symbolicRows[1][6...8] == ["$", "£", "¥"])
    #expect(german.quotation.begin == "„")
    #expect(german.labels[.space] == "Leerzeichen")
    #expect(german.fallback == "en")
  }

  @Test(arguments: [
    ("de", "de"), ("de-AT", "de_AT"), ("de_LI", "de"), ("DE_ch", "de_CH"), ("en_US_POSIX", "en_US"),
    ("sr_Latn_RS", "sr-Latn"), ("sr-Cyrl", "sr"), ("he", "he_IL"), ("iw_IL", "he_IL"),
    ("pt", "pt_PT"),
    ("no", "nb"), ("ga", "ga_IE"), ("es_419@currency=EUR", "es_419"), ("zh_Hans", "en"), ("", "en"),
    ("de_DE.UTF-8", "de"), (String(repeating: "-", count: 1000), "en"),
  ])
  func findsTheNearestLocale(identifier: String, expected: String) {
    #expect(LocaleProfile.profile(forIdentifier: identifier).identifier == expected)
    #expect(LocaleProfile.profile(for: Locale(identifier: identifier)).identifier == expected)
  }

  @Test func regionIsPartOfTheIdentifier() {
    #expect(LocaleProfile.profile(forIdentifier: "es_419").region == "419")
    #expect(LocaleProfile.profile(forIdentifier: "sr-Latn").region == nil)
    #expect(LocaleProfile.profile(forIdentifier: "he_IL").region == "IL")
  }

  @Test(arguments: [
    ("tr", "i", "İ"), ("tr", "ı", "I"), ("en", "i", "I"), ("de", "ß", "ẞ"), ("el", "ς", "ς"),
    ("el", "ΐ", "Ϊ\u{301}"), ("hy", "և", "Եւ"), ("tg", "ǰ", "J\u{30C}"),
    ("tg", "ɣ\u{30C}", "Ɣ\u{30C}"),
    ("tg", "ϑ", "Ɵ"), ("tg", "ʓ", "Ӡ"), ("ka", "ა", "ა"), ("chr", "Ꭰ", "Ꭰ"), ("haw", "ʻ", "ʻ"),
  ])
  func upperCaseOfKeys(locale: String, key: String, expected: String) {
    let upper = LocaleProfile.profile(forIdentifier: locale).uppercased(key)
    #expect(Array(upper.unicodeScalars) == Array(expected.unicodeScalars))
  }
}
