package import Foundation

extension Path {

  /// Where in doubt, the answer is no.
  package func covers(_ area: CGRect) -> Bool {
    guard let corners = convexCorners, !area.isNull else { return false }
    let points = [
      CGPoint(x: area.minX, y: area.minY), CGPoint(x: area.maxX, y: area.minY),
      CGPoint(x: area.minX, y: area.maxY), CGPoint(x: area.maxX, y: area.maxY),
    ]
    return corners.sides.allSatisfy { side in
      points.allSatisfy { side.distance(to: $0) >= -Side.tolerance }
    }
  }

  /// The ends of the lines and curves, clockwise, of a convex shape whose curves bulge outward.
  private var convexCorners: [CGPoint]? {
    var (corners, curves): ([CGPoint], [(side: Side, controls: [CGPoint])]) = ([], [])
    for (index, element) in elements.enumerated() {
      switch element {
      case .move(let point):
        guard index == 0 else { return nil }
        corners.append(point)
      case .line(let point): corners.append(point)
      case .curve(let first, let second, let point):
        guard let last = corners.last else { return nil }
        curves.append((Side(from: last, to: point), [first, second]))
        corners.append(point)
      case .close: guard index == elements.count - 1 else { return nil }
      }
    }
    let isReversed = corners.area < 0
    let orientation = isReversed ? -1.0 : 1.0
    let bulges = curves.allSatisfy { curve in
      curve.controls.allSatisfy { orientation * curve.side.distance(to: $0) <= Side.tolerance }
    }
    if isReversed { corners.reverse() }
    let isConvex = corners.sides.allSatisfy { side in
      corners.allSatisfy { side.distance(to: $0) >= -Side.tolerance }
    }
    return bulges && isConvex && corners.count > 2 ? corners : nil
  }
}

private struct Side {

  let from: CGPoint
  let to: CGPoint

  /// A difference that no pixel shows, in points.
  static let tolerance = 0.01

  /// Return the distance of a point to the right of the line in points, negative to its left.
  func distance(to point: CGPoint) -> Double {
    let (x, y) = (to.x - from.x, to.y - from.y)
    let length = (x * x + y * y).squareRoot()
    guard length > 0 else { return 0 }
    return (x * (point.y - from.y) - y * (point.x - from.x)) / length
  }
}

extension [CGPoint] {

  fileprivate var sides: [Side] {
    indices.map { Side(from: self[$0], to: self[($0 + 1) % count]) }
  }

  /// Twice the signed area, positive if the corners run clockwise.
  fileprivate var area: Double {
    sides.reduce(0) { $0 + $1.from.x * $1.to.y - $1.to.x * $1.from.y }
  }
}
