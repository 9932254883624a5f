import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardStyling

struct EmojiMenu {

  let keys: [KeyboardLayout.PlacedItem]

  /// The smallest area that Apple's guidelines allow for touches, in points.
  private static let touchSide = 44.0

  /// Letters are left out where another key leads back to them; without a search field, a key
  /// before the categories opens the search.
  init(
    _ categories: [EmojiCategory], style: Emoji.KeyboardStyle, row: Int,
    metrics: EmojiKeyboardMetrics = .standard, frame: CGRect, hasLetters: Bool = true
  ) {
    let places = metrics.menu
    let first = frame.minX + (hasLetters ? places.firstAfterLetters : places.first)
    let last = frame.maxX - places.last
    var actions: [KeyboardAction] = categories.map { .custom(named: $0.id) }
    if metrics.searchField == nil { actions.insert(.keyboardType(.emojiSearch), at: 0) }
    let step = max(last - first, 0) / Double(max(actions.count - 1, 1))
    // On narrow screens the discs shrink so that they don't overlap; at the standard spacing they
    // may touch.
    let gap = style.menuSpacing - Emoji.KeyboardStyle().menuSpacing
    let side = max(min(style.menuIconSize + 2 * style.menuSelectionSize, step - gap), 0)
    let size = CGSize(width: side, height: side)
    let wide = CGSize(width: 44, height: 32)
    let room =
      2 * min(places.last - places.backspace, places.firstAfterLetters - places.letters)
      - wide.width
    var keys: [(KeyboardAction, Double, CGSize)] = []
    if hasLetters {
      keys.append((.keyboardType(.alphabetic), frame.minX + places.letters, wide))
    }
    for (index, action) in actions.enumerated() {
      keys.append((action, first + Double(index) * step, size))
    }
    keys.append((.backspace, frame.maxX - places.backspace, wide))
    self.keys = keys.enumerated().map { column, key in
      let (action, x, size) = key
      let center = CGPoint(x: x, y: frame.midY)
      // The disc is smaller than the area for touches, which ends at those of its neighbors.
      let least: (width: CGFloat, height: CGFloat) = (
        min(step, room, Self.touchSide), min(frame.height, Self.touchSide)
      )
      let area = CGSize(
        width: max(size.width, least.width), height: max(size.height, least.height))
      return .key(
        action, row: row, column: column,
        frame: CGRect(center: center, width: area.width, height: area.height),
        insets: EdgeInsets(
          horizontal: (area.width - size.width) / 2, vertical: (area.height - size.height) / 2))
    }
  }
}
