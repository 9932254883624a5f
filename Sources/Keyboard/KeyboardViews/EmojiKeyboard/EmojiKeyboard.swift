public import KeyboardCore

/// The content of an emoji keyboard: a category, recent emojis, and a search query.
public struct EmojiKeyboard: Hashable, Sendable {

  /// The selected category, or `nil` for the first.
  public var category: EmojiCategory?

  /// The emoji of the selected category the grid is scrolled to, or `nil` for the first.
  public var firstEmoji: Emoji?

  /// The recent emojis, the latest first; they form the first category.
  public var recentEmojis: [Emoji]

  /// The query in the search field.
  public var searchQuery: String

  /// Create the content of an emoji keyboard with a selected category.
  public init(
    category: EmojiCategory? = nil, recentEmojis: [Emoji] = [], searchQuery: String = ""
  ) {
    self.category = category
    self.recentEmojis = recentEmojis
    self.searchQuery = searchQuery
  }

  var categories: [EmojiCategory] {
    (recentEmojis.isEmpty ? [] : [.recent]) + EmojiCategory.standardCategories
  }

  var selectedCategory: EmojiCategory {
    category.flatMap { categories.category(withId: $0.id) } ?? category ?? categories[0]
  }

  var shownCategories: [EmojiCategory] {
    let selected = selectedCategory
    guard let index = categories.firstIndex(of: selected) else { return [selected] }
    return Array(categories[index...])
  }

  func emojis(of category: EmojiCategory) -> [Emoji] {
    category == .recent ? recentEmojis : category.emojis
  }

  func emojis(of category: EmojiCategory, rows: Int) -> [Emoji] {
    let emojis = emojis(of: category)
    guard let firstEmoji, category == selectedCategory,
      let index = emojis.firstIndex(of: firstEmoji)
    else { return emojis }
    return Array(emojis[(index - index % max(rows, 1))...])
  }

  var foundEmojis: [Emoji] {
    guard searchQuery.allSatisfy(\.isWhitespace), !recentEmojis.isEmpty else {
      return Emoji.all.matching(searchQuery)
    }
    return recentEmojis
  }
}
