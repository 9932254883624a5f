import KeyboardCore
import Testing

@Suite struct EmojiSkinToneTests {

  @Test(arguments: [
    ("👍", ["👍", "👍🏻", "👍🏼", "👍🏽", "👍🏾", "👍🏿"]),
    ("👍🏽", ["👍", "👍🏻", "👍🏼", "👍🏽", "👍🏾", "👍🏿"]),
    ("☝️", ["☝️", "☝🏻", "☝🏼", "☝🏽", "☝🏾", "☝🏿"]),
    ("🕵️‍♀️", ["🕵️‍♀️", "🕵🏻‍♀️", "🕵🏼‍♀️", "🕵🏽‍♀️", "🕵🏾‍♀️", "🕵🏿‍♀️"]),
    ("👩‍🚀", ["👩‍🚀", "👩🏻‍🚀", "👩🏼‍🚀", "👩🏽‍🚀", "👩🏾‍🚀", "👩🏿‍🚀"]),
    ("🤝", ["🤝", "🤝🏻", "🤝🏼", "🤝🏽", "🤝🏾", "🤝🏿"]),
    ("🚀", []), ("👨‍👩‍👧", []), ("🧑‍🤝‍🧑", []), ("👯", []), ("🤼‍♀️", []), ("👪", []), ("", []),
    ("a", []),
  ])
  func hasTheVariantsOfUnicode(char: String, variants: [String]) {
    #expect(Emoji(char).skinToneVariants.map(\.char) == variants)
    #expect(Emoji(char).hasSkinToneVariants == !variants.isEmpty)
  }

  @Test(arguments: [
    ("👍🏿", "👍"), ("👍", "👍"), ("☝🏿", "☝️"), ("🕵🏽‍♂️", "🕵️‍♂️"), ("👩🏽‍🤝‍👨🏿", "👩‍🤝‍👨"), ("🚀", "🚀"),
    ("🏿", "🏿"),
  ])
  func hasANeutralVariant(char: String, neutral: String) {
    #expect(Emoji(char).neutralSkinToneVariant == Emoji(neutral))
  }

  @Test func everyVariantLeadsBackToAllOfThem() {
    let bases = Emoji.all.filter(\.hasSkinToneVariants)
    #expect(bases.count == 298)
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
