internal import Cairo
internal import Foundation
internal import KeyboardDrawing

/// Image in nine parts, whose corners keep their size.
struct SlicedImage {

  private let image: DecodedImage
  private let columns: [Int]
  private let rows: [Int]
  private let across: [Double]
  private let down: [Double]

  init(
    _ decoded: DecodedImage, of image: Scene.Image, _ slices: Scene.Image.Slices, size: CGSize,
    density: Double
  ) {
    self.image = decoded
    let parts = slices.parts(of: image.file, in: image.box)
    func sums<Number: AdditiveArithmetic>(_ lengths: [Number]) -> [Number] {
      lengths.reduce(into: [.zero]) { $0.append($0[$0.count - 1] + $1) }
    }
    // A drawing has as many pixels as are needed.
    (columns, rows) = (
      sums(parts.across.pixels).map { $0 * decoded.width / image.file.width },
      sums(parts.down.pixels).map { $0 * decoded.height / image.file.height }
    )
    across = sums(parts.across.points.map { $0 * density })
    down = sums(parts.down.points.map { $0 * density })
  }

  /// The least size of a part in pixels: less is the inaccuracy of sums.
  private static let least = 0.001

  /// Parts meet at whole pixels, without gaps; covering images exceed the frame, for sharp edges.
  func paint(at origin: CGPoint, isCovering: Bool, with pen: borrowing Context) {
    let x = Self.edges(across, from: origin.x)
    let y = Self.edges(down, from: origin.y)
    for row in 0..<3 where rows[row] < rows[row + 1] && y[row] + Self.least < y[row + 1] {
      for column in 0..<3
      where columns[column] < columns[column + 1] && x[column] + Self.least < x[column + 1] {
        let part = image.cut(
          columns: columns[column]..<columns[column + 1], rows: rows[row]..<rows[row + 1])
        let (left, right) = (x[column], x[column + 1])
        let (top, bottom) = (y[row], y[row + 1])
        let margins = [column == 0, row == 0, column == 2, row == 2].map {
          $0 && isCovering ? 1.0 : 0
        }
        pen.saved {
          pen.rectangle(
            left - margins[0], top - margins[1], right - left + margins[0] + margins[2],
            bottom - top + margins[1] + margins[3])
          pen.clip()
          PreparedImage.stretch(
            part, at: CGPoint(x: left, y: top), width: right - left, height: bottom - top,
            extending: .edges, with: pen)
        }
      }
    }
  }

  private static func edges(_ edges: [Double], from origin: Double) -> [Double] {
    let (first, last) = (origin + edges[0], origin + edges[3])
    let inner = edges[1...2].map { edge in
      edge == edges[0]
        ? first : edge == edges[3] ? last : min(max((origin + edge).rounded(), first), last)
    }
    return [first] + inner + [last]
  }
}

extension DecodedImage {

  func cut(columns: Range<Int>, rows: Range<Int>) -> DecodedImage {
    guard columns.count < width || rows.count < height else { return self }
    var part: [UInt32] = []
    part.reserveCapacity(columns.count * rows.count)
    for row in rows {
      let start: Int = row * width + columns.lowerBound
      part += pixels[start...].prefix(columns.count)
    }
    return DecodedImage(width: columns.count, height: rows.count, pixels: part, isPlain: false)
  }
}
