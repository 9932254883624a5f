extension Emoji {

  /// Every emoji of the standard categories, in order and without skin tones.
  public static let all: [Emoji] = EmojiCategory.standardCategories.flatMap(\.emojis)

  /// Return the identifier of this emoji within a category, unique across categories.
  public func id(in category: EmojiCategory) -> String { "\(category.id).\(char)" }
}
