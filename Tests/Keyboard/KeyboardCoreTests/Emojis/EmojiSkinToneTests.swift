import KeyboardCore
import Testing

@Suite struct EmojiSkinToneTests {

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
