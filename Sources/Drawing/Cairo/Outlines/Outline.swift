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

  /// Width of the rectangle with this area and perimeter, by which weights of a font can be told.
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

/// Bounds of the visible part of a glyph or text, from left to right and top to bottom.
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
    let points = path.flattened(steps: Self.steps)
    guard let first = points.first else { return nil }
    self.init(left: first.x, top: first.y, right: first.x, bottom: first.y)
    for point in points.dropFirst() {
      (left, top) = (min(left, point.x), min(top, point.y))
      (right, bottom) = (max(right, point.x), max(bottom, point.y))
    }
  }

  /// The lines in place of a curve.
  static let steps = 16
}

/// The box for a character without a font; its digits need no font either.
struct CodePointBox {

  private let digits: [Int]
  private static let cell = 0.058

  /// The distance of the lower edge from the baseline, in cells.
  private static let descent = 2.0

  private static let digitSize = (width: 3.0, height: 5.0)

  /// The rows of each digit from top to bottom, three bits each, in octal.
  private static let shapes: [[Int]] = [
    [7, 5, 5, 5, 7], [2, 6, 2, 2, 7], [7, 1, 7, 4, 7], [7, 1, 7, 1, 7], [5, 5, 7, 1, 1],
    [7, 4, 7, 1, 7], [7, 4, 7, 5, 7], [7, 1, 1, 1, 1], [7, 5, 7, 5, 7], [7, 5, 7, 1, 7],
    [2, 5, 7, 5, 5], [6, 5, 6, 5, 6], [3, 4, 4, 4, 3], [6, 5, 5, 5, 6], [7, 4, 7, 4, 7],
    [7, 4, 7, 4, 4],
  ]

  init(_ scalar: Unicode.Scalar) {
    let count = scalar.value > 0xFFFF ? 6 : 4
    let value = Int(scalar.value)
    digits = (0..<count).reversed().map { (place: Int) -> Int in value >> (4 * place) & 0xF }
  }

  private var columns: Int { digits.count / 2 }

  private var width: Double { Double(columns) * (Self.digitSize.width + 1) + 3 }

  private static let height = 2 * digitSize.height + 5

  var advance: Double { (width + 2) * Self.cell }

  var path: Path {
    var path = Path()
    let top = Self.descent - Self.height
    let frame = CGRect(x: 1, y: top, width: width, height: Self.height)
    add(frame, to: &path)
    // The other direction leaves the interior out.
    add(frame.insetBy(dx: 1, dy: 1), to: &path, isHole: true)
    for (index, digit) in digits.enumerated() {
      let x = 3 + Double(index % columns) * (Self.digitSize.width + 1)
      let y = top + 2 + Double(index / columns) * (Self.digitSize.height + 1)
      for (row, bits) in Self.shapes[digit].enumerated() {
        for column in 0..<3 where bits >> (2 - column) & 1 == 1 {
          add(CGRect(x: x + Double(column), y: y + Double(row), width: 1, height: 1), to: &path)
        }
      }
    }
    return path
  }

  private func add(_ box: CGRect, to path: inout Path, isHole: Bool = false) {
    let corners = [
      CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY),
      CGPoint(x: box.maxX, y: box.maxY), CGPoint(x: box.minX, y: box.maxY),
    ].map { CGPoint(x: $0.x * Self.cell, y: $0.y * Self.cell) }
    for (index, corner) in (isHole ? corners.reversed() : corners).enumerated() {
      if index == 0 { path.move(to: corner) } else { path.addLine(to: corner) }
    }
    path.closeSubpath()
  }
}
