import KeyboardCore
import Testing

@Suite struct CharacterEmojiTests {

  @Test(
    arguments: [
      ("😀", true, false), ("⌚️", false, true), ("☺️", true, true), ("a", false, false),
      ("1", false, false), ("1️⃣", false, true), ("©", false, false), ("🇩🇪", true, true),
      ("👩‍🚀", true, true), ("🪿", true, false),
    ] as [(Character, Bool, Bool)])
  func isSimpleOrCombined(character: Character, isSimple: Bool, isCombined: Bool) {
    #expect(character.isSimpleEmoji == isSimple)
    #expect(character.isCombinedEmoji == isCombined)
    #expect(character.isEmoji == (isSimple || isCombined))
  }

  @Test(arguments: [
    ("foo🙂bar👍bar", "🙂👍"), ("a👍c", "👍"), ("abc", ""), ("", ""), ("👨‍👩‍👧 1️⃣", "👨‍👩‍👧1️⃣"),
    ("a🫩", "🫩"),
  ])
  func textsGiveTheirEmojis(text: String, emojis: String) {
    #expect(text.emojis == Array(emojis))
    #expect(text.emojiString == emojis)
    #expect(text.emojiScalars == Array(emojis.unicodeScalars))
    #expect(text.containsEmoji == !emojis.isEmpty)
  }

  @Test(arguments: [
    ("", false, false), ("a👍c", false, false), ("👍", true, true), ("👍🙂", true, false),
    ("👍 ", false, false), ("a", false, false),
  ])
  func onlyEmojis(text: String, isOnly: Bool, isSingle: Bool) {
    #expect(text.containsOnlyEmojis == isOnly)
    #expect(text.isSingleEmoji == isSingle)
  }
}
