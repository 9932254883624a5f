import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardStyling

/// Emoji keyboard with frames of all parts in points.
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
    let gap = style.verticalPadding - standard.verticalPadding + style.verticalCategoryStackSpacing
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

  /// The ink of the first emoji found has the leading edge of titles on the page of emojis.
  static func search(
    _ content: EmojiKeyboard, style: Emoji.KeyboardStyle, leading: Double = 0, width: Double,
    locale: Locale
  ) -> Self {
    let metrics = EmojiKeyboardMetrics.searchAboveLetters
    let field = metrics.frame(inWidth: width)
    let step = style.itemSize + style.horizontalItemSpacing
    let start = max(leading - (style.itemSize - inkWidth(of: style)) / 2, 0)
    // Half an emoji at the edge would be clipped.
    let fitting = (width - start - style.itemSize) / step
    // A style may have no item size.
    let count = fitting.isFinite ? Int(min(max(fitting, -1), 1000)) + 1 : 0
    let keys = content.foundEmojis(in: locale).prefix(count).enumerated().map { column, emoji in
      KeyboardLayout.PlacedItem.key(
        .emoji(emoji), row: 0, column: column,
        frame: CGRect(
          x: start + Double(column) * step, y: field.maxY + metrics.top / 2, width: style.itemSize,
          height: style.itemSize))
    }
    return PlacedEmojiKeyboard(
      content: content, style: style, titles: [], searchField: field, keys: keys)
  }

  /// In points; larger bitmaps wouldn't be sharp.
  private static func inkWidth(of style: Emoji.KeyboardStyle) -> Double {
    min(style.itemFont.font.size, 45)
  }

  static func searchHeight(style: Emoji.KeyboardStyle) -> Double {
    let metrics = EmojiKeyboardMetrics.searchAboveLetters
    return metrics.height + 2 * metrics.top + style.itemSize
  }
}

/// Columns of emojis with titles of their categories.
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

  func moved(x: Double, y: Double, stretch: Double = 1, keyInsets: EdgeInsets? = nil) -> Self {
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

/// Category bar of an emoji keyboard.
struct EmojiMenu {

  let keys: [KeyboardLayout.PlacedItem]

  /// Smallest touch target in Apple's guidelines, in points.
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
    // Discs shrink on narrow screens to not overlap; at the standard spacing they may touch.
    let gap = style.menuSpacing - Emoji.KeyboardStyle().menuSpacing
    let side = max(min(style.menuIconSize + 2 * style.menuSelectionSize, step - gap), 0)
    let size = CGSize(width: side, height: side)
    let wide = CGSize(width: 44, height: 32)
    let room =
      2 * min(places.last - places.backspace, places.firstAfterLetters - places.letters)
      - wide.width
    var keys: [(KeyboardAction, Double, CGSize)] = []
    if hasLetters { keys.append((.keyboardType(.alphabetic), frame.minX + places.letters, wide)) }
    for (index, action) in actions.enumerated() {
      keys.append((action, first + Double(index) * step, size))
    }
    keys.append((.backspace, frame.maxX - places.backspace, wide))
    self.keys = keys.enumerated().map { column, key in
      let (action, x, size) = key
      let center = CGPoint(x: x, y: frame.midY)
      // The disc is smaller than the area for touches, which ends at its neighbors'.
      let least: (width: CGFloat, height: CGFloat) = (
        min(step, room, Self.touchSide), min(frame.height, Self.touchSide)
      )
      let area = CGSize(width: max(size.width, least.width), height: max(size.height, least.height))
      let horizontal: CGFloat = (area.width - size.width) / 2
      let vertical: CGFloat = (area.height - size.height) / 2
      return .key(
        action, row: row, column: column,
        frame: CGRect(center: center, width: area.width, height: area.height),
        insets: EdgeInsets(horizontal: horizontal, vertical: vertical))
    }
  }
}
