/// The outline of a glyph at font size 1, its origin at zero and y pointing down.
package struct Outline: Hashable, Sendable {

  /// An element of the outline.
  package enum Element: Hashable, Sendable {

    /// Start a subpath.
    case move(Point)

    /// A straight line.
    case line(Point)

    /// A cubic curve with two control points and its end.
    case curve(Point, Point, Point)

    /// A straight line back to the start.
    case close
  }

  /// The elements in order.
  package var elements: [Element] = []

  /// The bounding box, or `nil` for an empty outline.
  package let ink: InkBox?

  init(_ elements: [Element]) {
    self.elements = elements
    ink = InkBox(of: elements)
  }
}

/// A point, x pointing right and y pointing down.
package struct Point: Hashable, Sendable {

  /// The horizontal coordinate.
  package var x: Double

  /// The vertical coordinate.
  package var y: Double

  /// Create a point.
  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// The bounding box of glyphs.
package struct InkBox: Hashable, Sendable {

  /// The left edge.
  package var left: Double

  /// The top edge.
  package var top: Double

  /// The right edge.
  package var right: Double

  /// The bottom edge.
  package var bottom: Double

  /// Create a box from its edges.
  package init(left: Double, top: Double, right: Double, bottom: Double) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// The box scaled about the origin, then translated.
  package func placed(at origin: Point, size: Double) -> InkBox {
    InkBox(
      left: origin.x + left * size, top: origin.y + top * size,
      right: origin.x + right * size, bottom: origin.y + bottom * size)
  }

  /// The union with another box.
  package func union(_ other: InkBox) -> InkBox {
    InkBox(
      left: min(left, other.left), top: min(top, other.top),
      right: max(right, other.right), bottom: max(bottom, other.bottom))
  }

  /// The bounding box of an outline, or `nil` if it is empty.
  init?(of elements: [Outline.Element]) {
    var box: InkBox?
    var current = Point(x: 0, y: 0)
    let grow = { (point: Point) in
      let dot = InkBox(left: point.x, top: point.y, right: point.x, bottom: point.y)
      box = box?.union(dot) ?? dot
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point):
        grow(point)
        current = point
      case .curve(let first, let second, let end):
        for step in 1...16 {
          grow(Self.point(on: (current, first, second, end), at: Double(step) / 16))
        }
        current = end
      case .close: break
      }
    }
    guard let box else { return nil }
    self = box
  }

  private static func point(on curve: (Point, Point, Point, Point), at place: Double) -> Point {
    let rest = 1 - place
    let weights = (
      rest * rest * rest, 3 * rest * rest * place, 3 * rest * place * place, place * place * place
    )
    return Point(
      x: weights.0 * curve.0.x + weights.1 * curve.1.x + weights.2 * curve.2.x
        + weights.3 * curve.3.x,
      y: weights.0 * curve.0.y + weights.1 * curve.1.y + weights.2 * curve.2.y
        + weights.3 * curve.3.y)
  }
}
