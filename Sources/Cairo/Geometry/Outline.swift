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
