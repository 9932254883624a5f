/// How many emojis are remembered unless another number is stored.
private let standardMaxCount = 1000

// The keys are those of KeyboardKit 9.5.3, so that what an app has stored is found again.
extension EmojiCategory.Persisted {

  /// The emojis of the store, or the initial ones if it has none.
  public func getEmojis(in store: some EmojiStore) -> [Emoji] {
    store.emojis(forKey: key("emojis"))?.map { Emoji($0) } ?? initialEmojis
  }

  /// Stores a list of emojis in place of the present one, cut to the greatest number.
  public func setEmojis(_ emojis: [Emoji], in store: some EmojiStore) {
    store.setEmojis(capped(emojis, in: store).map(\.char), forKey: key("emojis"))
  }

  /// Adds an emoji by the strategy of the category; if it is there already, it moves.
  public func addEmoji(_ emoji: Emoji, in store: some EmojiStore) {
    // The same code points are the same emoji, which is told much faster than the same text.
    let others = getEmojis(in: store).filter { !$0.char.utf8.elementsEqual(emoji.char.utf8) }
    switch insertionStrategy {
    case .append: setEmojis(others + [emoji], in: store)
    case .insertFirst: setEmojis([emoji] + others, in: store)
    }
  }

  /// Removes an emoji.
  public func removeEmoji(_ emoji: Emoji, in store: some EmojiStore) {
    setEmojis(getEmojis(in: store).filter { $0 != emoji }, in: store)
  }

  /// Forgets the list, so that the initial emojis come back.
  public func resetEmojis(in store: some EmojiStore) {
    store.setEmojis(nil, forKey: key("emojis"))
  }

  /// How many emojis are remembered.
  public func getEmojisMaxCount(in store: some EmojiStore) -> Int {
    guard let count = store.count(forKey: key("emojisMaxCount")), count > 0 else {
      return standardMaxCount
    }
    return count
  }

  /// Stores how many emojis are remembered; less than 1 means the standard of 1000.
  public func setEmojisMaxCount(_ count: Int, in store: some EmojiStore) {
    store.setCount(count, forKey: key("emojisMaxCount"))
  }

  /// Goes back to the standard number of emojis.
  public func resetEmojisMaxCount(in store: some EmojiStore) {
    store.setCount(nil, forKey: key("emojisMaxCount"))
  }

  /// Forgets the list and the number.
  public func reset(in store: some EmojiStore) {
    resetEmojis(in: store)
    resetEmojisMaxCount(in: store)
  }

  /// The newest emojis, wherever new ones are put.
  private func capped(_ emojis: [Emoji], in store: some EmojiStore) -> [Emoji] {
    let count = getEmojisMaxCount(in: store)
    return Array(insertionStrategy == .append ? emojis.suffix(count) : emojis.prefix(count))
  }

  private func key(_ name: String) -> String {
    "com.emojikit.category.\(id.lowercased()).\(name)"
  }
}
