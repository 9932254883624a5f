public import Foundation

/// An outline of straight lines and cubic curves, in points, y pointing down.
///
/// Quadratic curves and arcs are turned into cubic ones as they are added, so that whoever draws a
/// path meets four kinds of elements only.
public struct Path: Hashable, Sendable {

  /// A step of the outline.
  public enum Element: Hashable, Sendable {

    /// Start a subpath.
    case move(CGPoint)

    /// A straight line from the current point.
    case line(CGPoint)

    /// A cubic Bézier curve from the current point, with its two control points.
    case curve(CGPoint, CGPoint, CGPoint)

    /// A straight line back to where the subpath started.
    case close
  }

  /// The steps, in order; each subpath starts with a move.
  public private(set) var elements: [Element] = []

  private var current = CGPoint.zero
  private var start = CGPoint.zero

  /// A path without elements.
  public init() {}

  /// A path that a closure adds elements to.
  public init(_ build: (inout Path) -> Void) {
    build(&self)
  }

  /// Whether there is nothing to draw.
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

  /// Add a quadratic curve, as the cubic one with the same shape.
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

  private mutating func beginIfNeeded() {
    switch elements.last {
    case nil, .close: move(to: current)
    default: break
    }
  }
}
