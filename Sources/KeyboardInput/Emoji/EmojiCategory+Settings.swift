public import KeyboardCore

// Without a store, emojis are remembered in the one that all keyboards share.
extension EmojiCategory.Persisted {

  /// The emojis that are remembered, or the initial ones if there are none.
  public func getEmojis() -> [Emoji] { getEmojis(in: SettingsEmojiStore()) }

  /// Remember a list of emojis in place of the present one.
  public func setEmojis(_ emojis: [Emoji]) { setEmojis(emojis, in: SettingsEmojiStore()) }

  /// Add an emoji by the strategy of the category; if it is there already, it moves.
  public func addEmoji(_ emoji: Emoji) { addEmoji(emoji, in: SettingsEmojiStore()) }

  /// Remove an emoji.
  public func removeEmoji(_ emoji: Emoji) { removeEmoji(emoji, in: SettingsEmojiStore()) }

  /// Forget the list, so that the initial emojis come back.
  public func resetEmojis() { resetEmojis(in: SettingsEmojiStore()) }

  /// How many emojis are remembered.
  public func getEmojisMaxCount() -> Int { getEmojisMaxCount(in: SettingsEmojiStore()) }

  /// Set how many emojis are remembered; less than 1 means the standard of 1000.
  public func setEmojisMaxCount(_ count: Int) {
    setEmojisMaxCount(count, in: SettingsEmojiStore())
  }

  /// Go back to the standard number of emojis.
  public func resetEmojisMaxCount() { resetEmojisMaxCount(in: SettingsEmojiStore()) }

  /// Forget the list and the number.
  public func reset() { reset(in: SettingsEmojiStore()) }
}

extension Emoji {

  /// Put the emoji first among those that the user has typed.
  public func registerUserSelection() { EmojiCategory.Persisted.recent.addEmoji(self) }
}

// The older names for the same.
extension EmojiCategory {

  /// The emojis that the user has typed, the last one first.
  public static var recentEmojis: [Emoji] { Persisted.recent.getEmojis() }

  /// The emojis that the user has chosen.
  public static var favoriteEmojis: [Emoji] { Persisted.favorites.getEmojis() }

  /// The emojis that the user types often, which are those typed last.
  public static var frequentEmojis: [Emoji] { recentEmojis }

  /// The emojis that a category remembers.
  public static func getEmojis(for category: Persisted) -> [Emoji] { category.getEmojis() }

  /// Put an emoji first in a category, whatever its strategy.
  ///
  /// - Parameters:
  ///   - emoji: The emoji; if it is there already, it moves.
  ///   - category: Where it is remembered.
  ///   - maxCount: How many emojis are kept, or `nil` for as many as the category keeps.
  public static func addEmoji(_ emoji: Emoji, to category: Persisted, maxCount: Int? = nil) {
    let others = category.getEmojis().filter { $0 != emoji }
    let count = max(maxCount ?? category.getEmojisMaxCount(), 1)
    category.setEmojis(Array(([emoji] + others).prefix(count)))
  }
}
