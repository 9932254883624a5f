public import KeyboardCore

/// An emoji store in the settings.
public final class SettingsEmojiStore: EmojiStore {

  private let storage: any KeyboardSettingsStorage

  /// Create a store in a settings store, by default the shared one.
  public init(_ storage: (any KeyboardSettingsStorage)? = nil) {
    self.storage = storage ?? KeyboardSettings.store
  }

  /// Return the stored emojis of a key, as strings.
  public func emojis(forKey key: String) -> [String]? {
    if case .strings(let emojis) = storage.value(forKey: key) { emojis } else { nil }
  }

  /// Store emojis for a key, or remove them with `nil`.
  public func setEmojis(_ emojis: [String]?, forKey key: String) {
    storage.set(emojis.map { .strings($0) }, forKey: key)
  }

  /// Return the stored number of a key.
  public func count(forKey key: String) -> Int? {
    if case .int(let count) = storage.value(forKey: key) { count } else { nil }
  }

  /// Store a number for a key, or remove it with `nil`.
  public func setCount(_ count: Int?, forKey key: String) {
    storage.set(count.map { .int($0) }, forKey: key)
  }
}

// By default, emojis are stored in the shared settings.
extension EmojiCategory.Persisted {

  /// Return the stored emojis, or the initial ones.
  public func getEmojis() -> [Emoji] { getEmojis(in: SettingsEmojiStore()) }

  /// Replace the stored emojis.
  public func setEmojis(_ emojis: [Emoji]) { setEmojis(emojis, in: SettingsEmojiStore()) }

  /// Add an emoji according to the category's strategy, or move it if it is stored already.
  public func addEmoji(_ emoji: Emoji) { addEmoji(emoji, in: SettingsEmojiStore()) }

  /// Remove an emoji.
  public func removeEmoji(_ emoji: Emoji) { removeEmoji(emoji, in: SettingsEmojiStore()) }

  /// Reset the emojis to the initial ones.
  public func resetEmojis() { resetEmojis(in: SettingsEmojiStore()) }

  /// Return the maximum number of stored emojis.
  public func getEmojisMaxCount() -> Int { getEmojisMaxCount(in: SettingsEmojiStore()) }

  /// Set the maximum number of stored emojis; a number below 1 resets it to the default of 1000.
  public func setEmojisMaxCount(_ count: Int) {
    setEmojisMaxCount(count, in: SettingsEmojiStore())
  }

  /// Reset the maximum number of stored emojis.
  public func resetEmojisMaxCount() { resetEmojisMaxCount(in: SettingsEmojiStore()) }

  /// Reset the emojis and their maximum number.
  public func reset() { reset(in: SettingsEmojiStore()) }
}

extension Emoji {

  /// Move the emoji to the front of the recent ones.
  public func registerUserSelection() { EmojiCategory.Persisted.recent.addEmoji(self) }
}
