import KeyboardKit

extension Path {

  var moves: Int {
    elements.count { if case .move = $0 { true } else { false } }
  }

  var closes: Int { elements.count { $0 == .close } }

  /// Whether two pieces of the outline cross, with each curve taken as eight lines.
  var crossesItself: Bool {
    let points = flattened
    let sides = zip(points, points.dropFirst()).map { ($0, $1) }.filter { $0 != $1 }
    for (index, first) in sides.enumerated() {
      for second in sides.dropFirst(index + 2) where crosses(first, second) { return true }
    }
    return false
  }

  private var flattened: [CGPoint] {
    var points: [CGPoint] = []
    for element in elements {
      switch element {
      case .move(let point), .line(let point): points.append(point)
      case .curve(let control1, let control2, let end):
        let start = points.last ?? .zero
        for step in 1...8 {
          points.append(bezier(start, control1, control2, end, at: Double(step) / 8))
        }
      case .close: if let first = points.first { points.append(first) }
      }
    }
    return points
  }
}

private func bezier(
  _ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint, at t: Double
) -> CGPoint {
  let u = 1 - t
  let weights = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
  let points = [start, control1, control2, end]
  return CGPoint(
    x: zip(weights, points).reduce(0) { $0 + $1.0 * $1.1.x },
    y: zip(weights, points).reduce(0) { $0 + $1.0 * $1.1.y })
}

private func crosses(_ first: (CGPoint, CGPoint), _ second: (CGPoint, CGPoint)) -> Bool {
  func side(_ line: (CGPoint, CGPoint), _ point: CGPoint) -> Double {
    (line.1.x - line.0.x) * (point.y - line.0.y) - (line.1.y - line.0.y) * (point.x - line.0.x)
  }
  return side(first, second.0) * side(first, second.1) < -1e-9
    && side(second, first.0) * side(second, first.1) < -1e-9
}
