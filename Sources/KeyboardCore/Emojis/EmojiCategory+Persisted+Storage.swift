/// The default maximum number of stored emojis.
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

  /// Return the newest emojis up to the maximum number, for either strategy.
  private func capped(_ emojis: [Emoji], in store: some EmojiStore) -> [Emoji] {
    let count = getEmojisMaxCount(in: store)
    return Array(insertionStrategy == .append ? emojis.suffix(count) : emojis.prefix(count))
  }

  private func key(_ name: String) -> String {
    "com.emojikit.category.\(id.lowercased()).\(name)"
  }
}
