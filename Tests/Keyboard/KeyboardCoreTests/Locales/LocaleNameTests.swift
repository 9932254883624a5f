import Foundation
import KeyboardCore
import Testing

@Suite struct LocaleNameTests {
  @Test func allLocalesHaveANameAndAFlag() {
    #expect([Locale].keyboardKitSupported == Locale.keyboardKitSupported)
    #expect(Locale.keyboardKitSupported.map(\.identifier) == LocaleProfile.supportedIdentifiers)
    let names = Locale.keyboardKitSupported.map(\.keyboardKitName)
    #expect(Set(names).count == names.count)
    #expect(!names.contains("-"))
    #expect(Locale(identifier: "zxx").keyboardKitName == "-")
    #expect(Locale(identifier: "zxx").flag == "🏳️")
  }

  @Test(arguments: [
    (Locale.german, "de", "german", "🇩🇪"), (.english_gb, "en_GB", "english_gb", "🇬🇧"),
    (.spanish_latinAmerica, "es_419", "spanish_latinAmerica", "🇦🇷"),
    (.serbian_latin, "sr-Latn", "serbian_latin", "🇷🇸"), (.shughni_tajik, "tg", "shugni_tajik", "🇹🇯"),
    (.cherokee, "chr", "cherokee", "🏳️"), (.kurdish_sorani_pc, "ckb_PC", "kurdish_sorani_pc", "🇹🇯"),
  ])
  func staticNames(locale: Locale, identifier: String, name: String, flag: String) {
    #expect(locale.identifier == identifier)
    #expect(locale.keyboardKitName == name)
    #expect(locale.flag == flag)
  }

  @Test(arguments: [
    ("Swedish", "sv"), ("english gb", "en_GB"), ("English (GB)", "en_GB"), ("DE", "de"),
    ("ptbr", "pt_BR"), ("klingon", nil), ("", nil),
  ])
  func fuzzyNames(name: String, identifier: String?) {
    #expect(Locale(fuzzyName: name)?.identifier == identifier)
  }

  @Test(arguments: [
    (Locale.german, "Deutsch"), (.hebrew, "עברית (ישראל)"), (.irish, "Gaeilge (Éire)"),
    (.malay, "Bahasa Melayu"), (.shughni_tajik, "Shughni Tajik"), (Locale(identifier: "zh"), "中文"),
  ])
  func ownNames(locale: Locale, name: String) {
    #expect(locale.localizedName == name)
  }

  @Test func namesInOtherLanguages() {
    #expect(Locale.german.localizedName(in: .english) == "German")
    #expect(Locale.german_austria.localizedLanguageName(in: .swedish) == "tyska")
    #expect(Locale.german_austria.localizedLanguageName == "Deutsch")
    #expect(Locale.shughni_tajik.localizedName(in: .german) == "Shughni Tajik")
    #expect(Locale.kurdish_sorani_pc.localizedName(in: .english)?.hasSuffix(" (PC)") == true)
    #expect(Locale.german_austria.shortDisplayName == "de")
  }

  @Test func directions() {
    #expect(Locale.hebrew.isRightToLeft && Locale(identifier: "ur").isRightToLeft)
    for locale in Locale.keyboardKitSupported {
      let direction = LocaleProfile.profile(for: locale).direction
      #expect(locale.isRightToLeft == (direction == .rightToLeft))
      #expect(locale.isTopToBottom && !locale.isBottomToTop)
      #expect(
        locale.prefersAlternateQuotationReplacement
          == LocaleProfile.profile(for: locale).quotation.prefersAlternateReplacement)
    }
  }

  @Test(arguments: [
    ("svE", true, true), ("sKa", true, true), ("sWe", true, false), ("disH", true, false),
  ])
  func swedishMatches(query: String, inEnglish: Bool, inSwedish: Bool) {
    #expect(Locale.swedish.matches(query: query, in: .english) == inEnglish)
    #expect(Locale.swedish.matches(query: query, in: .swedish) == inSwedish)
    #expect([Locale.swedish, .german].matching(query: " ", in: .english).count == 2)
  }

  @Test func sorting() {
    let locales: [Locale] = [.finnish, .hungarian, .german]
    #expect(locales.sorted() == [.german, .hungarian, .finnish])
    #expect(locales.sorted(in: .english) == [.finnish, .german, .hungarian])
    #expect(locales.sorted(insertFirst: .finnish) == [.finnish, .german, .hungarian])
    #expect(
      locales.sorted(by: { $0.identifier > $1.identifier }, insertFirst: .german)
        == [.german, .hungarian, .finnish])
    #expect([1, 2, 1, 3].insertingFirst(3) == [3, 1, 2, 1])
    #expect([1, 2, 1].removing(1) == [2])
  }

  @Test func dictionaryFallsBackToTheLanguage() {
    var dictionary = Locale.Dictionary(["sv": 1, "de_AT": 2])
    #expect(dictionary.value(for: Locale(identifier: "sv-SE")) == 1)
    #expect(dictionary.value(for: .german_austria) == 2)
    #expect(!dictionary.hasValue(for: .german))
    dictionary.set(3, for: .german)
    dictionary.set(4, for: "fr")
    #expect(dictionary.value(for: .german_switzerland) == 3)
    #expect(dictionary.value(for: .french_canada) == 4)
    #expect(Locale.Dictionary([Locale.german: 1]).dictionary == ["de": 1])
    #expect(Locale.Dictionary<Int>().dictionary.isEmpty)
  }

  @Test(arguments: [
    (KKL10n.done, Locale.german, "Fertig"), (.space, .german_switzerland, "Leerzeichen"),
    (.switcherNumeric, .arabic, "١٢٣"), (.switcherAlphabetic, .russian, "АБВ"),
    (.searchEmoji, .swedish, "Sök Emoji"), (.capsLock, .vietnamese, "khóa chữ hoa"),
    (.capsLock, .german, "caps lock"), (.done, Locale(identifier: "zh"), ""),
  ])
  func texts(text: KKL10n, locale: Locale, expected: String) {
    #expect(text.text(for: locale) == expected)
  }

  @Test func symbolicSwitcherIsTheSameEverywhere() {
    for locale in Locale.keyboardKitSupported {
      #expect(KKL10n.switcherSymbolic.text(for: locale) == "#+=")
    }
  }

  @Test func keys() {
    #expect(KKL10n.text(forKey: "done", locale: .german) == "Fertig")
    #expect(KKL10n.text(forKey: "abra.kadabra", locale: .german) == "abra.kadabra")
    #expect(KKL10n.return.key == "return")
    #expect(KKL10n.continue.id == "continue")
    #expect(KKL10n.ok.text == "OK")
    #expect(KKL10n.allCases.count == 17)
  }

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
