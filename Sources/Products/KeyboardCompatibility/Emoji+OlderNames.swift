public import KeyboardCore
import KeyboardInput

extension EmojiCategory {

  /// The older name of ``standardCategories``.
  public static var allCases: [EmojiCategory] { standardCategories }
}

extension EmojiVersion {

  /// The older name of ``earlierVersions``.
  public var olderVersions: [EmojiVersion] { earlierVersions }

  /// Another name of ``all``.
  public static var allCases: [EmojiVersion] { all }
}

extension EmojiCategory {

  /// The recently typed emojis, the latest first.
  public static var recentEmojis: [Emoji] { Persisted.recent.getEmojis() }

  /// The user's favorite emojis.
  public static var favoriteEmojis: [Emoji] { Persisted.favorites.getEmojis() }

  /// The recent emojis.
  public static var frequentEmojis: [Emoji] { recentEmojis }

  /// Return the stored emojis of a category.
  public static func getEmojis(for category: Persisted) -> [Emoji] { category.getEmojis() }

  /// Move an emoji to the front of a category, regardless of its strategy.
  ///
  /// - Parameters:
  ///   - emoji: The emoji, stored or not.
  ///   - category: The category to store it in.
  ///   - maxCount: The maximum number of emojis to keep, or `nil` for that of the category.
  public static func addEmoji(_ emoji: Emoji, to category: Persisted, maxCount: Int? = nil) {
    let others = category.getEmojis().filter { $0 != emoji }
    let count = max(maxCount ?? category.getEmojisMaxCount(), 1)
    category.setEmojis(Array(([emoji] + others).prefix(count)))
  }
}
