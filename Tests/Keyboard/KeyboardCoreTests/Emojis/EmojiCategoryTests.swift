import Foundation
import Testing

@testable import KeyboardCore

@Suite struct EmojiCategoryTests {

  @Test(
    arguments: [
      (.smileysAndPeople, "smileysAndPeople", "face.smiling", "Smileys & People", "😀"),
      (.animalsAndNature, "animalsAndNature", "teddybear", "Animals & Nature", "🐵"),
      (.foodAndDrink, "foodAndDrink", "fork.knife", "Food & Drink", "🍇"),
      (.activity, "activity", "soccerball", "Activity", "🎃"),
      (.travelAndPlaces, "travelAndPlaces", "car", "Travel & Places", "🌍"),
      (.objects, "objects", "lightbulb", "Objects", "👓"),
      (.symbols, "symbols", "heart", "Symbols", "🏧"),
      (.flags, "flags", "flag", "Flags", "🏁"),
      (.recent, "recent", "clock", "Frequently Used", nil),
      (.frequent, "frequent", "clock", "Frequently Used", nil),
      (.favorites, "favorites", "heart", "Favorites", nil),
      (
        .custom(id: "mine", name: "My Own", emojis: [Emoji("🚀")], iconName: "star"), "mine", "star",
        "My Own", "🚀"
      ),
    ] as [(EmojiCategory, String, String, String, String?)])
  func isDescribed(
    category: EmojiCategory, id: String, iconName: String, name: String, first: String?
  ) {
    #expect(category.id == id)
    #expect(category.iconName == iconName)
    #expect(category.localizedName == name)
    #expect(category.localizationKey == "EmojiCategory.\(id)")
    #expect(category.emojis.first?.char == first)
    #expect(category.hasEmojis == (first != nil))
  }

  @Test(arguments: [
    ("sv", "Djur och natur"), ("de_AT", "Tiere & Natur"), ("pt-BR", "Animais e natureza"),
    ("haw", "Animals & Nature"), ("", "Animals & Nature"),
  ])
  func hasANameInALanguage(identifier: String, name: String) {
    let locale = Locale(identifier: identifier)
    #expect(EmojiCategory.animalsAndNature.localizedName(in: locale) == name)
  }

  @Test(arguments: LocaleProfile.supportedIdentifiers)
  func aLocaleNamesAllCategoriesOrNone(identifier: String) {
    let names = LocaleProfile.profile(forIdentifier: identifier).emojiCategories
    #expect(names.isEmpty || Set(names).count == EmojiCategory.standardCategories.count + 1)
    #expect(!names.contains(""))
  }

  @Test func standIcons() {
    let icons = EmojiCategory.standardCategories.map(\.emojiIcon)
    #expect(icons == ["😀", "🐻", "🍔", "⚽️", "🏢", "💡", "💱", "🏳️"])
  }

  @Test func knowTheirNeighbors() {
    let categories = [EmojiCategory].standard
    #expect(categories.category(after: .smileysAndPeople) == .animalsAndNature)
    #expect(categories.category(after: .flags) == nil)
    #expect(categories.category(before: .flags) == .symbols)
    #expect(categories.category(before: .smileysAndPeople) == nil)
    #expect(categories.category(after: .recent) == nil)
  }

  @Test func areFoundByIdAndEmoji() {
    let categories = [EmojiCategory].standard
    #expect(categories.category(withId: "flags") == .flags)
    #expect(categories.category(withId: "none") == nil)
    #expect(categories.category(withEmoji: Emoji("🚀")) == .travelAndPlaces)
    #expect(categories.category(withEmoji: Emoji("👍🏿")) == .smileysAndPeople)
    #expect(categories.category(withEmoji: Emoji("a")) == nil)
  }

  @Test(arguments: [
    ("👍", ["👍", "👍🏻", "👍🏼", "👍🏽", "👍🏾", "👍🏿"]),
    ("👍🏽", ["👍", "👍🏻", "👍🏼", "👍🏽", "👍🏾", "👍🏿"]),
    ("☝️", ["☝️", "☝🏻", "☝🏼", "☝🏽", "☝🏾", "☝🏿"]),
    ("🕵️‍♀️", ["🕵️‍♀️", "🕵🏻‍♀️", "🕵🏼‍♀️", "🕵🏽‍♀️", "🕵🏾‍♀️", "🕵🏿‍♀️"]),
    ("👩‍🚀", ["👩‍🚀", "👩🏻‍🚀", "👩🏼‍🚀", "👩🏽‍🚀", "👩🏾‍🚀", "👩🏿‍🚀"]),
    ("🏃‍♀️‍➡️", ["🏃‍♀️‍➡️", "🏃🏻‍♀️‍➡️", "🏃🏼‍♀️‍➡️", "🏃🏽‍♀️‍➡️", "🏃🏾‍♀️‍➡️", "🏃🏿‍♀️‍➡️"]),
    ("🚀", []), ("👨‍👩‍👧", []), ("👨‍👦", []), ("🧑‍🧒", []), ("❤️‍🔥", []), ("👯", []), ("🤼‍♀️", []), ("👪", []),
    ("", []),
    ("a", []),
  ])
  func hasTheVariantsOfUnicode(char: String, variants: [String]) {
    #expect(Emoji(char).skinToneVariants.map(\.char) == variants)
    #expect(Emoji(char).hasSkinToneVariants == !variants.isEmpty)
  }

  @Test(arguments: [
    ("🤝", "🤝🏿", "🫱🏻‍🫲🏼", "🫱🏿‍🫲🏾"), ("👫", "👫🏿", "👩🏻‍🤝‍👨🏼", "👩🏿‍🤝‍👨🏾"),
    ("🧑‍🤝‍🧑", "🧑🏿‍🤝‍🧑🏿", "🧑🏻‍🤝‍🧑🏼", "🧑🏿‍🤝‍🧑🏾"), ("💏", "💏🏿", "🧑🏻‍❤️‍💋‍🧑🏼", "🧑🏿‍❤️‍💋‍🧑🏾"),
    ("👩‍❤️‍👨", "👩🏿‍❤️‍👨🏿", "👩🏻‍❤️‍👨🏼", "👩🏿‍❤️‍👨🏾"),
  ])
  func twoPeopleHaveATone(each neutral: String, same: String, different: String, last: String) {
    let variants = Emoji(neutral).skinToneVariants.map(\.char)
    #expect(variants.count == 26 && Set(variants).count == 26)
    #expect([0, 5, 6, 25].map { variants[$0] } == [neutral, same, different, last])
    #expect(variants.allSatisfy { Emoji($0).neutralSkinToneVariant == Emoji(neutral) })
  }

  // Source: the fully-qualified emojis of emoji-test.txt, Emoji 16.0.
  @Test func allEmojisOfUnicodeAreVariants() {
    let all = Emoji.all.flatMap { $0.hasSkinToneVariants ? $0.skinToneVariants : [$0] }
    #expect(all.count == 3781 && Set(all).count == 3781)
  }

  @Test(arguments: [
    ("👍🏿", "👍"), ("👍", "👍"), ("☝🏿", "☝️"), ("🕵🏽‍♂️", "🕵️‍♂️"), ("👩🏽‍🤝‍👨🏿", "👫"), ("🫱🏽‍🫲🏿", "🤝"),
    ("🧑🏻‍❤️‍💋‍🧑🏼", "💏"), ("👩🏻‍❤️‍👨🏼", "👩‍❤️‍👨"), ("🚀", "🚀"),
    ("🏿", "🏿"),
  ])
  func hasANeutralVariant(char: String, neutral: String) {
    #expect(Emoji(char).neutralSkinToneVariant == Emoji(neutral))
  }

  @Test func everyVariantLeadsBackToAllOfThem() {
    let bases = Emoji.all.filter(\.hasSkinToneVariants)
    #expect(bases.count == 323)
    for base in bases {
      let variants = base.skinToneVariants
      #expect(variants.first == base)
      for variant in variants {
        #expect(variant.skinToneVariants == variants)
        #expect(variant.char.isSingleEmoji)
      }
    }
  }
}
