public import Foundation
public import KeyboardCore
public import KeyboardDrawing
public import KeyboardStyling

extension KeyboardTheme {

  /// A vertical list of theme collections, each a title and a horizontally scrolling row of tiles.
  public struct Shelf<Title: View, Item: View>: PrimitiveView {

    /// The collections from top to bottom.
    public var collections: [Collection]

    /// The width of the shelf in points.
    public var width: CGFloat = 393

    /// The horizontal scroll offsets of rows in points, by collection.
    public var scrollOffsets: [Collection.ID: CGFloat] = [:]

    private let tapAction: (KeyboardTheme) -> Void
    private let title: (Collection) -> Title
    private let item: (KeyboardTheme) -> Item

    /// Creates a shelf of collections with custom titles and tiles.
    public init(
      collections: [Collection], tapAction: @escaping (KeyboardTheme) -> Void = { _ in },
      title: @escaping (Collection) -> Title, item: @escaping (KeyboardTheme) -> Item
    ) {
      self.collections = collections
      self.tapAction = tapAction
      self.title = title
      self.item = item
    }

    /// Creates a shelf of themes grouped by collection, with custom titles and tiles.
    public init(
      themes: [KeyboardTheme], tapAction: @escaping (KeyboardTheme) -> Void = { _ in },
      title: @escaping (Collection) -> Title, item: @escaping (KeyboardTheme) -> Item
    ) {
      self.init(collections: themes.grouped, tapAction: tapAction, title: title, item: item)
    }

    /// Returns the width of the shelf and the height of all rows.
    public func size(in context: ViewContext) -> CGSize {
      CGSize(width: width, height: rows(in: context).last.map { $0.bottom + ShelfRow.gap } ?? 0)
    }

    /// Draws the rows; wide ones extend beyond the shelf.
    public func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
      builder.fill(Path(frame), .systemGroupedBackground(isDark: context.environment.isDark))
      for row in rows(in: context) {
        title(row.collection).draw(
          in: row.title.offsetBy(dx: frame.minX, dy: frame.minY), context: context,
          into: &builder)
        builder.group(clip: Path(frame)) { builder in
          for (theme, place) in zip(row.collection.themes, row.items) {
            let place = place.offsetBy(dx: frame.minX, dy: frame.minY)
            guard place.intersects(frame) else { continue }
            item(theme).draw(in: place, context: context, into: &builder)
          }
          row.drawFades(in: frame, isDark: context.environment.isDark, into: &builder)
        }
      }
    }

    /// Returns the theme whose tile contains a point, in points from the top left of the shelf.
    public func theme(at point: CGPoint, in context: ViewContext) -> KeyboardTheme? {
      for row in rows(in: context) {
        if let index = row.items.firstIndex(where: { $0.contains(point) }) {
          return row.collection.themes[index]
        }
      }
      return nil
    }

    /// Taps a point, in points from the top left of the shelf; do nothing without a tile there.
    public func tap(at point: CGPoint, in context: ViewContext) {
      if let theme = theme(at: point, in: context) { tapAction(theme) }
    }

    private func rows(in context: ViewContext) -> [ShelfRow] {
      var rows: [ShelfRow] = []
      for collection in collections where !collection.themes.isEmpty {
        rows.append(
          ShelfRow(
            collection, below: rows.last?.bottom ?? 0, width: width,
            titleHeight: title(collection).size(in: context).height,
            itemSizes: collection.themes.map { item($0).size(in: context) },
            offset: scrollOffsets[collection.id] ?? 0))
      }
      return rows
    }
  }
}

extension KeyboardTheme.Shelf where Title == KeyboardTheme.ShelfTitle {

  /// Creates a shelf of themes grouped by collection, with custom tiles.
  public init(
    themes: [KeyboardTheme], tapAction: @escaping (KeyboardTheme) -> Void = { _ in },
    item: @escaping (KeyboardTheme) -> Item
  ) {
    self.init(themes: themes, tapAction: tapAction, title: { Title(collection: $0) }, item: item)
  }
}

extension KeyboardTheme.Shelf
where Title == KeyboardTheme.ShelfTitle, Item == KeyboardTheme.ShelfItem {

  /// Creates a shelf of themes grouped by collection, in the style of a context.
  public init(
    themes: [KeyboardTheme], keyboardContext: KeyboardContext,
    tapAction: @escaping (KeyboardTheme) -> Void = { _ in }
  ) {
    self.init(themes: themes, tapAction: tapAction) {
      Item(theme: $0, keyboardContext: keyboardContext)
    }
  }
}

/// In points from the shelf's top left.
struct ShelfRow {

  static let gap = 16.0

  // Source: the published picture of the theme shelf.
  private static let margin = 16.0
  private static let itemSpacing = 20.0
  private static let titleSpacing = 12.0

  /// More than half of a tile.
  private static let fadeWidth = 48.0

  let collection: KeyboardTheme.Collection
  let title: CGRect
  let items: [CGRect]
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

  func drawFades(in frame: CGRect, isDark: Bool, into builder: inout SceneBuilder) {
    let page = Color.Resolved.systemGroupedBackground(isDark: isDark)
    let (top, height) = (frame.minY + title.maxY, bottom - title.maxY + 1)
    func fade(from edge: CGFloat, to inner: CGFloat) {
      let box = CGRect(x: min(edge, inner), y: top, width: abs(inner - edge), height: height)
      builder.fill(
        Path(box),
        .linearGradient(
          [.init(page, at: 0), .init(page.opacity(0), at: 1)],
          from: CGPoint(x: edge, y: top), to: CGPoint(x: inner, y: top)))
    }
    if let first = items.first, first.minX < 0 {
      fade(from: frame.minX, to: frame.minX + Self.fadeWidth)
    }
    if let last = items.last, last.maxX > frame.width {
      fade(from: frame.maxX, to: frame.maxX - Self.fadeWidth)
    }
  }
}
