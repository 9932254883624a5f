extension [EmojiCategory] {

  /// The categories of all emojis, in the order of the keyboard.
  public static var standard: [EmojiCategory] { EmojiCategory.standardCategories }

  /// Return the category after another one, or `nil` after the last.
  public func category(after category: EmojiCategory) -> EmojiCategory? {
    self.category(beside: category, step: 1)
  }

  /// Return the category before another one, or `nil` before the first.
  public func category(before category: EmojiCategory) -> EmojiCategory? {
    self.category(beside: category, step: -1)
  }

  /// Return the category with an identifier, or `nil`.
  public func category(withId id: EmojiCategory.ID) -> EmojiCategory? {
    first { $0.id == id }
  }

  /// Return the first category that contains an emoji in any skin tone, or `nil`.
  public func category(withEmoji emoji: Emoji) -> EmojiCategory? {
    let neutral = emoji.neutralSkinToneVariant
    return first { category in
      let emojis = category.emojis
      return emojis.contains(emoji) || emojis.contains(neutral)
    }
  }

  private func category(beside category: EmojiCategory, step: Int) -> EmojiCategory? {
    guard let index = firstIndex(where: { $0.id == category.id }) else { return nil }
    return indices.contains(index + step) ? self[index + step] : nil
  }
}
