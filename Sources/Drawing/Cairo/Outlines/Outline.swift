internal import Foundation
package import KeyboardDrawing

/// The outline of a glyph at font size 1, its origin at zero and y pointing down.
package struct Outline: Hashable, Sendable {

  package let path: Path
  package let ink: InkBox?

  init(_ path: Path) {
    self.path = path
    ink = InkBox(of: path)
  }
}

package struct Point: Hashable, Sendable {

  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

package struct InkBox: Hashable, Sendable {

  package var left: Double
  package var top: Double
  package var right: Double
  package var bottom: Double

  package init(left: Double, top: Double, right: Double, bottom: Double) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// Return the box scaled about the origin, then translated.
  package func placed(at origin: Point, size: Double) -> InkBox {
    InkBox(
      left: origin.x + left * size, top: origin.y + top * size,
      right: origin.x + right * size, bottom: origin.y + bottom * size)
  }

  package func union(_ other: InkBox) -> InkBox {
    InkBox(
      left: min(left, other.left), top: min(top, other.top),
      right: max(right, other.right), bottom: max(bottom, other.bottom))
  }

  init?(of path: Path) {
    var box: InkBox?
    var current = Point(x: 0, y: 0)
    let grow = { (point: Point) in
      let dot = InkBox(left: point.x, top: point.y, right: point.x, bottom: point.y)
      box = box?.union(dot) ?? dot
    }
    path.forEach { element in
      switch element {
      case .move(let point), .line(let point):
        current = Point(x: point.x, y: point.y)
        grow(current)
      case .curve(let first, let second, let end):
        let points = [first, second, end].map { Point(x: $0.x, y: $0.y) }
        let curve = (current, points[0], points[1], points[2])
        for step in 1...Self.steps {
          grow(Self.point(on: curve, at: Double(step) / Double(Self.steps)))
        }
        current = points[2]
      case .close: break
      }
    }
    guard let box else { return nil }
    self = box
  }

  /// The lines in place of a curve.
  static let steps = 16

  static func point(on curve: (Point, Point, Point, Point), at place: Double) -> Point {
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
