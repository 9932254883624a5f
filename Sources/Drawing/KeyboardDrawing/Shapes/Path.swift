public import Foundation

/// An outline of lines and cubic curves in points, y pointing down; other curves are converted.
public struct Path: Hashable, Sendable {

  /// An element of the outline.
  public enum Element: Hashable, Sendable {

    /// Start a subpath.
    case move(CGPoint)

    /// A straight line from the current point.
    case line(CGPoint)

    /// A cubic Bézier curve from the current point, with its two control points.
    case curve(CGPoint, CGPoint, CGPoint)

    /// A straight line back to the start of the subpath.
    case close
  }

  /// Points are stored apart from kinds because paths take most of the memory of a scene.
  package private(set) var points: [CGPoint] = []
  private var kinds: [Kind] = []
  private var start = 0

  private enum Kind: UInt8 {
    case move, line, curve, close

    var points: Int {
      switch self {
      case .move, .line: 1
      case .curve: 3
      case .close: 0
      }
    }
  }

  /// Creates an empty path.
  public init() {}

  /// Creates a path with the elements that a closure adds.
  public init(_ build: (inout Path) -> Void) { build(&self) }

  /// Whether the path has no elements.
  public var isEmpty: Bool { kinds.isEmpty }

  /// The number of elements.
  public var count: Int { kinds.count }

  /// The elements in order; each subpath starts with a move.
  public var elements: [Element] {
    var elements: [Element] = []
    elements.reserveCapacity(count)
    forEach { elements.append($0) }
    return elements
  }

  /// Calls a closure with each element in order.
  public func forEach(_ body: (Element) throws -> Void) rethrows {
    var index = 0
    for kind in kinds {
      switch kind {
      case .move: try body(.move(points[index]))
      case .line: try body(.line(points[index]))
      case .curve: try body(.curve(points[index], points[index + 1], points[index + 2]))
      case .close: try body(.close)
      }
      index += kind.points
    }
  }

  /// The end of the last element, or `nil` for an empty path.
  public var currentPoint: CGPoint? { kinds.last == .close ? points[start] : points.last }

  /// Starts a subpath.
  public mutating func move(to point: CGPoint) {
    kinds.append(.move)
    start = points.count
    points.append(point)
  }

  /// Adds a straight line.
  public mutating func addLine(to point: CGPoint) {
    beginIfNeeded()
    kinds.append(.line)
    points.append(point)
  }

  /// Adds a cubic curve.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    beginIfNeeded()
    kinds.append(.curve)
    points.append(control1)
    points.append(control2)
    points.append(point)
  }

  /// Adds a quadratic curve as the equivalent cubic curve.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    let from = currentPoint ?? .zero
    addCurve(
      to: point,
      control1: CGPoint(
        x: from.x + (control.x - from.x) * 2 / 3, y: from.y + (control.y - from.y) * 2 / 3),
      control2: CGPoint(
        x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3))
  }

  /// Close the current subpath.
  public mutating func closeSubpath() {
    if !isEmpty { kinds.append(.close) }
  }

  /// Adds all elements of another path.
  public mutating func addPath(_ path: Path) {
    if !path.isEmpty { start = points.count + path.start }
    kinds += path.kinds
    points += path.points
  }

  /// Returns the path with every point transformed, in place if nothing else uses it.
  public consuming func mapPoints(_ transform: (CGPoint) -> CGPoint) -> Path {
    points.withUnsafeMutableBufferPointer { points in
      for index in points.indices { points[index] = transform(points[index]) }
    }
    return self
  }

  /// Reserve memory for four lines and four corners of up to three curves.
  package mutating func reserveCorners() {
    guard isEmpty else { return }
    kinds.reserveCapacity(18)
    points.reserveCapacity(41)
  }

  private mutating func beginIfNeeded() {
    if isEmpty || kinds.last == .close { move(to: currentPoint ?? .zero) }
  }

  /// Adds an arc of a turned ellipse, enlarged if necessary (source: SVG 2, appendix B.2).
  mutating func addArc(
    to end: CGPoint, radii: CGSize, degrees: Double, isLarge: Bool, isClockwise: Bool
  ) {
    let start = currentPoint ?? .zero
    guard start != end else { return }
    guard radii.width > 0, radii.height > 0 else { return addLine(to: end) }
    // In the coordinates in which the ellipse is a circle of radius 1.
    let turned = Affine.rotation(degrees: -degrees)
    let toCircle = Affine.scale(1 / radii.width, 1 / radii.height).applied(after: turned)
    let (first, last) = (toCircle.of(start), toCircle.of(end))
    let chord = CGPoint(x: last.x - first.x, y: last.y - first.y)
    let half = (chord.x * chord.x + chord.y * chord.y).squareRoot() / 2
    guard half > 0, half.isFinite else { return addLine(to: end) }
    let radius = max(half, 1)
    let height = max(radius * radius - half * half, 0).squareRoot()
    let side = isLarge == isClockwise ? -1.0 : 1.0
    let center = CGPoint(
      x: (first.x + last.x) / 2 - side * height * chord.y / (2 * half),
      y: (first.y + last.y) / 2 + side * height * chord.x / (2 * half))
    let from = atan2(first.y - center.y, first.x - center.x)
    var sweep = atan2(last.y - center.y, last.x - center.x) - from
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
    let fromCircle = Affine.rotation(degrees: degrees)
      .applied(after: .scale(radii.width, radii.height))
    addArc(of: (center, radius), from: from, sweep: sweep, end: end, in: fromCircle)
  }

  private mutating func addArc(
    of circle: (center: CGPoint, radius: Double), from: Double, sweep: Double, end: CGPoint,
    in map: Affine
  ) {
    let pieces = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(pieces)
    let reach = 4 / 3 * tan(step / 4)
    func point(_ angle: Double, _ tangent: Double) -> CGPoint {
      map.of(
        CGPoint(
          x: circle.center.x + circle.radius * (cos(angle) - tangent * sin(angle)),
          y: circle.center.y + circle.radius * (sin(angle) + tangent * cos(angle))))
    }
    for index in 0..<pieces {
      let angle = from + Double(index) * step
      addCurve(
        to: index == pieces - 1 ? end : point(angle + step, 0), control1: point(angle, reach),
        control2: point(angle + step, -reach))
    }
  }
}
