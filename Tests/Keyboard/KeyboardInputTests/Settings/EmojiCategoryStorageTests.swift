import KeyboardCore
import KeyboardInput
import Testing

@Suite struct EmojiCategoryStorageTests {

  private let store = InMemorySettingsStore()

  private func add(_ emojis: String, to category: EmojiCategory.Persisted) -> String {
    for emoji in emojis { category.addEmoji(Emoji(emoji), in: store) }
    return category.getEmojis(in: store).map(\.char).joined()
  }

  @Test(arguments: [
    (EmojiCategory.Persisted.recent, "🚀😀👍", "👍🚀"), (.favorites, "👍😀🚀", "🚀👍"),
  ])
  func movesWhatItHasAndKeepsTheNewest(
    category: EmojiCategory.Persisted, order: String, newest: String
  ) {
    #expect(add("👍🚀😀🚀", to: category) == order)
    category.setEmojisMaxCount(2, in: store)
    #expect(add("👍", to: category) == newest)
  }

  @Test(arguments: [(nil, 1000), (0, 1000), (-3, 1000), (7, 7)])
  func hasAGreatestNumber(stored: Int?, expected: Int) {
    let recent = EmojiCategory.Persisted.recent
    if let stored { recent.setEmojisMaxCount(stored, in: store) }
    #expect(recent.getEmojisMaxCount(in: store) == expected)
    recent.resetEmojisMaxCount(in: store)
    #expect(recent.getEmojisMaxCount(in: store) == 1000)
  }

  @Test func startsWithItsInitialEmojis() {
    let category = EmojiCategory.Persisted(
      id: "Mine", name: "My Own", iconName: "star", initialEmojis: [Emoji("🚀")],
      insertionStrategy: .append)
    #expect(add("👍", to: category) == "🚀👍")
    let stored = store.value(forKey: "com.emojikit.category.mine.emojis")
    #expect(stored == .strings(["🚀", "👍"]))
    category.removeEmoji(Emoji("🚀"), in: store)
    #expect(category.getEmojis(in: store) == [Emoji("👍")])
    category.reset(in: store)
    #expect(category.getEmojis(in: store) == [Emoji("🚀")])
    let custom = EmojiCategory.persisted(category, in: store)
    #expect(
      custom == .custom(id: "Mine", name: "My Own", emojis: [Emoji("🚀")], iconName: "star"))
  }

  @Test func listsDontMix() {
    #expect(add("👍", to: .recent) == "👍")
    #expect(add("🚀", to: .favorites) == "🚀")
  }
}
