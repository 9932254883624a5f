import Foundation
import KeyboardCore
import Testing

@testable import KeyboardViews

@Suite struct EmojiKeyboardTests {

  private let used = [Emoji("🚀"), Emoji("👍")]

  @Test func showsTheStandardCategoriesFromTheSelectedOneOn() {
    let keyboard = EmojiKeyboard(category: .symbols)
    #expect(keyboard.categories == EmojiCategory.standardCategories)
    #expect(keyboard.selectedCategory == .symbols)
    #expect(keyboard.shownCategories == [.symbols, .flags])
  }

  @Test func recentEmojisComeFirst() {
    let keyboard = EmojiKeyboard(recentEmojis: used)
    #expect(keyboard.categories.first == .recent)
    #expect(keyboard.selectedCategory == .recent)
    #expect(keyboard.emojis(of: .recent) == used)
    #expect(EmojiKeyboard().selectedCategory == .smileysAndPeople)
    #expect(EmojiKeyboard(category: .recent).emojis(of: .recent) == [])
  }

  @Test func aCategoryOfAnAppIsShownAlone() {
    let mine = EmojiCategory.custom(id: "mine", name: "Mine", emojis: used, iconName: "star")
    #expect(EmojiKeyboard(category: mine).shownCategories == [mine])
  }

  @Test(arguments: [("", "🚀"), (" ", "🚀"), ("gorilla", "🦍"), ("nothing at all", nil)])
  func findsEmojis(query: String, first: String?) {
    let keyboard = EmojiKeyboard(recentEmojis: used, searchQuery: query)
    let locale = Locale(identifier: "de")
    #expect(keyboard.foundEmojis(in: locale).first?.char == first)
    #expect(EmojiKeyboard().foundEmojis(in: locale).count == Emoji.all.count)
  }
}
