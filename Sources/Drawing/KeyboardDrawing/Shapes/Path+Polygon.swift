public import Foundation

extension Path {

  /// A corner of a polygon: a point, and the radius of its rounding.
  public struct Corner: Hashable, Sendable {

    /// The intersection of the two sides.
    public var point: CGPoint

    /// The radius of the rounding in points; 0 for a sharp corner.
    public var radius: Double

    /// Creates a corner, sharp by default.
    public init(_ x: Double, _ y: Double, radius: Double = 0) {
      self.point = CGPoint(x: x, y: y)
      self.radius = radius
    }
  }

  /// Creates a polygon with rounded corners.
  public init(polygon corners: [Corner]) { self.init { $0.addCorners(corners, closed: true) } }

  /// Creates an open polygon with rounded corners.
  public init(polyline corners: [Corner]) { self.init { $0.addCorners(corners, closed: false) } }

  /// Adds a subpath through corners; the ends of an open one ignore their radius.
  public mutating func addCorners(_ corners: [Corner], closed: Bool) {
    guard corners.count > 1 else { return }
    let count = corners.count
    for index in 0..<count {
      let isEnd = !closed && (index == 0 || index == count - 1)
      let corner = corners[index]
      let bend =
        isEnd
        ? nil
        : Bend(
          corner, after: corners[(index + count - 1) % count].point,
          before: corners[(index + 1) % count].point)
      let entry = bend?.entry ?? corner.point
      index == 0 ? move(to: entry) : addLine(to: entry)
      if let bend { addCurve(to: bend.exit, control1: bend.control1, control2: bend.control2) }
    }
    if closed { closeSubpath() }
  }

  /// Where in doubt, the answer is no.
  package func covers(_ area: CGRect) -> Bool {
    guard let corners = convexCorners, !area.isNull else { return false }
    return corners.edges.allSatisfy { edge in
      area.corners.allSatisfy { edge.distance(to: $0) >= -Edge.tolerance }
    }
  }

  /// The ends of the lines and curves, clockwise, of a convex shape whose curves bulge outward.
  private var convexCorners: [CGPoint]? {
    var (corners, curves): ([CGPoint], [(edge: Edge, controls: [CGPoint])]) = ([], [])
    for (index, element) in elements.enumerated() {
      switch element {
      case .move(let point):
        guard index == 0 else { return nil }
        corners.append(point)
      case .line(let point): corners.append(point)
      case .curve(let first, let second, let point):
        guard let last = corners.last else { return nil }
        curves.append((Edge(from: last, to: point), [first, second]))
        corners.append(point)
      case .close: guard index == elements.count - 1 else { return nil }
      }
    }
    let isReversed = corners.area < 0
    let orientation = isReversed ? -1.0 : 1.0
    let bulges = curves.allSatisfy { curve in
      curve.controls.allSatisfy { orientation * curve.edge.distance(to: $0) <= Edge.tolerance }
    }
    if isReversed { corners.reverse() }
    let isConvex = corners.edges.allSatisfy { edge in
      corners.allSatisfy { edge.distance(to: $0) >= -Edge.tolerance }
    }
    return bulges && isConvex && corners.count > 2 ? corners : nil
  }
}

/// Rounded corner of a polygon as a cubic curve.
private struct Bend {

  let entry: CGPoint
  let control1: CGPoint
  let control2: CGPoint
  let exit: CGPoint

  /// Creates the arc, or return `nil` if the corner is sharp or its sides are collinear.
  init?(_ corner: Path.Corner, after: CGPoint, before: CGPoint) {
    guard corner.radius > 0 else { return nil }
    let origin = SIMD2(corner.point)
    let (toAfter, toBefore) = (SIMD2(after) - origin, SIMD2(before) - origin)
    guard toAfter.length > 0, toBefore.length > 0 else { return nil }
    let (unitAfter, unitBefore) = (toAfter * (1 / toAfter.length), toBefore * (1 / toBefore.length))
    let angle = acos(min(max((unitAfter * unitBefore).sum(), -1), 1))
    guard angle > 0.001, angle < .pi - 0.001 else { return nil }
    let wanted = corner.radius / tan(angle / 2)
    let reach = min(wanted, toAfter.length / 2, toBefore.length / 2)
    let radius = reach * tan(angle / 2)
    // Handles of this length approximate an arc of this angle best.
    let handle = radius * 4 / 3 * tan((.pi - angle) / 4)
    func point(_ unit: SIMD2<Double>, at distance: Double) -> CGPoint {
      let point = origin + unit * distance
      return CGPoint(x: point.x, y: point.y)
    }
    entry = point(unitAfter, at: reach)
    control1 = point(unitAfter, at: reach - handle)
    control2 = point(unitBefore, at: reach - handle)
    exit = point(unitBefore, at: reach)
  }
}

extension SIMD2<Double> {

  package init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }

  package var length: Double { (self * self).sum().squareRoot() }
}
