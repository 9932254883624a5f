public import Foundation

/// An outline of straight lines and cubic curves, in points, y pointing down.
///
/// Quadratic curves and arcs are converted to cubic ones, so that renderers handle four kinds of
/// elements only.
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

  /// The elements in order; each subpath starts with a move.
  public private(set) var elements: [Element] = []

  private var current = CGPoint.zero
  private var start = CGPoint.zero

  /// Create an empty path.
  public init() {}

  /// Create a path with the elements that a closure adds.
  public init(_ build: (inout Path) -> Void) {
    build(&self)
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// Start a subpath.
  public mutating func move(to point: CGPoint) {
    elements.append(.move(point))
    current = point
    start = point
  }

  /// Add a straight line.
  public mutating func addLine(to point: CGPoint) {
    beginIfNeeded()
    elements.append(.line(point))
    current = point
  }

  /// Add a cubic curve.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    beginIfNeeded()
    elements.append(.curve(control1, control2, point))
    current = point
  }

  /// Add a quadratic curve as the equivalent cubic curve.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    let from = current
    addCurve(
      to: point,
      control1: CGPoint(
        x: from.x + (control.x - from.x) * 2 / 3, y: from.y + (control.y - from.y) * 2 / 3),
      control2: CGPoint(
        x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3))
  }

  /// Close the current subpath.
  public mutating func closeSubpath() {
    guard !elements.isEmpty else { return }
    elements.append(.close)
    current = start
  }

  /// Add all elements of another path.
  public mutating func addPath(_ path: Path) {
    elements += path.elements
    current = path.current
    start = path.start
  }

  /// Return the path with every point transformed.
  ///
  /// A path that is used no more is changed in place.
  public consuming func mapPoints(_ transform: (CGPoint) -> CGPoint) -> Path {
    guard !isEmpty else { return self }
    elements.withUnsafeMutableBufferPointer { elements in
      for index in elements.indices {
        switch elements[index] {
        case .move(let point): elements[index] = .move(transform(point))
        case .line(let point): elements[index] = .line(transform(point))
        case .curve(let control1, let control2, let point):
          elements[index] = .curve(transform(control1), transform(control2), transform(point))
        case .close: break
        }
      }
    }
    (current, start) = (transform(current), transform(start))
    return self
  }

  package mutating func reserve(_ count: Int) {
    if isEmpty { elements.reserveCapacity(count) }
  }

  private mutating func beginIfNeeded() {
    switch elements.last {
    case nil, .close: move(to: current)
    default: break
    }
  }
}
