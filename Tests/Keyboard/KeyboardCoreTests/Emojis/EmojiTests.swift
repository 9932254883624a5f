import Foundation
import KeyboardCore
import Testing

@Suite struct EmojiTests {

  @Test func isIdentifiedByItsText() {
    #expect(Emoji("👍").id == "👍")
    #expect(Emoji(Character("👍")) == Emoji("👍"))
    #expect(Emoji("❤️").id(in: .symbols) == "symbols.❤️")
  }

  @Test(arguments: [
    ("👍", "\\N{THUMBS UP SIGN}", "Thumbs Up Sign"),
    ("😀", "\\N{GRINNING FACE}", "Grinning Face"),
    (
      "👍🏿", "\\N{THUMBS UP SIGN}\\N{EMOJI MODIFIER FITZPATRICK TYPE-6}",
      "Thumbs Up Sign Emoji Modifier Fitzpatrick Type-6"
    ),
  ])
  func hasUnicodeNames(char: String, identifier: String, name: String) {
    #expect(Emoji(char).unicodeIdentifier == identifier)
    #expect(Emoji(char).unicodeName == name)
  }

  @Test(arguments: [
    ("😀", "Grinning Face"), ("🇩🇪", "Flag: Germany"), ("👩‍🚀", "Woman Astronaut"),
    ("x", "Latin Small Letter X"),
  ])
  func hasAnEnglishName(char: String, name: String) {
    #expect(Emoji(char).localizedName == name)
    #expect(Emoji(char).localizedName(in: Locale(identifier: "sv")) == name)
    #expect(Emoji(char).localizationKey == char)
  }

  @Test func allAreThoseOfTheCategories() {
    #expect(Emoji.all.count == 1906)
    #expect([Emoji].all.first == Emoji("😀"))
    #expect(Emoji.all.last == Emoji("🏴󠁧󠁢󠁷󠁬󠁳󠁿"))
    #expect([Emoji].all.emoji(at: 1) == Emoji("😃"))
    #expect([Emoji].all.emoji(at: -1) == nil)
    #expect([Emoji].all.emoji(at: 1906) == nil)
  }

  @Test(arguments: [
    ("👍", "", true), ("👍", "  ", true), ("👍", "👍", true), ("👍", "thumbs", true),
    ("👍", "UP SIGN", false), ("👍", "down", false), ("🇩🇪", "german", true), ("🚀", "👍", false),
  ])
  func matchesItsNames(char: String, query: String, isMatch: Bool) {
    #expect(Emoji(char).matches(query) == isMatch)
  }

  @Test func searchFindsWordsOfNamesFirst() {
    let found = EmojiCategory.search(query: "roller coaster")
    #expect(found.id == "search")
    #expect(found.emojis == [Emoji("🎢")])
    #expect(Emoji.all.matching("gorilla").map(\.char) == ["🦍"])
    #expect(
      Emoji.all.matching("CAT FACE").map(\.char) == [
        "🐱", "😺", "😸", "😹", "😻", "😼", "😽", "🙀", "😿", "😾", "🐯",
      ])
    #expect(Emoji.all.matching("").count == 1906)
  }
}
