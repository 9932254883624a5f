import Foundation

/// The box around the ink in a part of a picture: what differs from its most frequent color.
struct MarkBox {

  /// Edges that a comparison measures.
  enum Edges: Sendable {

    case all

    /// The middles in both directions, for shapes of other sizes.
    case middles

    /// The left edge and the vertical middle, for the first letter of a text.
    case leadingAndMiddle
  }

  private var box: CGRect

  /// Measure the ink in a rectangle in points; `nil` without ink.
  ///
  /// A pixel is ink from a difference in levels of a component on.
  init?(in picture: PicturePixels, _ area: CGRect, above threshold: Double) {
    let step = 1 / picture.scale
    let columns = Array(stride(from: area.minX + step / 2, to: area.maxX, by: step))
    let rows = Array(stride(from: area.minY + step / 2, to: area.maxY, by: step))
    // The corners of an area lie on the board.
    let ground = picture.color(around: CGPoint(x: area.minX + 1, y: area.minY + 1), radius: 0.7)
    let isInk = { (x: Double, y: Double) in
      PicturePixels.difference(picture.color(x: x, y: y), ground) > threshold
    }
    let inkColumns = columns.filter { x in rows.contains { isInk(x, $0) } }
    let inkRows = rows.filter { y in columns.contains { isInk($0, y) } }
    guard let left = inkColumns.first, let right = inkColumns.last, let top = inkRows.first,
      let bottom = inkRows.last
    else { return nil }
    box = CGRect(
      x: left - step / 2, y: top - step / 2, width: right - left + step, height: bottom - top + step
    )
  }

  func moved(by distance: Double) -> Self {
    var moved = self
    moved.box = box.offsetBy(dx: 0, dy: distance)
    return moved
  }

  func difference(to other: Self, edges: Edges) -> Double {
    let (a, b) = (box, other.box)
    let middle: Double = abs(a.midY - b.midY)
    let sides: [Double] =
      switch edges {
      case .all: [a.minX - b.minX, a.maxX - b.maxX, a.minY - b.minY, a.maxY - b.maxY]
      case .middles: [a.midX - b.midX, middle]
      case .leadingAndMiddle: [a.minX - b.minX, middle]
      }
    return sides.map { abs($0) }.max() ?? 0
  }
}
