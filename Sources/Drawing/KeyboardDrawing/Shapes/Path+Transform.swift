public import Foundation

extension Path {

  /// Return the path translated.
  public func offsetBy(x: Double, y: Double) -> Path {
    mapPoints { CGPoint(x: $0.x + x, y: $0.y + y) }
  }

  /// Return the path scaled about the origin.
  public func scaled(by factor: Double) -> Path {
    mapPoints { CGPoint(x: $0.x * factor, y: $0.y * factor) }
  }

  /// Return the path mirrored about the vertical line at `x`.
  public func mirrored(atX x: Double) -> Path {
    mapPoints { CGPoint(x: 2 * x - $0.x, y: $0.y) }
  }

  /// Return the path mirrored about the diagonal, with x and y exchanged.
  public func transposed() -> Path {
    mapPoints { CGPoint(x: $0.y, y: $0.x) }
  }

  /// Return the path in the opposite direction, which makes it a hole in a path around it.
  public func reversed() -> Path {
    var result = Path()
    var subpath: [Element] = []
    let finish = {
      result.addReversed(subpath)
      subpath = []
    }
    for element in elements {
      if case .move = element { finish() }
      subpath.append(element)
    }
    finish()
    return result
  }

  private mutating func addReversed(_ subpath: [Element]) {
    var ends: [CGPoint] = subpath.compactMap(\.end)
    guard let last = ends.popLast() else { return }
    move(to: last)
    var isClosed = false
    for element in subpath.dropFirst().reversed() {
      switch element {
      case .move: break
      case .line: if let end = ends.popLast() { addLine(to: end) }
      case .curve(let control1, let control2, _):
        if let end = ends.popLast() { addCurve(to: end, control1: control2, control2: control1) }
      case .close: isClosed = true
      }
    }
    if isClosed { closeSubpath() }
  }

  /// The bounding box of all points including control points, which contains the shape.
  public var controlPointBox: CGRect {
    guard var low = points.first else { return .zero }
    var high = low
    for point in points.dropFirst() {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}

extension Path.Element {

  fileprivate var end: CGPoint? {
    switch self {
    case .move(let point), .line(let point), .curve(_, _, let point): point
    case .close: nil
    }
  }
}
