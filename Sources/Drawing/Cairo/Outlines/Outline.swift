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
