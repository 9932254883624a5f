import Foundation
import KeyboardCore
import KeyboardStyling
import Testing

@testable import KeyboardViews

@Suite struct EmojiMenuTests {

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
    arguments: [
      (0, 30), (1, 75), (2, 106), (3, 138), (9, 330), (10, 373),
    ] as [(Int, Double)])
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
}
