public import Foundation

/// The map `x' = a·x + c·y + e`, `y' = b·x + d·y + f`, in the order of SVG.
package struct Affine: Hashable, Sendable {

  package var a: Double
  package var b: Double
  package var c: Double
  package var d: Double
  package var e: Double
  package var f: Double

  package init(
    a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, e: Double = 0, f: Double = 0
  ) {
    (self.a, self.b, self.c) = (a, b, c)
    (self.d, self.e, self.f) = (d, e, f)
  }

  package static let identity = Affine()

  package static func translation(_ x: Double, _ y: Double) -> Affine { Affine(e: x, f: y) }

  package static func scale(_ x: Double, _ y: Double) -> Affine { Affine(a: x, d: y) }

  /// Scale and turn clockwise about a center, which moves by an offset.
  package static func scale(
    _ factor: Double, degrees: Double = 0, about center: CGPoint, offset: CGPoint = .zero
  ) -> Affine {
    let scaled = Affine(
      a: factor, d: factor, e: center.x - center.x * factor + offset.x,
      f: center.y - center.y * factor + offset.y)
    return degrees == 0 ? scaled : scaled.applied(after: rotation(degrees: degrees, about: center))
  }

  /// Clockwise, as y points down.
  package static func rotation(degrees: Double, about center: CGPoint = .zero) -> Affine {
    // Exact for quarter turns.
    let quarters = degrees / 90
    let (sine, cosine) =
      quarters == quarters.rounded()
      ? [(0.0, 1.0), (1, 0), (0, -1), (-1, 0)][
        Int(quarters.truncatingRemainder(dividingBy: 4) + 4) % 4]
      : (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
    return translation(center.x, center.y)
      .applied(after: Affine(a: cosine, b: sine, c: -sine, d: cosine))
      .applied(after: translation(-center.x, -center.y))
  }

  package func applied(after first: Affine) -> Affine {
    Affine(
      a: a * first.a + c * first.b, b: b * first.a + d * first.b,
      c: a * first.c + c * first.d, d: b * first.c + d * first.d,
      e: a * first.e + c * first.f + e, f: b * first.e + d * first.f + f)
  }

  package func of(_ point: CGPoint) -> CGPoint {
    CGPoint(x: a * point.x + c * point.y + e, y: b * point.x + d * point.y + f)
  }

  package func of(_ box: CGRect) -> CGRect {
    box.corners.reduce(CGRect.null) { $0.union(CGRect(origin: of($1), size: .zero)) }
  }

  package func of(_ path: Path) -> Path { self == .identity ? path : path.mapPoints { of($0) } }

  /// Returns the paint of a mapped shape; the map is a similarity for radial and conic gradients.
  func of(_ paint: Paint) -> Paint {
    paint.map(points: { of($0) }, lengths: { $0 * lengthFactor }, angles: { $0 + degrees })
  }

  /// Returns a box that is turned about its middle by ``degrees``, without this turn.
  package func ofTurned(_ box: CGRect) -> CGRect {
    guard b != 0 || c != 0 else { return of(box) }
    let middle = of(CGPoint(x: box.midX, y: box.midY))
    let size = CGSize(width: box.width * lengthFactor, height: box.height * lengthFactor)
    return CGRect(
      origin: CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2), size: size)
  }

  var degrees: Double { b == 0 && a > 0 ? 0 : atan2(b, a) * 180 / .pi }

  package var determinant: Double { a * d - b * c }

  /// The factor on lengths; of a map that isn't a similarity, a mean.
  package var lengthFactor: Double { abs(determinant).squareRoot() }

  /// Whether circles stay circles.
  package var isSimilarity: Bool {
    let tolerance = 1e-4 * (abs(a) + abs(b) + abs(c) + abs(d))
    return abs(a - d) <= tolerance && abs(b + c) <= tolerance
      || abs(a + d) <= tolerance && abs(b - c) <= tolerance
  }

  package var isFinite: Bool { [a, b, c, d, e, f].allSatisfy(\.isFinite) }
}

extension Path {

  /// Returns the path translated.
  public func offsetBy(x: Double, y: Double) -> Path {
    mapPoints { CGPoint(x: $0.x + x, y: $0.y + y) }
  }

  /// Returns the path scaled about the origin.
  public func scaled(by factor: Double) -> Path {
    mapPoints { CGPoint(x: $0.x * factor, y: $0.y * factor) }
  }

  /// Returns the path mirrored about the vertical line at `x`.
  public func mirrored(atX x: Double) -> Path { mapPoints { CGPoint(x: 2 * x - $0.x, y: $0.y) } }

  /// Returns the path mirrored about the diagonal, with x and y exchanged.
  public func transposed() -> Path { mapPoints { CGPoint(x: $0.y, y: $0.x) } }

  /// Returns the path in the opposite direction, which makes it a hole in a path around it.
  public func reversed() -> Path { subpaths.reduce(into: Path()) { $0.addReversed($1.elements) } }

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

  package var end: CGPoint? {
    switch self {
    case .move(let point), .line(let point), .curve(_, _, let point): point
    case .close: nil
    }
  }
}

extension CGRect {

  /// From left to right, the top ones first.
  var corners: [CGPoint] {
    [minY, maxY].flatMap { y in [minX, maxX].map { CGPoint(x: $0, y: y) } }
  }
}
