public import KeyboardCore

// By default, emojis are stored in the shared settings.
extension EmojiCategory.Persisted {

  /// The stored emojis, or the initial ones.
  public func getEmojis() -> [Emoji] { getEmojis(in: SettingsEmojiStore()) }

  /// Replace the stored emojis.
  public func setEmojis(_ emojis: [Emoji]) { setEmojis(emojis, in: SettingsEmojiStore()) }

  /// Add an emoji according to the category's strategy, or move it if it is stored already.
  public func addEmoji(_ emoji: Emoji) { addEmoji(emoji, in: SettingsEmojiStore()) }

  /// Remove an emoji.
  public func removeEmoji(_ emoji: Emoji) { removeEmoji(emoji, in: SettingsEmojiStore()) }

  /// Reset the emojis to the initial ones.
  public func resetEmojis() { resetEmojis(in: SettingsEmojiStore()) }

  /// The maximum number of stored emojis.
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
