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
}
