import Foundation
public import KeyboardCore
import KeyboardStyling

/// The content of an emoji keyboard: a category, recent emojis, and a search query.
public struct EmojiKeyboard: Hashable, Sendable {

  /// The selected category, or `nil` for the first.
  public var category: EmojiCategory?

  /// The emoji of the selected category the grid is scrolled to, or `nil` for the first.
  public var firstEmoji: Emoji?

  /// The recent emojis, the latest first; they form the first category.
  public var recentEmojis: [Emoji]

  /// The query in the search field.
  public var searchQuery: String

  /// The chosen variants of emojis with skin tones.
  var skinTones: [Emoji] = []

  /// Emojis without a glyph in the font.
  var hiddenEmojis: Set<Emoji> = []

  /// Creates the content of an emoji keyboard with a selected category.
  public init(
    category: EmojiCategory? = nil, recentEmojis: [Emoji] = [], searchQuery: String = ""
  ) {
    self.category = category
    self.recentEmojis = recentEmojis
    self.searchQuery = searchQuery
  }

  var categories: [EmojiCategory] {
    (recentEmojis.isEmpty ? [] : [.recent]) + EmojiCategory.standardCategories
  }

  var selectedCategory: EmojiCategory {
    category.flatMap { categories.category(withId: $0.id) } ?? category ?? categories[0]
  }

  var shownCategories: [EmojiCategory] {
    let selected = selectedCategory
    guard let index = categories.firstIndex(of: selected) else { return [selected] }
    return Array(categories[index...])
  }

  func emojis(of category: EmojiCategory) -> [Emoji] {
    shown(category == .recent ? recentEmojis : category.emojis)
  }

  private func shown(_ emojis: [Emoji]) -> [Emoji] {
    hiddenEmojis.isEmpty ? emojis : emojis.filter { !hiddenEmojis.contains($0) }
  }

  func emojis(of category: EmojiCategory, rows: Int) -> [Emoji] {
    let emojis = emojis(of: category)
    let isSelected = category == selectedCategory
    let first = isSelected ? firstEmoji.flatMap(emojis.firstIndex(of:)) ?? 0 : 0
    let shown = Array(emojis[(first - first % max(rows, 1))...])
    return category == .recent ? shown : toned(shown)
  }

  func foundEmojis(in locale: Locale) -> [Emoji] {
    guard searchQuery.allSatisfy(\.isWhitespace), !recentEmojis.isEmpty else {
      return toned(shown(Emoji.all.matching(searchQuery, in: locale)))
    }
    return shown(recentEmojis)
  }

  private func toned(_ emojis: [Emoji]) -> [Emoji] {
    guard !skinTones.isEmpty else { return emojis }
    let chosen = Dictionary(
      skinTones.map { ($0.neutralSkinToneVariant, $0) }, uniquingKeysWith: { first, _ in first })
    return emojis.map { chosen[$0] ?? $0 }
  }
}

/// The places of the parts of an emoji keyboard, in points, beside those in its style.
struct EmojiKeyboardMetrics: Equatable, Sendable {

  /// The margins and the height of the search field, or `nil` if a key of the menu opens the search.
  var searchField: SearchField?

  var titleMiddle: Double
  var titleLeading: Double
  var gridTop: Double
  var gridLeading = 0.0
  var categorySpacing: Double?

  /// The height of the menu, and its middle from its top.
  var menuHeight: Double
  var menuMiddle: Double
  var menu: Menu

  /// Whether columns and titles that don't fit are left out, where nothing clips them.
  var showsWholeColumns = false

  /// Whether the keyboard is as high as its parts rather than as letters are.
  var hasOwnHeight = false

  var isMirrored = false

  /// The margin beside the keys in landscape, where the lower bar stands.
  var sideMargin = 0.0
}

extension EmojiKeyboardMetrics {

  struct SearchField: Equatable, Sendable {
    var side: Double
    var top: Double
    var height: Double

    /// The distance of the icon's middle from the leading end, and the height of its ink.
    var iconMiddle: Double
    var iconSize: Double
    var textLeading: Double

    func frame(inWidth width: Double, margin: Double = 0) -> CGRect {
      CGRect(x: side + margin, y: top, width: max(width - 2 * (side + margin), 0), height: height)
    }
  }

  struct Menu: Equatable, Sendable {
    var letters: Double
    var first: Double
    var firstAfterLetters: Double
    var last: Double
    var backspace: Double
  }

  /// From images of KeyboardKit 9.5.3 at 402 points; the first key as on an iPhone 16e, iOS 26.1.
  static let standard = Self(
    titleMiddle: 22, titleLeading: 16, gridTop: 35, menuHeight: 40, menuMiddle: 20,
    menu: Menu(letters: 30, first: 28, firstAfterLetters: 75, last: 72, backspace: 29))

  /// Not pictured: the first column and its title have one left edge, and so have the menu's keys.
  private static let standardPad = Self(
    titleMiddle: 22, titleLeading: 16, gridTop: 35, gridLeading: 8.5, menuHeight: 44,
    menuMiddle: 22,
    menu: Menu(letters: 34, first: 28, firstAfterLetters: 92, last: 84, backspace: 32))

  /// The fields of the search above letters, rounded to whole points in pictures of iOS 17.
  static let searchAboveLetters = SearchField(
    side: 8, top: 8, height: 36, iconMiddle: 18, iconSize: 15, textLeading: 34)

  /// Measured in a picture of an iPhone 16e with iOS 26.1, ± 0.34 points.
  private static let phone = Self(
    searchField: SearchField(
      side: 9, top: 10.2, height: 39.6, iconMiddle: 28.17, iconSize: 16.8, textLeading: 43.4),
    titleMiddle: 68.17, titleLeading: 12.1, gridTop: 78.7, gridLeading: 8.5, categorySpacing: 14,
    menuHeight: 43.8, menuMiddle: 21.3,
    menu: Menu(letters: 30, first: 28.3, firstAfterLetters: 72, last: 68.3, backspace: 23.83))

  /// Not pictured: the parts of portrait, closer together.
  private static let phoneLandscape = Self(
    searchField: SearchField(
      side: 9, top: 8, height: 32, iconMiddle: 24, iconSize: 16, textLeading: 38),
    titleMiddle: 50, titleLeading: 12.1, gridTop: 57, gridLeading: 10.5, categorySpacing: 14,
    menuHeight: 34, menuMiddle: 17, menu: phone.menu)

  /// Not pictured: the search field of phones, larger margins.
  private static let pad = Self(
    searchField: SearchField(
      side: 14, top: 10.2, height: 39.6, iconMiddle: 28.17, iconSize: 17.5, textLeading: 43.4),
    titleMiddle: 66, titleLeading: 18, gridTop: 78, gridLeading: 16, categorySpacing: 20,
    menuHeight: 48, menuMiddle: 25,
    menu: Menu(letters: 44, first: 44, firstAfterLetters: 110, last: 110, backspace: 40))

  init(for traits: KeyboardTraits, sideMargin: Double) {
    switch traits.design {
    case .classic: self = traits.deviceTypeForKeyboard.isPad ? .standardPad : .standard
    case .liquidGlass: self.init(liquidGlassFor: traits, sideMargin: sideMargin)
    }
  }

  private init(liquidGlassFor traits: KeyboardTraits, sideMargin: Double) {
    let isPad = traits.deviceTypeForKeyboard.isPad
    let isLow = traits.interfaceOrientation.isLandscape && !traits.isKeyboardFloating
    self = isPad ? .pad : isLow ? .phoneLandscape : .phone
    // The margin of letters on phones in portrait is part of the measured values.
    self.sideMargin = isPad ? 0 : max(sideMargin - 6, 0)
    showsWholeColumns = traits.isKeyboardFloating || self.sideMargin > 0
    isMirrored = traits.locale.isRightToLeft
    hasOwnHeight = true
  }

  var firstRow: Int { searchField == nil ? 0 : 1 }

  /// Returns the height of a keyboard with rows of a style, without the space below the menu.
  func height(of style: Emoji.KeyboardStyle) -> Double {
    let pitch = Double(style.itemSize + style.verticalItemSpacing)
    return gridTop + Double(max(style.rows, 1)) * pitch + menuHeight
  }

  /// Fewer rows fit if their emojis would be smaller than three quarters of their size.
  func rows(of style: Emoji.KeyboardStyle, in height: Double) -> Int {
    let least = 0.75 * Double(style.itemSize + style.verticalItemSpacing)
    guard searchField != nil, least > 0, height.isFinite else { return style.rows }
    return max(min(style.rows, Int(min(max(height / least, 0), 100))), 1)
  }
}
