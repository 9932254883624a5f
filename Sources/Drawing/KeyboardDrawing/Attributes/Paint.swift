public import Foundation

/// The paint of a filled or stroked path.
public enum Paint: Hashable, Sendable {

  /// A solid color.
  case color(Color.Resolved)

  /// A gradient along a line.
  case linearGradient([Stop], from: CGPoint, to: CGPoint)

  /// A gradient by distance from a center.
  case radialGradient([Stop], center: CGPoint, radius: Double)

  /// A color stop of a gradient.
  public struct Stop: Hashable, Sendable {

    /// The color.
    public var color: Color.Resolved

    /// The location, from 0 (start) to 1 (end).
    public var location: Double

    /// Create a color stop at a location.
    public init(_ color: Color.Resolved, at location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// Whether all colors are opaque.
  public var isOpaque: Bool {
    switch self {
    case .color(let color): color.isOpaque
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _):
      stops.allSatisfy(\.color.isOpaque)
    }
  }

  /// Whether all colors are transparent.
  public var isInvisible: Bool {
    switch self {
    case .color(let color): color.isInvisible
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _):
      stops.allSatisfy(\.color.isInvisible)
    }
  }
}
