internal import Cairo
internal import Foundation
import KeyboardDocuments
internal import KeyboardDrawing

/// Path data in SVG syntax.
struct SVGPathData {

  private(set) var text = ""

  private let decimals: Int

  /// Create empty path data with a maximum number of decimals.
  init(decimals: Int = 3) {
    self.decimals = decimals
  }

  /// Create the path data of a path in points.
  init(_ path: Path) {
    self.init()
    add(path)
  }

  mutating func add(_ path: Path) {
    for element in path.elements {
      switch element {
      case .move(let point): step("M", [Point(point)])
      case .line(let point): step("L", [Point(point)])
      case .curve(let first, let second, let end):
        step("C", [Point(first), Point(second), Point(end)])
      case .close: text += "Z"
      }
    }
  }

  /// Add the outline of a glyph at a size, with its origin at a point.
  mutating func add(_ outline: Outline, at origin: Point, size: Double) {
    let place = { (point: Point) in
      Point(x: origin.x + point.x * size, y: origin.y + point.y * size)
    }
    for element in outline.elements {
      switch element {
      case .move(let point): step("M", [place(point)])
      case .line(let point): step("L", [place(point)])
      case .curve(let first, let second, let end):
        step("C", [place(first), place(second), place(end)])
      case .close: text += "Z"
      }
    }
  }

  private mutating func step(_ letter: Character, _ points: [Point]) {
    text.append(letter)
    var isFirst = true
    for point in points {
      for number in [point.x, point.y] {
        let digits = number.shortestText(decimals: decimals)
        if !isFirst, digits.first != "-" { text.append(" ") }
        text += digits
        isFirst = false
      }
    }
  }
}

extension Point {

  fileprivate init(_ point: CGPoint) {
    self.init(x: Double(point.x), y: Double(point.y))
  }
}
