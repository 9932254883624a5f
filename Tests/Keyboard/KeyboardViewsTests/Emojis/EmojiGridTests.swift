import Foundation
import KeyboardCore
import KeyboardStyling
import Testing

@testable import KeyboardViews

@Suite struct EmojiGridTests {

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
