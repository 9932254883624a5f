public import Foundation
public import KeyboardCore
public import KeyboardDrawing
public import KeyboardStyling

/// In points; the text is large because sheets are viewed scaled down.
private let margin = 56.0
private let gap = 48.0
private let pairGap = 14.0
private let cornerRadius = 18.0
private let nameHeight = 64.0
private let nameFont = Font.system(size: 28, weight: .semibold)
private let detailFont = Font.system(size: 24)
/// Smallest scale of text with the detail.
private let smallestDetailScale = 0.6

extension KeyboardTheme {

  /// A contact sheet: named themes, each on several keyboards side by side.
  public struct Sheet: PrimitiveView {

    /// A theme on a sheet.
    public struct Entry {

      /// The display name of the theme.
      public var name: String

      /// Text beside the name in a secondary color, such as the theme's argument.
      public var detail: String

      /// The keyboards in the theme, from left to right.
      public var keyboards: [KeyboardView]

      /// Creates an entry for a theme.
      public init(name: String, detail: String = "", keyboards: [KeyboardView]) {
        self.name = name
        self.detail = detail
        self.keyboards = keyboards
      }
    }

    /// The themes in row-major order.
    public var entries: [Entry]

    /// The number of columns, at least 1.
    public var columns: Int

    /// The layers behind each keyboard, or `nil` for none.
    public var backdrop: Keyboard.Background?

    /// Creates a sheet of themes.
    public init(entries: [Entry], columns: Int = 4) {
      self.entries = entries
      self.columns = max(columns, 1)
    }

    /// Returns the size of all rows with the margin.
    public func size(in context: ViewContext) -> CGSize { grid(in: context).size }

    /// Draws the themes row by row.
    public func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
      builder.fill(Path(frame), .systemGroupedBackground(isDark: context.environment.isDark))
      let grid = grid(in: context)
      for (index, entry) in entries.enumerated() {
        let place = grid.frame(of: index).offsetBy(dx: frame.minX, dy: frame.minY)
        let area = grid.area(of: index).offsetBy(dx: frame.minX, dy: frame.minY)
        builder.element(Scene.Element(.theme, name: entry.detail, box: place)) { builder in
          entry.drawPages(in: area, from: place.minX, context: context, into: &builder)
          entry.draw(in: place, over: backdrop, context: context, into: &builder)
        }
      }
    }

    private func grid(in context: ViewContext) -> SheetGrid {
      let sizes = entries.map { $0.size(in: context) }
      return SheetGrid(
        cell: CGSize(
          width: context.grid.snapped(sizes.map { Double($0.width) }.max() ?? 0),
          height: context.grid.snapped(sizes.map { Double($0.height) }.max() ?? 0)),
        count: entries.count, columns: min(columns, max(entries.count, 1)),
        margin: context.grid.snapped(margin), gap: context.grid.snapped(gap))
    }
  }
}

extension KeyboardTheme.Sheet.Entry {

  func size(in context: ViewContext) -> CGSize {
    let sizes = keyboards.map { $0.size(in: context) }
    let gaps = pairGap * Double(max(sizes.count - 1, 0))
    return CGSize(
      width: sizes.reduce(gaps) { $0 + $1.width },
      height: (sizes.map(\.height).max() ?? 0) + nameHeight)
  }

  /// Draws a part of the page in the color scheme of each keyboard, parts end between keyboards.
  fileprivate func drawPages(
    in area: CGRect, from left: Double, context: ViewContext, into builder: inout SceneBuilder
  ) {
    var (left, start) = (left, area.minX)
    for (index, keyboard) in keyboards.enumerated() {
      left += keyboard.size(in: context).width + pairGap
      let end = index == keyboards.count - 1 ? area.maxX : left - pairGap / 2
      let isDark = keyboard.isDark
      if isDark != context.environment.isDark {
        builder.fill(
          Path(CGRect(x: start, y: area.minY, width: end - start, height: area.height)),
          .systemGroupedBackground(isDark: isDark))
      }
      start = end
    }
  }

  func draw(
    in frame: CGRect, over backdrop: Keyboard.Background?, context: ViewContext,
    into builder: inout SceneBuilder
  ) {
    var left = frame.minX
    for keyboard in keyboards {
      let isDark = keyboard.isDark
      let size = keyboard.size(in: context)
      let card = CGRect(
        x: context.grid.snapped(left), y: frame.maxY - nameHeight - size.height,
        width: size.width, height: size.height)
      let outline = Path(continuousRoundedRect: card, cornerRadius: cornerRadius)
      builder.group(clip: outline) { builder in
        backdrop?.draw(in: Path(card), area: card, isDark: isDark, into: &builder)
        keyboard.draw(in: card, context: context, into: &builder)
      }
      builder.stroke(outline, .color(.separator(isDark: isDark)), StrokeStyle(lineWidth: 1))
      left += size.width + pairGap
    }
    drawName(
      in: CGRect(
        x: frame.minX + cornerRadius / 2, y: frame.maxY - nameHeight,
        width: max(frame.width - cornerRadius, 0), height: nameHeight),
      context: context, into: &builder)
  }

  private func drawName(in line: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
    let measure = context.text
    let nameWidth = min(measure.width(of: name, font: nameFont), line.width)
    builder.name(
      name, font: nameFont,
      color: Color.primary.resolved(isDark: keyboards.first?.isDark ?? false),
      box: CGRect(x: line.minX, y: line.minY, width: nameWidth, height: line.height))
    let rest = line.width - nameWidth - gap / 2
    guard rest >= measure.width(of: detail, font: detailFont) * smallestDetailScale else { return }
    builder.name(
      detail, font: detailFont,
      color: Color.secondary.resolved(isDark: keyboards.last?.isDark ?? false),
      box: CGRect(x: line.maxX - rest, y: line.minY, width: rest, height: line.height),
      alignment: .right)
  }
}

extension KeyboardView {

  fileprivate var isDark: Bool { keyboardContext.traits.hasDarkColorScheme }
}

/// Grid of equal cells in a contact sheet, in points.
private struct SheetGrid {

  let cell: CGSize
  let count: Int
  let columns: Int
  let margin: Double
  let gap: Double

  private var rows: Int { (count + columns - 1) / columns }

  var size: CGSize {
    CGSize(
      width: length(of: columns, each: cell.width), height: length(of: rows, each: cell.height))
  }

  private func length(of number: Int, each: Double) -> Double {
    2 * margin + Double(number) * each + Double(max(number - 1, 0)) * gap
  }

  func frame(of index: Int) -> CGRect {
    CGRect(
      x: margin + Double(index % columns) * (cell.width + gap),
      y: margin + Double(index / columns) * (cell.height + gap),
      width: cell.width, height: cell.height)
  }

  /// Returns a cell with the half of the gaps around it, or with the margin at an edge.
  func area(of index: Int) -> CGRect {
    let cell = frame(of: index)
    let (column, row) = (index % columns, index / columns)
    let left = column == 0 ? 0 : cell.minX - gap / 2
    let top = row == 0 ? 0 : cell.minY - gap / 2
    let right = column == columns - 1 ? size.width : cell.maxX + gap / 2
    let bottom = row == rows - 1 ? size.height : cell.maxY + gap / 2
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
