public import Foundation

/// The paint of a filled or stroked path.
public enum Paint: Hashable, Sendable {

  /// A solid color.
  case color(Color.Resolved)

  /// A gradient along a line.
  case linearGradient([Stop], from: CGPoint, to: CGPoint)

  /// A gradient by distance from a center, or toward a focus within the radius.
  case radialGradient([Stop], center: CGPoint, radius: Double, focus: CGPoint? = nil)

  /// A gradient around a center, clockwise from an angle in degrees: 0 points up, 90 right.
  case conicGradient([Stop], center: CGPoint, degrees: Double)

  /// A color stop of a gradient.
  public struct Stop: Hashable, Sendable {

    /// The color.
    public var color: Color.Resolved

    /// The location, from 0 (start) to 1 (end).
    public var location: Double

    /// Creates a color stop at a location.
    public init(_ color: Color.Resolved, at location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// Whether all colors are opaque.
  public var isOpaque: Bool {
    switch self {
    case .color(let color): color.isOpaque
    case .linearGradient, .radialGradient, .conicGradient: stops.allSatisfy(\.color.isOpaque)
    }
  }

  /// Whether all colors are transparent.
  public var isInvisible: Bool {
    switch self {
    case .color(let color): color.isInvisible
    case .linearGradient, .radialGradient, .conicGradient: stops.allSatisfy(\.color.isInvisible)
    }
  }

  /// The color stops of a gradient; none of a color.
  public var stops: [Stop] {
    switch self {
    case .color: []
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
      .conicGradient(let stops, _, _):
      stops
    }
  }

  package func mapColors(_ change: (Color.Resolved) -> Color.Resolved) -> Paint {
    func map(_ stops: [Stop]) -> [Stop] { stops.map { Stop(change($0.color), at: $0.location) } }
    return switch self {
    case .color(let color): .color(change(color))
    case .linearGradient(let stops, let from, let to):
      .linearGradient(map(stops), from: from, to: to)
    case .radialGradient(let stops, let center, let radius, let focus):
      .radialGradient(map(stops), center: center, radius: radius, focus: focus)
    case .conicGradient(let stops, let center, let degrees):
      .conicGradient(map(stops), center: center, degrees: degrees)
    }
  }

  func map(
    points: (CGPoint) -> CGPoint, lengths: (Double) -> Double, angles: (Double) -> Double
  ) -> Paint {
    switch self {
    case .color: self
    case .linearGradient(let stops, let from, let to):
      .linearGradient(stops, from: points(from), to: points(to))
    case .radialGradient(let stops, let center, let radius, let focus):
      .radialGradient(
        stops, center: points(center), radius: lengths(radius), focus: focus.map(points))
    case .conicGradient(let stops, let center, let degrees):
      .conicGradient(stops, center: points(center), degrees: angles(degrees))
    }
  }
}

/// The style of a stroked path.
public struct StrokeStyle: Hashable, Sendable {

  /// The shape of a line's ends.
  public enum Cap: String, Hashable, Sendable {
    case butt, round, square
  }

  /// The shape of a line's joins.
  public enum Join: String, Hashable, Sendable {
    case miter, round, bevel
  }

  /// The width in points, centered on the path.
  public var lineWidth: Double

  /// The shape of the ends.
  public var cap: Cap

  /// The shape of the joins.
  public var join: Join

  /// The length of a miter, in widths of the line, beyond which a join is a bevel.
  public var miterLimit: Double

  /// The lengths of dashes and gaps in turn; empty for a line without gaps.
  public var dash: [Double] = []

  /// Distance into the dashes at the start of the line.
  public var dashPhase = 0.0

  /// Cairo's limit.
  package static let standardMiterLimit = 10.0

  /// Creates a style with a width in points, by default with butt caps and miter joins.
  public init(lineWidth: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10) {
    self.lineWidth = lineWidth
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
  }

  /// Scale the width and the dashes.
  package mutating func scale(by factor: Double) {
    lineWidth *= factor
    dashPhase *= factor
    dash = dash.map { $0 * factor }
  }

  /// A miter reaches out by at most its limit in half widths, and a square end by its diagonal.
  package var reach: Double {
    lineWidth * max(join == .miter ? miterLimit / 2 : 0.5, cap == .square ? 0.75 : 0.5)
  }
}
