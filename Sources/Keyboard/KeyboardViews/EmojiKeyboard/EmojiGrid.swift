import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardStyling

struct EmojiGrid {

  struct Title: Hashable, Sendable {
    let text: String
    let box: CGRect
  }

  private(set) var keys: [KeyboardLayout.PlacedItem] = []
  private(set) var titles: [Title] = []
  private let style: Emoji.KeyboardStyle
  private let metrics: EmojiKeyboardMetrics
  private let area: CGRect
  private let titleBox: CGRect
  private var left: Double
  private var column = 0

  /// The other titles are to the right of the first; metrics tell whether columns may be cut off.
  init(
    _ keyboard: EmojiKeyboard, style: Emoji.KeyboardStyle,
    metrics: EmojiKeyboardMetrics = .standard, area: CGRect, titleBox: CGRect, locale: Locale
  ) {
    self.style = style
    self.metrics = metrics
    self.area = area
    self.titleBox = titleBox
    left = area.minX
    for category in keyboard.shownCategories where left < area.maxX {
      let emojis = keyboard.emojis(of: category, rows: style.rows)
      let title = category.localizedName(in: locale).uppercased(with: locale)
      // Layout must not depend on installed fonts: capitals are rarely wider.
      let width = Double(title.count) * style.categoryTitleFont.font.size * 0.75
      add(emojis, title: title, titleWidth: width)
    }
  }

  /// The height of a row: that of the style, or less if the area is too low.
  private var rowHeight: Double {
    min(style.itemSize + style.verticalItemSpacing, area.height / Double(max(style.rows, 1)))
  }

  private mutating func add(_ emojis: [Emoji], title: String, titleWidth: Double) {
    let start = left
    let rows = max(style.rows, 1)
    let top = area.midY - Double(rows) * rowHeight / 2
    for (index, emoji) in emojis.enumerated() {
      let x = start + Double(index / rows) * (style.itemSize + style.horizontalItemSpacing)
      guard x + (metrics.showsWholeColumns ? style.itemSize : 0) < area.maxX else { break }
      let y = top + Double(index % rows) * rowHeight
      let frame = CGRect(x: x, y: y, width: style.itemSize, height: rowHeight)
      keys.append(
        .key(
          .emoji(emoji), row: index % rows + metrics.firstRow, column: column + index / rows,
          frame: frame))
    }
    let columns = (emojis.count + rows - 1) / rows
    column += columns
    let offset = titleBox.minX - area.minX
    let box = CGRect(
      x: start + offset, y: titleBox.minY, width: titleWidth, height: titleBox.height)
    if !metrics.showsWholeColumns || box.maxX < area.maxX {
      titles.append(Title(text: title, box: box))
    }
    // A title may be wider than the columns below it.
    let width = Double(columns) * (style.itemSize + style.horizontalItemSpacing)
    left +=
      max(width, titleWidth + offset) + (metrics.categorySpacing ?? style.horizontalItemSpacing)
  }
}

extension KeyboardLayout.PlacedItem {

  /// The key has insets in the area for touches.
  static func key(
    _ action: KeyboardAction, row: Int, column: Int, frame: CGRect, insets: EdgeInsets = .zero
  ) -> Self {
    KeyboardLayout.PlacedItem(
      item: KeyboardLayout.Item(
        action: action,
        size: KeyboardLayout.ItemSize(width: .points(frame.width), height: frame.height),
        edgeInsets: insets),
      row: row, column: column, frame: frame, keyFrame: frame.inset(by: insets))
  }

  func moved(
    x: Double, y: Double, stretch: Double = 1, keyInsets: EdgeInsets? = nil
  ) -> Self {
    var item = self
    item.frame = CGRect(
      x: frame.minX + x, y: frame.minY * stretch + y,
      width: frame.width, height: frame.height * stretch)
    if let keyInsets, !item.item.action.isSpacer {
      item.item.edgeInsets = keyInsets.limited(to: 0.4, of: item.frame.size)
    }
    item.keyFrame = item.frame.inset(by: item.item.edgeInsets)
    return item
  }
}

extension EdgeInsets {

  fileprivate func limited(to share: Double, of size: CGSize) -> EdgeInsets {
    func factor(_ total: Double, _ side: Double) -> Double {
      total > side * share ? max(side * share / total, 0) : 1
    }
    let x = factor(leading + trailing, size.width)
    let y = factor(top + bottom, size.height)
    return EdgeInsets(
      top: top * y, leading: leading * x, bottom: bottom * y, trailing: trailing * x)
  }
}

struct EmojiMenu {

  let keys: [KeyboardLayout.PlacedItem]

  /// The smallest area that Apple's guidelines allow for touches, in points.
  private static let touchSide = 44.0

  /// Without a search field, a key before the categories opens the search.
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
