package import Foundation
package import KeyboardDrawing

/// The outline of a glyph at font size 1, its origin at zero and y pointing down.
package struct Outline: Hashable, Sendable {

  package let path: Path
  package let ink: InkBox?

  init(_ path: Path) {
    self.path = path
    ink = InkBox(of: path)
  }

  /// The width of the rectangle that has the area and the perimeter of the shape.
  ///
  /// A stroke of length l and width w has the area lw and the perimeter 2(l + w). Glyphs of one font
  /// differ less from each other than from those of the next weight.
  var strokeWidth: Double? {
    var (area, perimeter) = (0.0, 0.0)
    var start = CGPoint.zero
    var current = start
    func line(to next: CGPoint) {
      area += (current.x * next.y - next.x * current.y) / 2
      let (x, y) = (next.x - current.x, next.y - current.y)
      perimeter += (x * x + y * y).squareRoot()
      current = next
    }
    path.forEach { element in
      switch element {
      case .move(let point):
        line(to: start)
        start = point
        current = start
      case .line(let point): line(to: point)
      case .curve(let first, let second, let end):
        let curve = (current, first, second, end)
        for step in 1...InkBox.steps {
          line(to: Path.point(on: curve, at: Double(step) / Double(InkBox.steps)))
        }
      case .close: line(to: start)
      }
    }
    line(to: start)
    guard area != 0 else { return nil }
    // A shape rounder than a square, such as a dot, has no such rectangle.
    return (perimeter - max(perimeter * perimeter - 16 * abs(area), 0).squareRoot()) / 4
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
  package func placed(at origin: CGPoint, size: Double) -> InkBox {
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
    var current = CGPoint.zero
    let grow = { (point: CGPoint) in
      let dot = InkBox(left: point.x, top: point.y, right: point.x, bottom: point.y)
      box = box?.union(dot) ?? dot
    }
    path.forEach { element in
      switch element {
      case .move(let point), .line(let point):
        current = point
        grow(current)
      case .curve(let first, let second, let end):
        let curve = (current, first, second, end)
        for step in 1...Self.steps {
          grow(Path.point(on: curve, at: Double(step) / Double(Self.steps)))
        }
        current = end
      case .close: break
      }
    }
    guard let box else { return nil }
    self = box
  }

  /// The lines in place of a curve.
  static let steps = 16
}
