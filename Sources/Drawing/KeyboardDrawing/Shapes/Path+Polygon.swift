public import Foundation

extension Path {

  /// A corner of a polygon: a point, and the radius of its rounding.
  public struct Corner: Hashable, Sendable {

    /// The intersection of the two sides.
    public var point: CGPoint

    /// The radius of the rounding in points; 0 for a sharp corner.
    public var radius: Double

    /// Create a corner, sharp by default.
    public init(_ x: Double, _ y: Double, radius: Double = 0) {
      self.point = CGPoint(x: x, y: y)
      self.radius = radius
    }
  }

  /// Create a polygon with rounded corners.
  public init(polygon corners: [Corner]) {
    self.init { $0.addCorners(corners, closed: true) }
  }

  /// Create an open polygon with rounded corners.
  public init(polyline corners: [Corner]) {
    self.init { $0.addCorners(corners, closed: false) }
  }

  /// Add a subpath through corners.
  ///
  /// The ends of an open subpath ignore their radius.
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
      if let bend {
        addCurve(to: bend.exit, control1: bend.control1, control2: bend.control2)
      }
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

private struct Bend {

  let entry: CGPoint
  let control1: CGPoint
  let control2: CGPoint
  let exit: CGPoint

  /// Create the arc, or return `nil` if the corner is sharp or its sides are collinear.
  init?(_ corner: Path.Corner, after: CGPoint, before: CGPoint) {
    guard corner.radius > 0 else { return nil }
    let toAfter = Vector(from: corner.point, to: after)
    let toBefore = Vector(from: corner.point, to: before)
    guard toAfter.length > 0, toBefore.length > 0 else { return nil }
    let cosine = toAfter.unit.dot(toBefore.unit)
    let angle = acos(min(max(cosine, -1), 1))
    guard angle > 0.001, angle < .pi - 0.001 else { return nil }
    let wanted = corner.radius / tan(angle / 2)
    let reach = min(wanted, toAfter.length / 2, toBefore.length / 2)
    let radius = reach * tan(angle / 2)
    // Handles of this length approximate an arc of this angle best.
    let handle = radius * 4 / 3 * tan((.pi - angle) / 4)
    entry = toAfter.unit.scaled(by: reach).point(from: corner.point)
    control1 = toAfter.unit.scaled(by: reach - handle).point(from: corner.point)
    control2 = toBefore.unit.scaled(by: reach - handle).point(from: corner.point)
    exit = toBefore.unit.scaled(by: reach).point(from: corner.point)
  }
}

private struct Vector {

  var x: Double
  var y: Double

  init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  init(from: CGPoint, to: CGPoint) {
    self.init(x: to.x - from.x, y: to.y - from.y)
  }

  var length: Double { (x * x + y * y).squareRoot() }
  var unit: Vector { scaled(by: 1 / length) }

  func dot(_ other: Vector) -> Double { x * other.x + y * other.y }
  func scaled(by factor: Double) -> Vector { Vector(x: x * factor, y: y * factor) }
  func point(from origin: CGPoint) -> CGPoint { CGPoint(x: origin.x + x, y: origin.y + y) }
}
