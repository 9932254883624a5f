public import KeyboardCore

/// What an emoji keyboard shows: a category, what was used lately, and what is searched for.
public struct EmojiKeyboard: Hashable, Sendable {

  /// The selected category, or `nil` for the first.
  public var category: EmojiCategory?

  /// The emoji of the selected category to whose column the grid is scrolled, or `nil` for the first.
  public var firstEmoji: Emoji?

  /// The emojis that were used lately, the last one first; they make a category before the others.
  public var recentEmojis: [Emoji]

  /// The text in the search field.
  public var searchQuery: String

  /// An emoji keyboard with a selected category.
  public init(
    category: EmojiCategory? = nil, recentEmojis: [Emoji] = [], searchQuery: String = ""
  ) {
    self.category = category
    self.recentEmojis = recentEmojis
    self.searchQuery = searchQuery
  }

  /// The categories in the order of the menu.
  var categories: [EmojiCategory] {
    (recentEmojis.isEmpty ? [] : [.recent]) + EmojiCategory.standardCategories
  }

  /// The category that is marked in the menu and that the grid starts with.
  var selectedCategory: EmojiCategory {
    category.flatMap { categories.category(withId: $0.id) } ?? category ?? categories[0]
  }

  /// The selected category and those that follow it.
  var shownCategories: [EmojiCategory] {
    let selected = selectedCategory
    guard let index = categories.firstIndex(of: selected) else { return [selected] }
    return Array(categories[index...])
  }

  /// The emojis of a category.
  func emojis(of category: EmojiCategory) -> [Emoji] {
    category == .recent ? recentEmojis : category.emojis
  }

  /// The emojis of a category in columns of so many rows, without those that are scrolled away.
  func emojis(of category: EmojiCategory, rows: Int) -> [Emoji] {
    let emojis = emojis(of: category)
    guard let firstEmoji, category == selectedCategory,
      let index = emojis.firstIndex(of: firstEmoji)
    else { return emojis }
    return Array(emojis[(index - index % max(rows, 1))...])
  }

  /// What the search has found; while nothing is searched for, first what was used lately.
  var foundEmojis: [Emoji] {
    guard searchQuery.allSatisfy(\.isWhitespace), !recentEmojis.isEmpty else {
      return Emoji.all.matching(searchQuery)
    }
    return recentEmojis
  }
}
