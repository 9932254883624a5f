import Embedded
import Foundation
import Testing

@testable import KeyboardCore

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

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../../Sources/Data/Embedded/Emojis")

  @Test func theListIsTheFolder() throws {
    let names = embedded_emojis().stems
    #expect(names.sorted() == EmojiCategory.standardCategories.map(\.id).sorted())
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(files.filter { $0.hasSuffix(".txt") }.sorted() == names.map { "\($0).txt" }.sorted())
  }

  @Test(
    arguments: zip(
      EmojiCategory.standardCategories, [555, 154, 136, 85, 218, 264, 224, 270]))
  func everyLineIsAnEntry(category: EmojiCategory, count: Int) throws {
    let file = try String(
      contentsOf: Self.folder.appending(path: "\(category.id).txt"), encoding: .utf8)
    let entries = EmojiTable.categories[category.id, default: []]
    #expect(entries.count == count)
    #expect(file == entries.map { "\($0.emoji.char) \($0.version) \($0.name)\n" }.joined())
  }

  @Test func everyEntryIsOneEmojiThatNoOtherEntryHas() {
    let entries = EmojiTable.categories.values.joined()
    for entry in entries {
      #expect(entry.emoji.char.isSingleEmoji, "\(entry)")
      #expect(entry.version <= EmojiVersion.v16_0.version, "\(entry)")
    }
    #expect(EmojiTable.byEmoji.count == entries.count)
  }

  @Test func otherLinesAreSkipped() {
    let entries = EmojiTable.entries(of: Array("😀 1.0 grinning face\n\n😀 x\n😀 y z\n".utf8))
    #expect(entries.map(\.name) == ["grinning face"])
  }

  @Test(
    arguments: [
      (11.0, nil, 10.12, 4.0), (15.4, "14.0", 12.3, 8.5), (12.1, "12.1", 10.14, 5.1),
      (17.0, "15.0", 14.0, 10.0), (99, "16.0", 99, 99),
    ] as [(Double, String?, Double, Double)])
  func isTheNewestOfASystem(iOS: Double, name: String?, macOS: Double, watchOS: Double) {
    #expect(EmojiVersion(iOS: iOS)?.displayName == name)
    #expect(EmojiVersion(tvOS: iOS)?.displayName == name)
    #expect(EmojiVersion(macOS: macOS)?.displayName == name)
    #expect(EmojiVersion(watchOS: watchOS)?.displayName == name)
  }

  @Test func versionsAreInOrder() {
    let all = EmojiVersion.all
    #expect(all.map(\.version) == all.map(\.version).sorted())
    #expect(EmojiVersion.v13.earlierVersions == [.v11, .v12, .v12_1])
    #expect(EmojiVersion.v14.laterVersions == [.v15, .v15_1, .v16_0])
    #expect(EmojiVersion.v11.earlierVersions.isEmpty)
  }

  // Unicode's counts, but version 14 without the 25 handshakes in tones, which came later.
  @Test(arguments: [
    (EmojiVersion.v15, 31, "🪿"), (.v14, 112 - 25, "🫠"), (.v15_1, 118, "🐦‍🔥"),
    (.v16_0, 8, "🫩"),
  ])
  func haveTheirEmojis(version: EmojiVersion, count: Int, example: String) {
    #expect(version.emojis.count == count)
    #expect(version.emojis.contains(Emoji(example)))
    #expect(version.emojiString.contains(example))
  }

  @Test func laterEmojisAreUnavailable() {
    #expect(EmojiVersion.current == .v15)
    #expect(Emoji("🪿").isAvailableInCurrentRuntime)
    #expect(Emoji("🫩").isUnavailableInCurrentRuntime)
    #expect(Emoji("🏃🏿‍➡️").isUnavailableInCurrentRuntime)
    #expect(Emoji.all.count(where: \.isUnavailableInCurrentRuntime) == 36)
    #expect(EmojiVersion.v16_0.unavailableEmojis.isEmpty)
  }

  @Test func laterEmojisAreSuggestedLast() {
    let emojis = ["🪾", "🌳", "🫜", "🌲"].map { Emoji($0) }
    #expect(emojis.suggested(limit: 3).map(\.char) == ["🌳", "🌲", "🪾"])
    #expect(emojis.suggested(limit: -1) == [])
  }
}
