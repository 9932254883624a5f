import Foundation
import KeyboardDrawing
import Testing

@testable import KeyboardRender

@Suite struct ShapeMaskTests {

  private static let lines: [StrokeStyle?] = [
    nil, StrokeStyle(lineWidth: 2), StrokeStyle(lineWidth: 0.7),
  ]

  private func mask(
    x: Double, y: Double, width: Double = 27, line: StrokeStyle?, scale: Double
  ) -> ShapeMask? {
    let box = CGRect(x: x, y: y, width: width, height: 40)
    return ShapeMask(Path(roundedRect: box, cornerRadius: 7), line: line, scale: scale)
  }

  @Test(arguments: lines, [1.0, 2, 3])
  func equalKeysShareAMask(line: StrokeStyle?, scale: Double) throws {
    let first = try #require(mask(x: 0, y: 0, line: line, scale: scale))
    for step in 1...30 {
      // Whole pixels, which are no exact numbers of points at a scale of 3.
      let (x, y) = (35 * step, 54 * step)
      let moved = try #require(
        mask(x: Double(x) / scale, y: Double(y) / scale, line: line, scale: scale))
      #expect(moved.key == first.key, "\(x), \(y)")
      #expect(moved.box.left - first.box.left == x)
      #expect(moved.box.top - first.box.top == y)
    }
  }

  @Test func differentShapesDont() throws {
    let first = try #require(mask(x: 0, y: 0, line: nil, scale: 2))
    let others = [
      mask(x: 0.25, y: 0, line: nil, scale: 2), mask(x: 0, y: 0, width: 28, line: nil, scale: 2),
      mask(x: 0, y: 0, line: Self.lines[1], scale: 2),
    ]
    for other in others { #expect(try #require(other).key != first.key) }
    let line = Self.lines[1]
    let (single, double) = (
      try #require(mask(x: 0, y: 0, line: line, scale: 1)),
      try #require(
        ShapeMask(
          Path(roundedRect: CGRect(x: 0, y: 0, width: 13.5, height: 20), cornerRadius: 3.5),
          line: line, scale: 2))
    )
    #expect(single.key != double.key)
  }
}
