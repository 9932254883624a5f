public import Foundation
public import KeyboardCore
public import KeyboardDrawing

extension Emoji {

  /// The measures and fonts of the emoji keyboard.
  public struct KeyboardStyle: Hashable, Codable, Sendable {

    /// The number of rows of emoji.
    public var rows: Int

    /// The side of an emoji's cell in points.
    public var itemSize: CGFloat

    /// The font of an emoji.
    public var itemFont: KeyboardFont

    /// A factor on the size of an emoji.
    public var itemScaleFactor: CGFloat

    /// The distance between columns in points.
    public var horizontalItemSpacing: CGFloat

    /// The room above and below the grid in points.
    public var verticalPadding: CGFloat

    /// The distance between rows in points.
    public var verticalItemSpacing: CGFloat

    /// The distance of the grid from titles and menu, besides the padding, in points.
    public var verticalCategoryStackSpacing: CGFloat

    /// The font of a category's title.
    public var categoryTitleFont: KeyboardFont

    /// The room around a category's title in points.
    public var categoryTitlePadding: EdgeInsets

    /// The font of the key that goes back to letters.
    public var menuAbcFont: KeyboardFont

    /// The text of the key that goes back to letters.
    public var menuAbcText = "ABC"

    /// The size of a category's icon in points.
    public var menuIconSize: CGFloat

    /// The font of a category's icon.
    public var menuIconFont: KeyboardFont

    /// The least distance between the items of the menu in points, for which they get smaller.
    public var menuSpacing: CGFloat

    /// How far the mark of the selected category reaches around its icon, in points.
    public var menuSelectionSize: CGFloat

    /// The color behind the selected category.
    public var menuSelectionColor: Color

    /// A style with the given fields, the others left at their defaults.
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

    /// The height of all rows in points, without the distances between them.
    public var totalHeight: CGFloat { CGFloat(rows) * itemSize }
  }
}
