internal import Foundation
internal import KeyboardDrawing

/// Places that are seen through a material whose convex edge is a lens.
struct LensField {

  private let lens: Material.Lens
  private let box: CGRect
  private let sides: [Side]

  /// A straight part of the edge, in points.
  private struct Side {
    let start: SIMD2<Double>

    /// The direction to the inside, of length 1.
    let inward: SIMD2<Double>

    func depth(of point: SIMD2<Double>) -> Double { ((point - start) * inward).sum() }
  }

  /// Neighbors differ by two degrees at most, which the blur makes smooth.
  private static let partsOfCurve = 16

  /// The reach of the largest corners, of screens, in widths of the lens.
  private static let reachOfCorners = 1.8

  init(_ lens: Material.Lens, edge: Path) {
    self.lens = lens
    box = edge.controlPointBox
    let middle = SIMD2(Double(box.midX), Double(box.midY))
    let ends = edge.flattened(steps: Self.partsOfCurve).map { SIMD2($0) }
    sides = zip(ends, ends.dropFirst() + ends.prefix(1)).compactMap { start, end in
      let vector = end - start
      guard vector.length > 1e-6 else { return nil }
      let normal = SIMD2(-vector.y, vector.x) / vector.length
      return Side(start: start, inward: ((middle - start) * normal).sum() > 0 ? normal : -normal)
    }
  }

  /// Returns how far from a point the place lies that is seen there, and its share of the full blur.
  func view(at point: SIMD2<Double>) -> (shift: SIMD2<Double>, blur: Float) {
    let depthInBox = min(
      point.x - box.minX, box.maxX - point.x, point.y - box.minY, box.maxY - point.y)
    guard depthInBox < lens.width * Self.reachOfCorners else {
      return (SIMD2(), blur(at: depthInBox))
    }
    var (depth, inward) = (Double.infinity, SIMD2<Double>())
    for side in sides {
      let distance = side.depth(of: point)
      if distance < depth { (depth, inward) = (distance, side.inward) }
    }
    let shift = lens.shift(at: depth)
    return (inward * shift, blur(at: depth + shift))
  }

  private func blur(at depth: Double) -> Float {
    let (from, to) = (lens.blurDepths.lowerBound, lens.blurDepths.upperBound)
    return Float(min(max((depth - from) / (to - from), 0), 1))
  }

  /// Returns the channels as seen, given those with the full blur and with the blur of the edge.
  func bent(_ full: [[Float]], _ edge: [[Float]], on grid: BlockGrid, scale: Double) -> [[Float]] {
    var result = full
    let points = Double(grid.side) / scale
    let origin = SIMD2(Double(grid.left), Double(grid.top)) / scale
    for row in 0..<grid.rows {
      for column in 0..<grid.columns {
        let cell = SIMD2(Double(column), Double(row))
        let seen = view(at: origin + (cell + 0.5) * points)
        guard seen.blur < 1 || seen.shift != SIMD2() else { continue }
        let place = BlockGrid.Place(cell + seen.shift / points, on: grid)
        let index = row * grid.columns + column
        for channel in full.indices {
          let sharp = place.value(of: edge[channel])
          result[channel][index] = sharp + (place.value(of: full[channel]) - sharp) * seen.blur
        }
      }
    }
    return result
  }
}

extension BlockGrid {

  /// A place between four larger pixels.
  struct Place {

    private let index: Int
    private let nextColumn: Int
    private let nextRow: Int
    private let share: SIMD2<Float>

    init(_ place: SIMD2<Double>, on grid: BlockGrid) {
      let x = min(max(place.x, 0), Double(grid.columns - 1))
      let y = min(max(place.y, 0), Double(grid.rows - 1))
      let (column, row) = (Int(x), Int(y))
      index = row * grid.columns + column
      nextColumn = column + 1 < grid.columns ? 1 : 0
      nextRow = row + 1 < grid.rows ? grid.columns : 0
      share = SIMD2(Float(x - Double(column)), Float(y - Double(row)))
    }

    func value(of channel: [Float]) -> Float {
      let below = index + nextRow
      let first = channel[index] + (channel[index + nextColumn] - channel[index]) * share.x
      let second = channel[below] + (channel[below + nextColumn] - channel[below]) * share.x
      return first + (second - first) * share.y
    }
  }
}
