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
