internal import Foundation
internal import KeyboardDrawing

extension Outline {

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
