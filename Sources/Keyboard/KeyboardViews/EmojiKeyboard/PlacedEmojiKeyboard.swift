import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardStyling

struct PlacedEmojiKeyboard {

  let content: EmojiKeyboard
  let style: Emoji.KeyboardStyle
  private(set) var titles: [EmojiGrid.Title]
  private(set) var searchField: CGRect?
  private(set) var keys: [KeyboardLayout.PlacedItem]
  var parts = Emoji.PartStyles()
  var standardParts = Emoji.PartStyles()
  private(set) var fieldMetrics = EmojiKeyboardMetrics.searchAboveLetters
  private(set) var isMirrored = false

  /// The top of the category bar in points, or `nil` without one.
  private(set) var menuTop: Double?

  var gridFrame: CGRect?
  var barFrame: CGRect?

  var hasBackground: Bool { gridFrame != nil || barFrame != nil }

  func moved(x: Double, y: Double) -> Self {
    guard x != 0 || y != 0 else { return self }
    var moved = self
    moved.searchField = searchField?.offsetBy(dx: x, dy: y)
    moved.menuTop = menuTop.map { $0 + y }
    moved.gridFrame = gridFrame?.offsetBy(dx: x, dy: y)
    moved.barFrame = barFrame?.offsetBy(dx: x, dy: y)
    moved.titles = titles.map { .init(text: $0.text, box: $0.box.offsetBy(dx: x, dy: y)) }
    moved.keys = keys.map { $0.moved(x: x, y: y) }
    return moved
  }

  static func whole(
    _ content: EmojiKeyboard, style: Emoji.KeyboardStyle, metrics: EmojiKeyboardMetrics = .standard,
    size: CGSize, locale: Locale, hasLetters: Bool = true
  ) -> Self {
    // The measured values include the standard padding.
    let standard = Emoji.KeyboardStyle()
    let titlePadding = style.categoryTitlePadding
    let titleDrop = titlePadding.top - standard.categoryTitlePadding.top
    let gap =
      style.verticalPadding - standard.verticalPadding + style.verticalCategoryStackSpacing
    let top =
      metrics.gridTop + titleDrop + titlePadding.bottom - standard.categoryTitlePadding.bottom + gap
    let menuTop = max(size.height - metrics.menuHeight, metrics.gridTop)
    let side = metrics.sideMargin
    let area = CGRect(
      x: side + metrics.gridLeading, y: top,
      width: max(size.width - 2 * side - metrics.gridLeading, 0),
      height: max(menuTop - gap - top, 0))
    var style = style
    style.rows = metrics.rows(of: style, in: area.height)
    let line = style.categoryTitleFont.font.lineHeight
    let grid = EmojiGrid(
      content, style: style, metrics: metrics, area: area,
      titleBox: CGRect(
        x: side + metrics.titleLeading + titlePadding.leading,
        y: metrics.titleMiddle + titleDrop - line / 2, width: size.width, height: line),
      locale: locale)
    let menu = EmojiMenu(
      content.categories, style: style, row: style.rows + metrics.firstRow, metrics: metrics,
      frame: CGRect(
        x: side, y: menuTop + metrics.menuMiddle - metrics.menuHeight / 2,
        width: max(size.width - 2 * side, 0), height: metrics.menuHeight),
      hasLetters: hasLetters)
    var placed = PlacedEmojiKeyboard(
      content: content, style: style, titles: grid.titles, searchField: nil,
      keys: grid.keys + menu.keys, menuTop: menuTop)
    placed.addSearchField(of: metrics, width: size.width)
    if metrics.isMirrored { placed.mirror(inWidth: size.width) }
    return placed
  }

  private mutating func addSearchField(of metrics: EmojiKeyboardMetrics, width: Double) {
    guard let field = metrics.searchField else { return }
    let box = field.frame(inWidth: width, margin: metrics.sideMargin)
    (searchField, fieldMetrics) = (box, field)
    keys.insert(.key(.keyboardType(.emojiSearch), row: 0, column: 0, frame: box), at: 0)
  }

  private mutating func mirror(inWidth width: Double) {
    func mirrored(_ box: CGRect) -> CGRect { box.offsetBy(dx: width - box.minX - box.maxX, dy: 0) }
    isMirrored = true
    searchField = searchField.map(mirrored)
    titles = titles.map { .init(text: $0.text, box: mirrored($0.box)) }
    keys = keys.map { $0.moved(x: width - $0.frame.minX - $0.frame.maxX, y: 0) }
  }

  static func search(
    _ content: EmojiKeyboard, style: Emoji.KeyboardStyle, width: Double
  ) -> Self {
    let metrics = EmojiKeyboardMetrics.searchAboveLetters
    let field = metrics.frame(inWidth: width)
    let step = style.itemSize + style.horizontalItemSpacing
    // Half an emoji at the edge would be clipped.
    let fitting = (width - style.itemSize) / step
    // A style may have no item size.
    let count = fitting.isFinite ? Int(min(max(fitting, -1), 1000)) + 1 : 0
    let keys = content.foundEmojis.prefix(count).enumerated().map { column, emoji in
      KeyboardLayout.PlacedItem.key(
        .emoji(emoji), row: 0, column: column,
        frame: CGRect(
          x: Double(column) * step, y: field.maxY + metrics.top / 2, width: style.itemSize,
          height: style.itemSize))
    }
    return PlacedEmojiKeyboard(
      content: content, style: style, titles: [], searchField: field, keys: keys)
  }

  static func searchHeight(style: Emoji.KeyboardStyle) -> Double {
    let metrics = EmojiKeyboardMetrics.searchAboveLetters
    return metrics.height + 2 * metrics.top + style.itemSize
  }
}
