package import Foundation

// Interiors by the even-odd rule, which scenes don't have.
extension Path {

  /// The same interior by the nonzero rule; nil if edges cross or are too many to compare.
  var windingAsEvenOdd: Path? {
    let parts = subpaths.map { (path: $0, polygon: $0.polygon) }.filter { $0.polygon.count > 2 }
    let edges = parts.flatMap(\.polygon.edges)
    guard edges.count <= Self.maximumEdges,
      !edges.indices.contains(where: { edges[..<$0].contains(where: edges[$0].crosses) })
    else { return nil }
    return Path { result in
      for (index, part) in parts.enumerated() {
        let (first, second) = (part.polygon[0], part.polygon[1])
        let point = CGPoint(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2)
        let depth = parts.indices.count { $0 != index && parts[$0].polygon.contains(point) }
        let isClockwise = part.polygon.area > 0
        result.addPath(isClockwise == (depth % 2 == 0) ? part.path : part.path.reversed())
      }
    }
  }

  /// All pairs of edges are compared.
  private static let maximumEdges = 1500

  var subpaths: [Path] {
    var parts: [Path] = []
    forEach { element in
      switch element {
      case .move(let point): parts.append(Path { $0.move(to: point) })
      case .line(let point): parts[parts.count - 1].addLine(to: point)
      case .curve(let first, let second, let end):
        parts[parts.count - 1].addCurve(to: end, control1: first, control2: second)
      case .close: parts[parts.count - 1].closeSubpath()
      }
    }
    return parts
  }

  /// The corners, with points on curves, without equal neighbors.
  private var polygon: [CGPoint] {
    var points: [CGPoint] = []
    for point in flattened(steps: 8) where points.last != point { points.append(point) }
    if points.count > 1, points.first == points.last { points.removeLast() }
    return points
  }

  /// Returns the ends of all lines, with each curve as a number of lines.
  package func flattened(steps: Int) -> [CGPoint] {
    var points: [CGPoint] = []
    forEach { element in
      switch element {
      case .move(let point), .line(let point): points.append(point)
      case .curve(let first, let second, let end):
        let start = points.last ?? end
        for step in 1...steps {
          let place = Double(step) / Double(steps)
          points.append(Self.point(on: (start, first, second, end), at: place))
        }
      case .close: break
      }
    }
    return points
  }

  /// Returns the point at a place between 0 and 1 on a curve with its start, both controls and its end.
  package static func point(
    on curve: (CGPoint, CGPoint, CGPoint, CGPoint), at place: Double
  ) -> CGPoint {
    let rest = 1 - place
    let weights = (
      rest * rest * rest, 3 * rest * rest * place, 3 * rest * place * place, place * place * place
    )
    return CGPoint(
      x: weights.0 * curve.0.x + weights.1 * curve.1.x + weights.2 * curve.2.x
        + weights.3 * curve.3.x,
      y: weights.0 * curve.0.y + weights.1 * curve.1.y + weights.2 * curve.2.y
        + weights.3 * curve.3.y)
  }

  package var tightBox: CGRect {
    var box = CGRect.null
    var current = CGPoint.zero
    let add = { (point: CGPoint) in
      box = box.union(CGRect(origin: point, size: .zero))
      current = point
    }
    forEach { element in
      switch element {
      case .move(let point), .line(let point): add(point)
      case .curve(let first, let second, let end):
        let start = current
        for path in [\CGPoint.x, \CGPoint.y] {
          let values = [start, first, second, end].map { Double($0[keyPath: path]) }
          for place in Self.extremes(values) {
            add(Self.point(on: (start, first, second, end), at: place))
          }
        }
        add(end)
      case .close: break
      }
    }
    return box.isNull ? .zero : box
  }

  /// Places within a curve where a coordinate is extreme.
  private static func extremes(_ values: [Double]) -> [Double] {
    let a = -values[0] + 3 * values[1] - 3 * values[2] + values[3]
    let b = 2 * (values[0] - 2 * values[1] + values[2])
    let c = values[1] - values[0]
    let scale = max(abs(a), abs(b), abs(c))
    guard scale > 0 else { return [] }
    let places: [Double]
    if abs(a) < 1e-12 * scale {
      places = [-c / b]
    } else {
      let root = (b * b - 4 * a * c).squareRoot()
      places = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    }
    return places.filter { $0 > 0 && $0 < 1 }
  }
}

/// A side of a polygon.
struct Edge {

  let from: CGPoint
  let to: CGPoint

  /// A difference that no pixel shows, in points.
  static let tolerance = 0.01

  /// Returns the distance of a point to the right of the line in points, negative to its left.
  func distance(to point: CGPoint) -> Double {
    let (x, y) = (to.x - from.x, to.y - from.y)
    let length = (x * x + y * y).squareRoot()
    guard length > 0 else { return 0 }
    return (x * (point.y - from.y) - y * (point.x - from.x)) / length
  }

  /// Whether the interiors of two edges meet in one point; edges that touch don't cross.
  fileprivate func crosses(_ other: Edge) -> Bool {
    guard min(from.x, to.x) < max(other.from.x, other.to.x),
      max(from.x, to.x) > min(other.from.x, other.to.x),
      min(from.y, to.y) < max(other.from.y, other.to.y),
      max(from.y, to.y) > min(other.from.y, other.to.y)
    else { return false }
    return side(of: other.from) * side(of: other.to) < 0
      && other.side(of: from) * other.side(of: to) < 0
  }

  /// Positive on one side, negative on the other, and zero within the accuracy of sums.
  private func side(of point: CGPoint) -> Double {
    let (x, y) = (to.x - from.x, to.y - from.y)
    let (px, py) = (point.x - from.x, point.y - from.y)
    let area = x * py - y * px
    return abs(area) < 1e-9 * (abs(x * py) + abs(y * px)) ? 0 : area
  }
}

extension [CGPoint] {

  var edges: [Edge] { indices.map { Edge(from: self[$0], to: self[($0 + 1) % count]) } }

  /// Twice the area, positive if the corners are clockwise.
  package var area: Double { edges.reduce(0) { $0 + $1.from.x * $1.to.y - $1.to.x * $1.from.y } }

  fileprivate func contains(_ point: CGPoint) -> Bool {
    edges.reduce(false) { isInside, edge in
      guard (edge.from.y > point.y) != (edge.to.y > point.y) else { return isInside }
      let share = (point.y - edge.from.y) / (edge.to.y - edge.from.y)
      return point.x < edge.from.x + share * (edge.to.x - edge.from.x) ? !isInside : isInside
    }
  }
}
