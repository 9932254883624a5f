extension EmojiCategory {

  /// A category whose emojis are persisted in a store.
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

  /// Return a category of the emojis in a store.
  public static func persisted(_ category: Persisted, in store: some EmojiStore) -> EmojiCategory {
    .custom(
      id: category.id, name: category.name, emojis: category.getEmojis(in: store),
      iconName: category.iconName)
  }
}

private let standardMaxCount = 1000

// The keys are those of KeyboardKit 9.5.3, so that data stored by an app is found again.
extension EmojiCategory.Persisted {

  /// Return the stored emojis, by default the initial ones.
  public func getEmojis(in store: some EmojiStore) -> [Emoji] {
    store.emojis(forKey: key("emojis"))?.map { Emoji($0) } ?? initialEmojis
  }

  /// Store a list of emojis in place of the current one, cut to the maximum number.
  public func setEmojis(_ emojis: [Emoji], in store: some EmojiStore) {
    store.setEmojis(capped(emojis, in: store).map(\.char), forKey: key("emojis"))
  }

  /// Add an emoji by the strategy of the category, or move it if it is stored already.
  public func addEmoji(_ emoji: Emoji, in store: some EmojiStore) {
    // Comparing code points is much faster than comparing strings, and equivalent for emojis.
    let others = getEmojis(in: store).filter { !$0.char.utf8.elementsEqual(emoji.char.utf8) }
    switch insertionStrategy {
    case .append: setEmojis(others + [emoji], in: store)
    case .insertFirst: setEmojis([emoji] + others, in: store)
    }
  }

  /// Remove an emoji.
  public func removeEmoji(_ emoji: Emoji, in store: some EmojiStore) {
    setEmojis(getEmojis(in: store).filter { $0 != emoji }, in: store)
  }

  /// Remove the stored list, which restores the initial emojis.
  public func resetEmojis(in store: some EmojiStore) {
    store.setEmojis(nil, forKey: key("emojis"))
  }

  /// Return the maximum number of stored emojis.
  public func getEmojisMaxCount(in store: some EmojiStore) -> Int {
    guard let count = store.count(forKey: key("emojisMaxCount")), count > 0 else {
      return standardMaxCount
    }
    return count
  }

  /// Store the maximum number of emojis; less than 1 restores the default of 1000.
  public func setEmojisMaxCount(_ count: Int, in store: some EmojiStore) {
    store.setCount(count, forKey: key("emojisMaxCount"))
  }

  /// Restore the default maximum number of emojis.
  public func resetEmojisMaxCount(in store: some EmojiStore) {
    store.setCount(nil, forKey: key("emojisMaxCount"))
  }

  /// Remove the stored list and the maximum number.
  public func reset(in store: some EmojiStore) {
    resetEmojis(in: store)
    resetEmojisMaxCount(in: store)
  }

  private func capped(_ emojis: [Emoji], in store: some EmojiStore) -> [Emoji] {
    let count = getEmojisMaxCount(in: store)
    return Array(insertionStrategy == .append ? emojis.suffix(count) : emojis.prefix(count))
  }

  private func key(_ name: String) -> String {
    "com.emojikit.category.\(id.lowercased()).\(name)"
  }
}

/// A store of emoji lists, such as the settings of an app.
///
/// Keys are those of ``EmojiCategory/Persisted``; `nil` means that nothing is stored.
public protocol EmojiStore: AnyObject {

  /// Return the emojis stored for a key, as strings.
  func emojis(forKey key: String) -> [String]?

  /// Store emojis for a key, or remove them with `nil`.
  func setEmojis(_ emojis: [String]?, forKey key: String)

  /// Return the number stored for a key.
  func count(forKey key: String) -> Int?

  /// Store a number for a key, or remove it with `nil`.
  func setCount(_ count: Int?, forKey key: String)
}

/// An in-memory store of emojis.
public final class EmojiMemoryStore: EmojiStore {

  private var emojis: [String: [String]] = [:]
  private var counts: [String: Int] = [:]

  /// An empty store.
  public init() {}

  /// Return the emojis stored for a key, as strings.
  public func emojis(forKey key: String) -> [String]? { emojis[key] }

  /// Store emojis for a key, or remove them with `nil`.
  public func setEmojis(_ emojis: [String]?, forKey key: String) { self.emojis[key] = emojis }

  /// Return the number stored for a key.
  public func count(forKey key: String) -> Int? { counts[key] }

  /// Store a number for a key, or remove it with `nil`.
  public func setCount(_ count: Int?, forKey key: String) { counts[key] = count }
}
