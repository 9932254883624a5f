extension EmojiCategory {

  /// A category whose emojis are remembered in a store.
  public struct Persisted: Identifiable, KeyboardModel {

    /// Where a new emoji goes.
    public enum InsertionStrategy: String, CaseIterable, KeyboardModel {

      /// To the end of the list.
      case append

      /// To the start of the list.
      case insertFirst
    }

    /// The name by which programs know the category.
    public let id: String

    /// The name that a person reads.
    public let name: String

    /// The system symbol that stands for the category.
    public let iconName: String

    /// The emojis while nothing is stored.
    public let initialEmojis: [Emoji]

    /// Where a new emoji goes.
    public let insertionStrategy: InsertionStrategy

    /// A category whose emojis are remembered.
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

    /// Emojis that the user has chosen, in the order of choosing.
    public static let favorites = Persisted(
      id: "favorites", name: "Favorites", iconName: "heart", insertionStrategy: .append)

    /// Emojis that the user has used, the last one first.
    public static let recent = Persisted(
      id: "recent", name: "Frequently Used", iconName: "clock", insertionStrategy: .insertFirst)
  }

  /// A category of the emojis that a store remembers.
  public static func persisted(_ category: Persisted, in store: some EmojiStore) -> EmojiCategory {
    .custom(
      id: category.id, name: category.name, emojis: category.getEmojis(in: store),
      iconName: category.iconName)
  }
}
