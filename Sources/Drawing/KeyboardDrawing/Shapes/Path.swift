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

  /// The points of all elements in order.
  ///
  /// Kinds and points stand apart because most of the memory that a scene takes is paths.
  package private(set) var points: [CGPoint] = []
  private var kinds: [Kind] = []

  /// The index of the point that starts the latest subpath.
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

  /// Create an empty path.
  public init() {}

  /// Create a path with the elements that a closure adds.
  public init(_ build: (inout Path) -> Void) {
    build(&self)
  }

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

  /// Call a closure with each element in order.
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
  public var currentPoint: CGPoint? {
    kinds.last == .close ? points[start] : points.last
  }

  /// Start a subpath.
  public mutating func move(to point: CGPoint) {
    kinds.append(.move)
    start = points.count
    points.append(point)
  }

  /// Add a straight line.
  public mutating func addLine(to point: CGPoint) {
    beginIfNeeded()
    kinds.append(.line)
    points.append(point)
  }

  /// Add a cubic curve.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    beginIfNeeded()
    kinds.append(.curve)
    points.append(control1)
    points.append(control2)
    points.append(point)
  }

  /// Add a quadratic curve as the equivalent cubic curve.
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

  /// Add all elements of another path.
  public mutating func addPath(_ path: Path) {
    if !path.isEmpty { start = points.count + path.start }
    kinds += path.kinds
    points += path.points
  }

  /// Return the path with every point transformed.
  ///
  /// A path that is used no more is changed in place.
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
}
