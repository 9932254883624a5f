extension Emoji {

  /// Every emoji of the standard categories, in order and without skin tones.
  public static let all: [Emoji] = EmojiCategory.standardCategories.flatMap(\.emojis)

  /// The name of this emoji within a category, unique also where several categories have it.
  public func id(in category: EmojiCategory) -> String { "\(category.id).\(char)" }
}
