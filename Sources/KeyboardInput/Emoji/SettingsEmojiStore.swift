public import KeyboardCore

/// Remembers emojis among the settings.
public final class SettingsEmojiStore: EmojiStore {

  private let storage: any KeyboardSettingsStorage

  /// A store for emojis in a store for settings; without one, in that which all keyboards share.
  public init(_ storage: (any KeyboardSettingsStorage)? = nil) {
    self.storage = storage ?? KeyboardSettings.store
  }

  /// The emojis that are stored for a key, as texts.
  public func emojis(forKey key: String) -> [String]? {
    if case .strings(let emojis) = storage.value(forKey: key) { emojis } else { nil }
  }

  /// Stores emojis for a key, or forgets them.
  public func setEmojis(_ emojis: [String]?, forKey key: String) {
    storage.set(emojis.map { .strings($0) }, forKey: key)
  }

  /// The number that is stored for a key.
  public func count(forKey key: String) -> Int? {
    if case .int(let count) = storage.value(forKey: key) { count } else { nil }
  }

  /// Stores a number for a key, or forgets it.
  public func setCount(_ count: Int?, forKey key: String) {
    storage.set(count.map { .int($0) }, forKey: key)
  }
}

// Without a store, emojis are remembered in the one that all keyboards share.
extension EmojiCategory.Persisted {

  /// The emojis that are remembered, or the initial ones if there are none.
  public func getEmojis() -> [Emoji] { getEmojis(in: SettingsEmojiStore()) }

  /// Remembers a list of emojis in place of the present one.
  public func setEmojis(_ emojis: [Emoji]) { setEmojis(emojis, in: SettingsEmojiStore()) }

  /// Adds an emoji by the strategy of the category; if it is there already, it moves.
  public func addEmoji(_ emoji: Emoji) { addEmoji(emoji, in: SettingsEmojiStore()) }

  /// Removes an emoji.
  public func removeEmoji(_ emoji: Emoji) { removeEmoji(emoji, in: SettingsEmojiStore()) }

  /// Forgets the list, so that the initial emojis come back.
  public func resetEmojis() { resetEmojis(in: SettingsEmojiStore()) }

  /// How many emojis are remembered.
  public func getEmojisMaxCount() -> Int { getEmojisMaxCount(in: SettingsEmojiStore()) }

  /// Sets how many emojis are remembered; less than 1 means the standard of 1000.
  public func setEmojisMaxCount(_ count: Int) {
    setEmojisMaxCount(count, in: SettingsEmojiStore())
  }

  /// Goes back to the standard number of emojis.
  public func resetEmojisMaxCount() { resetEmojisMaxCount(in: SettingsEmojiStore()) }

  /// Forgets the list and the number.
  public func reset() { reset(in: SettingsEmojiStore()) }
}

extension Emoji {

  /// Puts the emoji first among those that the user has typed.
  public func registerUserSelection() { EmojiCategory.Persisted.recent.addEmoji(self) }
}
