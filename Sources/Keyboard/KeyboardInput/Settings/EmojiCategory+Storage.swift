public import KeyboardCore

private let standardMaxCount = 1000

// The keys are those of KeyboardKit 9.5.3, so that data stored by an app is found again.
extension EmojiCategory.Persisted {

  /// Returns the stored emojis, or the initial ones.
  ///
  /// Without a storage, these functions use the shared store of settings.
  public func getEmojis(in storage: (any KeyboardSettingsStorage)? = nil) -> [Emoji] {
    guard case .strings(let emojis) = storage.orShared.value(forKey: key("emojis")) else {
      return initialEmojis
    }
    return emojis.map { Emoji($0) }
  }

  /// Stores a list of emojis in place of the current one, cut to the maximum number.
  public func setEmojis(_ emojis: [Emoji], in storage: (any KeyboardSettingsStorage)? = nil) {
    let count = getEmojisMaxCount(in: storage)
    let kept = insertionStrategy == .append ? emojis.suffix(count) : emojis.prefix(count)
    storage.orShared.set(.strings(kept.map(\.char)), forKey: key("emojis"))
  }

  /// Adds an emoji by the strategy of the category, or move it if it is stored already.
  public func addEmoji(_ emoji: Emoji, in storage: (any KeyboardSettingsStorage)? = nil) {
    // Comparing code points is much faster than comparing strings, and equivalent for emojis.
    let others = getEmojis(in: storage).filter { !$0.char.utf8.elementsEqual(emoji.char.utf8) }
    switch insertionStrategy {
    case .append: setEmojis(others + [emoji], in: storage)
    case .insertFirst: setEmojis([emoji] + others, in: storage)
    }
  }

  /// Removes an emoji.
  public func removeEmoji(_ emoji: Emoji, in storage: (any KeyboardSettingsStorage)? = nil) {
    setEmojis(getEmojis(in: storage).filter { $0 != emoji }, in: storage)
  }

  /// Removes the stored list, which restores the initial emojis.
  public func resetEmojis(in storage: (any KeyboardSettingsStorage)? = nil) {
    storage.orShared.set(nil, forKey: key("emojis"))
  }

  /// Returns the maximum number of stored emojis.
  public func getEmojisMaxCount(in storage: (any KeyboardSettingsStorage)? = nil) -> Int {
    guard case .int(let count) = storage.orShared.value(forKey: key("emojisMaxCount")), count > 0
    else { return standardMaxCount }
    return count
  }

  /// Stores the maximum number of emojis; less than 1 restores the default of 1000.
  public func setEmojisMaxCount(_ count: Int, in storage: (any KeyboardSettingsStorage)? = nil) {
    storage.orShared.set(.int(count), forKey: key("emojisMaxCount"))
  }

  /// Restores the default maximum number of emojis.
  public func resetEmojisMaxCount(in storage: (any KeyboardSettingsStorage)? = nil) {
    storage.orShared.set(nil, forKey: key("emojisMaxCount"))
  }

  /// Removes the stored list and the maximum number.
  public func reset(in storage: (any KeyboardSettingsStorage)? = nil) {
    resetEmojis(in: storage)
    resetEmojisMaxCount(in: storage)
  }

  private func key(_ name: String) -> String { "com.emojikit.category.\(id.lowercased()).\(name)" }
}

extension EmojiCategory {

  /// Returns a category of the stored emojis.
  public static func persisted(
    _ category: Persisted, in storage: (any KeyboardSettingsStorage)? = nil
  ) -> EmojiCategory {
    .custom(
      id: category.id, name: category.name, emojis: category.getEmojis(in: storage),
      iconName: category.iconName)
  }
}

extension (any KeyboardSettingsStorage)? {

  fileprivate var orShared: any KeyboardSettingsStorage { self ?? KeyboardSettings.store }
}

extension Emoji {

  /// Moves the emoji to the front of the recent ones.
  public func registerUserSelection() { EmojiCategory.Persisted.recent.addEmoji(self) }
}
