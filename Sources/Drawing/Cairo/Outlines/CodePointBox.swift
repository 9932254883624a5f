internal import Foundation
internal import KeyboardDrawing

/// For a character without a font; digits are drawn in cells, since the fonts at hand may lack them
/// too.
struct CodePointBox {

  /// The hexadecimal digits: four, or six beyond the basic plane.
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
    digits = (0..<count).reversed().map { Int(scalar.value >> (4 * UInt32($0)) & 0xF) }
  }

  private var columns: Int { digits.count / 2 }

  private var width: Double { Double(columns) * (Self.digitSize.width + 1) + 3 }

  private static let height = 2 * digitSize.height + 5

  var advance: Double { (width + 2) * Self.cell }

  /// At font size 1, with the origin at zero and y pointing down.
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
          add(
            CGRect(x: x + Double(column), y: y + Double(row), width: 1, height: 1), to: &path)
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
