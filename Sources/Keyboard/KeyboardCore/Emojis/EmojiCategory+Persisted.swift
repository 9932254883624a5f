extension EmojiCategory {

  /// A category whose emojis are persisted in the settings.
  public struct Persisted: Identifiable, KeyboardModel {

    /// The insertion strategy for new emojis.
    public enum InsertionStrategy: String, CaseIterable, KeyboardModel {

      /// Append to the list.
      case append

      /// Insert at the start of the list.
      case insertFirst
    }

    /// The identifier of the category.
    public let id: String

    /// The display name.
    public let name: String

    /// The system symbol of the category.
    public let iconName: String

    /// The initial emojis, used while nothing is stored.
    public let initialEmojis: [Emoji]

    /// The insertion strategy for new emojis.
    public let insertionStrategy: InsertionStrategy

    /// A persisted category.
    public init(
      id: String, name: String, iconName: String, initialEmojis: [Emoji] = [],
      insertionStrategy: InsertionStrategy
    ) {
      self.id = id
      self.name = name
      self.iconName = iconName
      self.initialEmojis = initialEmojis
      self.insertionStrategy = insertionStrategy
    }

    /// The user's favorite emojis, in the order of their selection.
    public static let favorites = Persisted(
      id: "favorites", name: "Favorites", iconName: "heart", insertionStrategy: .append)

    /// The recently used emojis, the latest first.
    public static let recent = Persisted(
      id: "recent", name: "Frequently Used", iconName: "clock", insertionStrategy: .insertFirst)
  }
}
