/// The outline of a glyph at the size 1, its origin at zero and y pointing down.
package struct Outline: Hashable, Sendable {

  /// A step of the outline.
  package enum Element: Hashable, Sendable {

    /// Start a subpath.
    case move(Point)

    /// A straight line.
    case line(Point)

    /// A cubic curve with its two control points and its end.
    case curve(Point, Point, Point)

    /// A straight line back to the start.
    case close
  }

  /// The steps in order.
  package var elements: [Element] = []

  /// The box that the outline covers; nothing if it is empty.
  package let ink: InkBox?

  init(_ elements: [Element]) {
    self.elements = elements
    ink = InkBox(of: elements)
  }
}
