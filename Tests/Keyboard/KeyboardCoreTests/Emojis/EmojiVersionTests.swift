import KeyboardCore
import Testing

@Suite struct EmojiVersionTests {

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
