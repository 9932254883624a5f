public import Foundation
public import KeyboardCore
import KeyboardDrawing
public import KeyboardViews

/// A column or row of a grid.
public struct GridItem: Sendable {

  /// The length of a column or row, in points.
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  let size: Size
  let spacing: CGFloat
  let alignment: Alignment

  /// Creates a column or row, with a space of 8 points after it.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing ?? 8
    self.alignment = alignment ?? .center
  }

  /// Returns the lengths of lines with the items they have, for a length of the grid.
  static func lines(
    _ items: [GridItem], in length: CGFloat
  ) -> [(item: GridItem, length: CGFloat)] {
    let gaps = items.dropLast().reduce(0) { $0 + $1.spacing }
    let fixed = items.reduce(0) { sum, item in
      if case .fixed(let length) = item.size { sum + length } else { sum }
    }
    var rest = max(length - gaps - fixed, 0)
    var flexible = items.count { if case .fixed = $0.size { false } else { true } }
    return items.flatMap { item -> [(GridItem, CGFloat)] in
      let share = flexible > 0 ? rest / CGFloat(flexible) : 0
      switch item.size {
      case .fixed(let length): return [(item, length)]
      case .flexible(let minimum, let maximum):
        let length = min(max(share, minimum), maximum)
        (rest, flexible) = (max(rest - length, 0), flexible - 1)
        return [(item, length)]
      case .adaptive(let minimum, let maximum):
        (rest, flexible) = (max(rest - share, 0), flexible - 1)
        let fitting = (share + item.spacing) / max(minimum + item.spacing, 1)
        let count = min(max(fitting.rounded(.down), 1), 1000)
        let length = min((share - item.spacing * (count - 1)) / count, maximum)
        return Array(repeating: (item, max(length, 0)), count: Int(count))
      }
    }
  }
}

/// Views in columns, row by row.
public typealias LazyVGrid = LazyGrid
/// Views in rows, column by column.
public typealias LazyHGrid = LazyGrid

/// Views in columns or rows of given lengths, one line after the other.
public struct LazyGrid: ContainerView {

  private let items: [GridItem]
  private let isVertical: Bool
  private let spacing: CGFloat
  private let views: [any View]

  /// Creates a grid with columns, by default with a spacing of 8 points between rows.
  public init<Content: View>(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) { (items, isVertical, self.spacing, views) = (columns, true, spacing ?? 8, content().arranged) }

  /// Creates a grid with rows, by default with a spacing of 8 points between columns.
  public init<Content: View>(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) { (items, isVertical, self.spacing, views) = (rows, false, spacing ?? 8, content().arranged) }

  /// Returns the proposed length along the lines, and the sum of all lines.
  public func size(for proposal: ProposedViewSize, in context: ViewContext) -> CGSize {
    let frames = frames(for: proposal, in: context)
    return frames.reduce(CGRect.zero) { $0.union($1) }.size
  }

  /// Returns the views in their cells.
  public func placedViews(in area: CGRect, context: ViewContext) -> [PlacedView] {
    let frames = frames(for: ProposedViewSize(area.size), in: context)
    let size = frames.reduce(CGRect.zero) { $0.union($1) }.size
    let origin = area.aligned(size).origin
    let count = max(lines(for: ProposedViewSize(area.size)).count, 1)
    let alignments = lines(for: ProposedViewSize(area.size)).map(\.item.alignment)
    return zip(views.indices, frames).map { index, frame in
      let cell = frame.offsetBy(dx: origin.x, dy: origin.y)
      let alignment = alignments.isEmpty ? .center : alignments[index % count]
      return views[index].placed(in: cell, alignment, in: context)
    }
  }

  private func lines(for proposal: ProposedViewSize) -> [(item: GridItem, length: CGFloat)] {
    GridItem.lines(items, in: (isVertical ? proposal.width : proposal.height) ?? 320)
  }

  private func frames(for proposal: ProposedViewSize, in context: ViewContext) -> [CGRect] {
    let lines = lines(for: proposal)
    guard !lines.isEmpty else { return [] }
    var (frames, start): ([CGRect], CGFloat) = ([], 0)
    for first in stride(from: 0, to: views.count, by: lines.count) {
      let row = views[first..<min(first + lines.count, views.count)]
      let depth =
        zip(row, lines).map { view, line in
          let size = view.size(
            for: ProposedViewSize(
              width: isVertical ? line.length : nil, height: isVertical ? nil : line.length),
            in: context)
          return isVertical ? size.height : size.width
        }.max() ?? 0
      var place: CGFloat = 0
      for (_, line) in zip(row, lines) {
        frames.append(
          isVertical
            ? CGRect(x: place, y: start, width: line.length, height: depth)
            : CGRect(x: start, y: place, width: depth, height: line.length))
        place += line.length + line.item.spacing
      }
      start += depth + spacing
    }
    return frames
  }
}

/// Views that stay visible while others scroll, which still images don't.
public enum PinnedScrollableView: Sendable { case sectionHeaders, sectionFooters }
/// Views that stay visible.
public typealias PinnedScrollableViews = [PinnedScrollableView]

/// A row that creates all views at once, including hidden ones.
public typealias LazyHStack = HStack
/// A column that creates all views at once, including hidden ones.
public typealias LazyVStack = VStack
