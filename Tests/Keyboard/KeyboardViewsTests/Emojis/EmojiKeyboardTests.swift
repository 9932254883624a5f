import KeyboardKit
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

  private func keys(width: Double, _ keyboard: EmojiKeyboard = EmojiKeyboard())
    -> [KeyboardLayout.PlacedItem]
  {
    EmojiMenu(
      keyboard.categories, style: .init(), row: 5,
      frame: CGRect(x: 0, y: 225, width: width, height: 40)
    ).keys
  }

  // Measured in pictures of KeyboardKit 9.5.3.
  @Test(
    arguments: [(0, 30), (1, 75), (2, 106), (3, 138), (9, 330), (10, 373)] as [(Int, Double)])
  func keysStandAsMeasured(index: Int, x: Double) {
    let keys = keys(width: 402)
    #expect(keys.count == 11)
    #expect(abs(keys[index].frame.midX - x) < 1)
    #expect(keys[index].frame.midY == 245)
  }

  @Test func keysHaveActions() {
    let actions = keys(width: 402).map(\.item.action)
    #expect(actions.first == .keyboardType(.alphabetic))
    #expect(actions.dropFirst().first == .keyboardType(.emojiSearch))
    #expect(actions.dropFirst(2).first == .custom(named: "smileysAndPeople"))
    #expect(actions.last == .backspace)
  }

  @Test(arguments: [320, 375, 402, 844, 1366])
  func keysDontOverlap(width: Double) {
    let keyboard = EmojiKeyboard(recentEmojis: [Emoji("🚀")])
    let frames = keys(width: width, keyboard).map(\.frame)
    for (left, right) in zip(frames, frames.dropFirst()) {
      #expect(left.maxX <= right.minX + 0.001)
    }
    #expect(frames.allSatisfy { $0.minX >= 0 && $0.maxX <= width })
  }

  private func grid(
    _ keyboard: EmojiKeyboard = EmojiKeyboard(), style: Emoji.KeyboardStyle = .init(),
    width: Double = 402, height: Double = 190, locale: String = "en"
  ) -> EmojiGrid {
    EmojiGrid(
      keyboard, style: style, area: CGRect(x: 0, y: 35, width: width, height: height),
      titleBox: CGRect(x: 16, y: 15, width: width, height: 14),
      locale: Locale(identifier: locale))
  }

  // Measured in pictures of KeyboardKit 9.5.3.
  @Test(arguments: [(0, 20, 54, "😀"), (1, 20, 92, "😃"), (5, 70, 54, "😅"), (39, 370, 206, "😑")])
  func columnsAreFilledOneByOne(index: Int, x: Double, y: Double, char: String) throws {
    let keys = grid().keys
    let key = try #require(keys.indices.contains(index) ? keys[index] : nil)
    #expect(key.item.action == .emoji(char))
    #expect(key.frame.midX == CGFloat(x))
    #expect(key.frame.midY == CGFloat(y))
    #expect(key.row == index % 5)
    #expect(key.column == index / 5)
  }

  @Test func whatCantBeSeenIsLeftOut() {
    #expect(grid().keys.count == 45)
    #expect(grid(width: 400).keys.count == 40)
    #expect(grid(width: 0).keys.isEmpty)
    #expect(grid(height: 0).keys.allSatisfy { $0.frame.height == 0 })
  }

  @Test func highAreasKeepTheDistanceOfTheStyle() {
    let keys = grid(style: .init(rows: 3), height: 200).keys
    #expect(keys[1].frame.midY - keys[0].frame.midY == 46)
    #expect(keys[1].frame.midY == 135)
  }

  @Test func titlesStandAboveTheirColumns() {
    let used = EmojiKeyboard(recentEmojis: [Emoji("🚀")])
    let titles = grid(used).titles
    #expect(titles.map(\.text) == ["FREQUENTLY USED", "SMILEYS & PEOPLE"])
    #expect(titles[0].box.minX == 16)
    #expect(titles[0].box.maxX <= titles[1].box.minX)
    let first = grid(used).keys.first { $0.item.action == .emoji("😀") }
    #expect(first.map { $0.frame.minX + 16 } == titles[1].box.minX)
  }

  @Test func noTwoKeysOverlap() {
    let keys = grid(EmojiKeyboard(recentEmojis: [Emoji("🚀")]), width: 1000).keys
    for (index, key) in keys.enumerated() {
      for other in keys[(index + 1)...] {
        #expect(key.frame.intersection(other.frame).height.rounded() <= 0)
      }
    }
  }
}
