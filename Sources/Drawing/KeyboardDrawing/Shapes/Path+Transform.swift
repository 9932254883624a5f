public import Foundation

extension Path {

  /// The end of the last element, or `nil` for an empty path.
  public var currentPoint: CGPoint? {
    switch elements.last {
    case .none: nil
    case .move(let point), .line(let point), .curve(_, _, let point): point
    case .close: subpathStart
    }
  }

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
    var box: CGRect?
    let grow = { (point: CGPoint) in
      let dot = CGRect(origin: point, size: .zero)
      box = box?.union(dot) ?? dot
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): grow(point)
      case .curve(let control1, let control2, let point):
        grow(control1)
        grow(control2)
        grow(point)
      case .close: break
      }
    }
    return box ?? .zero
  }

  private var subpathStart: CGPoint? {
    for case .move(let point) in elements.reversed() { return point }
    return nil
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
