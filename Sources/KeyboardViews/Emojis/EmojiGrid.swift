import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardStyling

/// The columns of emojis with the titles of their categories above them.
struct EmojiGrid {

  /// The title of a category and where it stands.
  struct Title: Hashable, Sendable {
    let text: String
    var box: CGRect
  }

  /// The emojis with their places in points.
  private(set) var keys: [KeyboardLayout.PlacedItem] = []

  /// The titles of the categories that can be seen.
  private(set) var titles: [Title] = []

  private let style: Emoji.KeyboardStyle
  private let area: CGRect
  private let titleBox: CGRect
  private var left: Double
  private var column = 0

  /// Fill an area with the emojis of categories, as far as they can be seen.
  ///
  /// - Parameters:
  ///   - keyboard: What is shown.
  ///   - style: The number of rows and the distances.
  ///   - area: Where the emojis go, below the titles.
  ///   - titleBox: Where the first title goes; the others stand to the right of it.
  ///   - locale: The language of the titles.
  init(
    _ keyboard: EmojiKeyboard, style: Emoji.KeyboardStyle, area: CGRect, titleBox: CGRect,
    locale: Locale
  ) {
    self.style = style
    self.area = area
    self.titleBox = titleBox
    left = area.minX
    for category in keyboard.shownCategories where left < area.maxX {
      let emojis = keyboard.emojis(of: category, rows: style.rows)
      let title = category.localizedName(in: locale).uppercased(with: locale)
      // Where things are doesn't depend on the fonts of a machine: capitals are hardly ever wider.
      let width = Double(title.count) * style.categoryTitleFont.font.size * 0.75
      add(emojis, title: title, titleWidth: width)
    }
  }

  /// The height of a row: what the style wants, or less where the area is too low for that.
  private var rowHeight: Double {
    min(style.itemSize + style.verticalItemSpacing, area.height / Double(max(style.rows, 1)))
  }

  private mutating func add(_ emojis: [Emoji], title: String, titleWidth: Double) {
    let start = left
    let rows = max(style.rows, 1)
    let top = area.midY - Double(rows) * rowHeight / 2
    for (index, emoji) in emojis.enumerated() {
      let x = start + Double(index / rows) * (style.itemSize + style.horizontalItemSpacing)
      guard x < area.maxX else { break }
      let y = top + Double(index % rows) * rowHeight
      let frame = CGRect(x: x, y: y, width: style.itemSize, height: rowHeight)
      keys.append(
        .key(.emoji(emoji), row: index % rows, column: column + index / rows, frame: frame))
    }
    let columns = (emojis.count + rows - 1) / rows
    column += columns
    let offset = titleBox.minX - area.minX
    titles.append(
      Title(
        text: title,
        box: CGRect(
          x: start + offset, y: titleBox.minY, width: titleWidth, height: titleBox.height)))
    // A title may be wider than the few columns below it.
    let width = Double(columns) * (style.itemSize + style.horizontalItemSpacing)
    left += max(width, titleWidth + offset) + style.horizontalItemSpacing
  }
}

extension KeyboardLayout.PlacedItem {

  /// A key that fills its frame.
  static func key(_ action: KeyboardAction, row: Int, column: Int, frame: CGRect) -> Self {
    KeyboardLayout.PlacedItem(
      item: KeyboardLayout.Item(
        action: action,
        size: KeyboardLayout.ItemSize(width: .points(frame.width), height: frame.height),
        edgeInsets: .zero),
      row: row, column: column, frame: frame, keyFrame: frame)
  }
}
