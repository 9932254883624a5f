import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardStyling

/// The placed parts of an emoji keyboard.
struct PlacedEmojiKeyboard {

  /// The content.
  let content: EmojiKeyboard

  /// The metrics and fonts.
  let style: Emoji.KeyboardStyle

  /// The titles of the categories.
  private(set) var titles: [EmojiGrid.Title]

  /// The frame of the search field, or `nil` without one.
  private(set) var searchField: CGRect?

  /// The emojis and the keys of the menu, which aren't part of the layout.
  private(set) var keys: [KeyboardLayout.PlacedItem]

  /// The look of the parts.
  var parts = Emoji.PartStyles()

  /// The top of the category bar in points, or `nil` without one.
  private(set) var menuTop: Double?

  /// The frame of the background of titles and emojis, or `nil` without one.
  var gridFrame: CGRect?

  /// The frame of the category bar's background, or `nil` without one.
  var barFrame: CGRect?

  /// Whether a background reaches the corners of the keyboard.
  var hasBackground: Bool { gridFrame != nil || barFrame != nil }

  /// The keyboard moved by a distance.
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
}

extension PlacedEmojiKeyboard {

  // Measured in pictures of KeyboardKit 9.5.3.
  private static let titleMiddle = 22.0
  private static let titleLeading = 16.0
  private static let gridTop = 35.0
  private static let menuHeight = 40.0

  // Measured in pictures of iOS 17, rounded to whole points.
  private static let searchMargin = 8.0
  private static let searchFieldHeight = 36.0

  /// A whole keyboard of titles, emojis and a menu.
  static func whole(
    _ content: EmojiKeyboard, style: Emoji.KeyboardStyle, size: CGSize, locale: Locale,
    hasLetters: Bool = true
  ) -> Self {
    // The measured values include the standard padding.
    let standard = Emoji.KeyboardStyle()
    let titlePadding = style.categoryTitlePadding
    let titleDrop = titlePadding.top - standard.categoryTitlePadding.top
    let gap =
      style.verticalPadding - standard.verticalPadding + style.verticalCategoryStackSpacing
    let top =
      gridTop + titleDrop + titlePadding.bottom - standard.categoryTitlePadding.bottom + gap
    let menuTop = max(size.height - menuHeight, gridTop)
    let line = style.categoryTitleFont.font.lineHeight
    let grid = EmojiGrid(
      content, style: style,
      area: CGRect(x: 0, y: top, width: size.width, height: max(menuTop - gap - top, 0)),
      titleBox: CGRect(
        x: titleLeading + titlePadding.leading, y: titleMiddle + titleDrop - line / 2,
        width: size.width, height: line),
      locale: locale)
    let menu = EmojiMenu(
      content.categories, style: style, row: style.rows,
      frame: CGRect(x: 0, y: menuTop, width: size.width, height: menuHeight),
      hasLetters: hasLetters)
    return PlacedEmojiKeyboard(
      content: content, style: style, titles: grid.titles, searchField: nil,
      keys: grid.keys + menu.keys, menuTop: menuTop)
  }

  /// A search field and a row of search results, above the letters.
  static func search(
    _ content: EmojiKeyboard, style: Emoji.KeyboardStyle, width: Double
  ) -> Self {
    let field = CGRect(
      x: searchMargin, y: searchMargin, width: max(width - 2 * searchMargin, 0),
      height: searchFieldHeight)
    let step = style.itemSize + style.horizontalItemSpacing
    // Half an emoji at the edge would be clipped.
    let fitting = (width - style.itemSize) / step
    // A style may have no item size.
    let count = fitting.isFinite ? Int(min(max(fitting, -1), 1000)) + 1 : 0
    let keys = content.foundEmojis.prefix(count).enumerated().map { column, emoji in
      KeyboardLayout.PlacedItem.key(
        .emoji(emoji), row: 0, column: column,
        frame: CGRect(
          x: Double(column) * step, y: field.maxY + searchMargin / 2, width: style.itemSize,
          height: style.itemSize))
    }
    return PlacedEmojiKeyboard(
      content: content, style: style, titles: [], searchField: field, keys: keys)
  }

  /// The height of the search field and the row of results.
  static func searchHeight(style: Emoji.KeyboardStyle) -> Double {
    searchFieldHeight + 2 * searchMargin + style.itemSize
  }
}

/// The menu below the emojis: back to letters, search, the categories, and backspace.
struct EmojiMenu {

  /// The placed keys, with frames in points.
  let keys: [KeyboardLayout.PlacedItem]

  // Measured in pictures of KeyboardKit 9.5.3 that are 402 points wide.
  private static let lettersX = 30.0
  private static let searchX = 75.0
  private static let lastCategoryDistance = 72.0
  private static let backspaceDistance = 29.0

  // Measured in a picture of an iPhone 16e with iOS 26.1, which has the key to letters below.
  private static let firstX = 28.0

  /// Create a menu in a frame, with vertically centered keys; without letters where another key
  /// leads back to them.
  init(
    _ categories: [EmojiCategory], style: Emoji.KeyboardStyle, row: Int, frame: CGRect,
    hasLetters: Bool = true
  ) {
    let search = frame.minX + (hasLetters ? Self.searchX : Self.firstX)
    let last = frame.maxX - Self.lastCategoryDistance
    let step = max(last - search, 0) / Double(max(categories.count, 1))
    // On narrow screens the discs shrink so that they don't overlap; at the standard spacing they
    // may touch.
    let gap = style.menuSpacing - Emoji.KeyboardStyle().menuSpacing
    let side = max(min(style.menuIconSize + 2 * style.menuSelectionSize, step - gap), 0)
    let size = CGSize(width: side, height: side)
    let wide = CGSize(width: 44, height: 32)
    var places: [(KeyboardAction, Double, CGSize)] = []
    if hasLetters {
      places.append((.keyboardType(.alphabetic), frame.minX + Self.lettersX, wide))
    }
    places.append((.keyboardType(.emojiSearch), search, size))
    for (index, category) in categories.enumerated() {
      places.append((.custom(named: category.id), search + Double(index + 1) * step, size))
    }
    places.append((.backspace, frame.maxX - Self.backspaceDistance, wide))
    keys = places.enumerated().map { column, place in
      let (action, x, size) = place
      let center = CGPoint(x: x, y: frame.midY)
      let box = CGRect(center: center, width: size.width, height: size.height)
      return .key(action, row: row, column: column, frame: box)
    }
  }
}
