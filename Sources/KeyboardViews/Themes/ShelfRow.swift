import Foundation
import KeyboardStyling

/// The frames of a collection on a shelf, in points from the shelf's top left.
struct ShelfRow {

  /// The spacing below titles, between rows, and at the top and bottom of the shelf.
  ///
  /// With titles of 17 points and tiles of 80, rows are 129 points apart as in the published
  /// picture.
  static let gap = 16.0

  // Source: the published picture of the theme shelf.
  private static let margin = 16.0
  private static let itemSpacing = 20.0
  private static let titleSpacing = 12.0

  let collection: KeyboardTheme.Collection
  let title: CGRect
  let items: [CGRect]

  /// The bottom edge of the row.
  let bottom: Double

  init(
    _ collection: KeyboardTheme.Collection, below top: Double, width: Double, titleHeight: Double,
    itemSizes: [CGSize], offset: Double
  ) {
    self.collection = collection
    title = CGRect(
      x: Self.margin, y: top + Self.gap, width: max(width - 2 * Self.margin, 0),
      height: titleHeight.rounded(.up))
    let spacing = Self.itemSpacing * Double(itemSizes.count - 1)
    let length = itemSizes.reduce(2 * Self.margin + spacing) { $0 + $1.width }
    var left = Self.margin - min(max(offset, 0), max(length - width, 0))
    let itemTop = title.maxY + Self.titleSpacing
    items = itemSizes.map { size in
      defer { left += size.width + Self.itemSpacing }
      return CGRect(origin: CGPoint(x: left, y: itemTop), size: size)
    }
    bottom = itemTop + (itemSizes.map(\.height).max() ?? 0)
  }
}
