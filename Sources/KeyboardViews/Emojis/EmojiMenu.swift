import Foundation
import KeyboardCore
import KeyboardStyling

/// The menu below the emojis: back to letters, search, the categories, and backspace.
struct EmojiMenu {

  /// The placed keys, with frames in points.
  let keys: [KeyboardLayout.PlacedItem]

  // Measured in pictures of KeyboardKit 9.5.3 that are 402 points wide.
  private static let lettersX = 30.0
  private static let searchX = 75.0
  private static let lastCategoryDistance = 72.0
  private static let backspaceDistance = 29.0

  /// Create a menu in a frame, with vertically centered keys.
  init(_ categories: [EmojiCategory], style: Emoji.KeyboardStyle, row: Int, frame: CGRect) {
    let search = frame.minX + Self.searchX
    let last = frame.maxX - Self.lastCategoryDistance
    let step = max(last - search, 0) / Double(max(categories.count, 1))
    // On narrow screens the discs shrink so that they don't overlap; at the standard spacing they
    // may touch.
    let gap = style.menuSpacing - Emoji.KeyboardStyle().menuSpacing
    let side = max(min(style.menuIconSize + 2 * style.menuSelectionSize, step - gap), 0)
    let size = CGSize(width: side, height: side)
    let wide = CGSize(width: 44, height: 32)
    var places: [(KeyboardAction, Double, CGSize)] = [
      (.keyboardType(.alphabetic), frame.minX + Self.lettersX, wide),
      (.keyboardType(.emojiSearch), search, size),
    ]
    for (index, category) in categories.enumerated() {
      places.append((.custom(named: category.id), search + Double(index + 1) * step, size))
    }
    places.append((.backspace, frame.maxX - Self.backspaceDistance, wide))
    keys = places.enumerated().map { column, place in
      let (action, x, size) = place
      let box = CGRect(
        x: x - size.width / 2, y: frame.midY - size.height / 2, width: size.width,
        height: size.height)
      return .key(action, row: row, column: column, frame: box)
    }
  }
}
