public import Foundation
public import KeyboardCore
public import KeyboardDrawing

extension Emoji {

  /// The metrics and fonts of the emoji keyboard.
  public struct KeyboardStyle: Hashable, Codable, Sendable {

    /// The number of rows of emoji.
    public var rows: Int

    /// The side length of an emoji's cell in points.
    public var itemSize: CGFloat

    /// The font of emoji.
    public var itemFont: KeyboardFont

    /// The scale factor of emoji.
    public var itemScaleFactor: CGFloat

    /// The spacing between columns in points.
    public var horizontalItemSpacing: CGFloat

    /// The padding above and below the grid in points.
    public var verticalPadding: CGFloat

    /// The spacing between rows in points.
    public var verticalItemSpacing: CGFloat

    /// The spacing between the grid and the titles and menu in points, in addition to the padding.
    public var verticalCategoryStackSpacing: CGFloat

    /// The font of category titles.
    public var categoryTitleFont: KeyboardFont

    /// The padding around category titles in points.
    public var categoryTitlePadding: EdgeInsets

    /// The font of the key to letters.
    public var menuAbcFont: KeyboardFont

    /// The text of the key to letters.
    public var menuAbcText = "ABC"

    /// The size of category icons in points.
    public var menuIconSize: CGFloat

    /// The font of category icons.
    public var menuIconFont: KeyboardFont

    /// The minimum spacing of menu items in points; items shrink to preserve it.
    public var menuSpacing: CGFloat

    /// The padding of the selection around a category icon in points.
    public var menuSelectionSize: CGFloat

    /// The background color of the selected category.
    public var menuSelectionColor: Color

    /// Creates a style with some fields, and defaults for the others.
    public init(
      rows: Int? = nil,
      itemSize: CGFloat? = nil,
      itemFont: KeyboardFont? = nil,
      itemScaleFactor: CGFloat? = nil,
      horizontalItemSpacing: CGFloat? = nil,
      verticalPadding: CGFloat? = nil,
      verticalItemSpacing: CGFloat? = nil,
      verticalCategoryStackSpacing: CGFloat? = nil,
      categoryTitleFont: KeyboardFont? = nil,
      categoryTitlePadding: EdgeInsets? = nil,
      menuAbcFont: KeyboardFont? = nil,
      menuIconSize: CGFloat? = nil,
      menuIconFont: KeyboardFont? = nil,
      menuSpacing: CGFloat? = nil,
      menuSelectionSize: CGFloat? = nil,
      menuSelectionColor: Color? = nil
    ) {
      self.rows = rows ?? 5
      self.itemSize = itemSize ?? 40
      self.itemFont = itemFont ?? .system(size: 33)
      self.itemScaleFactor = itemScaleFactor ?? 1
      self.horizontalItemSpacing = horizontalItemSpacing ?? 10
      self.verticalPadding = verticalPadding ?? 5
      self.verticalItemSpacing = verticalItemSpacing ?? 6
      self.verticalCategoryStackSpacing = verticalCategoryStackSpacing ?? 0
      self.categoryTitleFont = categoryTitleFont ?? .system(size: 12)
      self.categoryTitlePadding =
        categoryTitlePadding ?? EdgeInsets(top: 2, leading: 0, bottom: 5, trailing: 0)
      self.menuAbcFont = menuAbcFont ?? .system(size: 14)
      self.menuIconSize = menuIconSize ?? 15
      self.menuIconFont = menuIconFont ?? .system(size: 20, weight: .light)
      self.menuSpacing = menuSpacing ?? 5
      self.menuSelectionSize = menuSelectionSize ?? 6
      self.menuSelectionColor = menuSelectionColor ?? .primary.opacity(0.1)
    }

    /// The height of all rows in points, excluding the spacing between them.
    public var totalHeight: CGFloat { CGFloat(rows) * itemSize }

    /// Standard styles by device and orientation.
    struct Standards: Sendable {
      var phonePortrait = Emoji.KeyboardStyle()
      var phoneLandscape = Emoji.KeyboardStyle(rows: 3)
      var padPortrait = pad(rows: 3, font: 45, columns: 15, lines: 10, stack: 5)
      var padLandscape = pad(rows: 5, font: 50, columns: 15, lines: 10, stack: 7)
      var largePadPortrait = pad(rows: 5, font: 50, columns: 10, lines: 7, stack: 7)
      var largePadLandscape = pad(rows: 6, font: 50, columns: 15, lines: 10, stack: 10)

      private static func pad(
        rows: Int, font: CGFloat, columns: CGFloat, lines: CGFloat, stack: CGFloat
      ) -> Emoji.KeyboardStyle {
        Emoji.KeyboardStyle(
          rows: rows, itemSize: 60, itemFont: .system(size: font), horizontalItemSpacing: columns,
          verticalItemSpacing: lines, verticalCategoryStackSpacing: stack,
          categoryTitleFont: .system(size: 18, weight: .bold), menuAbcFont: .system(size: 18),
          menuIconSize: 22)
      }
    }

    /// The style of an iPhone in portrait orientation.
    public static var standardPhonePortrait: Self {
      get { StandardStyles.current.emojis.phonePortrait }
      set { StandardStyles.update { $0.emojis.phonePortrait = newValue } }
    }

    /// The style of an iPhone in landscape orientation.
    public static var standardPhoneLandscape: Self {
      get { StandardStyles.current.emojis.phoneLandscape }
      set { StandardStyles.update { $0.emojis.phoneLandscape = newValue } }
    }

    /// The style of an iPad in portrait orientation.
    public static var standardPadPortrait: Self {
      get { StandardStyles.current.emojis.padPortrait }
      set { StandardStyles.update { $0.emojis.padPortrait = newValue } }
    }

    /// The style of an iPad in landscape orientation.
    public static var standardPadLandscape: Self {
      get { StandardStyles.current.emojis.padLandscape }
      set { StandardStyles.update { $0.emojis.padLandscape = newValue } }
    }

    /// The style of a large iPad Pro in portrait orientation.
    public static var standardLargePadPortrait: Self {
      get { StandardStyles.current.emojis.largePadPortrait }
      set { StandardStyles.update { $0.emojis.largePadPortrait = newValue } }
    }

    /// The style of a large iPad Pro in landscape orientation.
    public static var standardLargePadLandscape: Self {
      get { StandardStyles.current.emojis.largePadLandscape }
      set { StandardStyles.update { $0.emojis.largePadLandscape = newValue } }
    }

    /// Returns this style with an additional row in place of an input toolbar.
    public func augmented(for mode: Keyboard.InputToolbarDisplayMode?) -> Self {
      guard let mode, mode != .none else { return self }
      var style = self
      style.rows += 1
      return style
    }
  }
}
