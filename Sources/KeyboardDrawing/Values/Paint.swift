public import Foundation

/// What an outline is filled with.
public enum Paint: Hashable, Sendable {

  /// One color.
  case color(Color.Resolved)

  /// Colors that change along a line, and stay the same across it.
  case linearGradient([Stop], from: CGPoint, to: CGPoint)

  /// Colors that change with the distance from a point.
  case radialGradient([Stop], center: CGPoint, radius: Double)

  /// A color and its place in a gradient.
  public struct Stop: Hashable, Sendable {

    /// The color here.
    public var color: Color.Resolved

    /// The place, from 0 (start) to 1 (end).
    public var location: Double

    /// A color at a place.
    public init(_ color: Color.Resolved, at location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// Whether nothing shines through anywhere.
  public var isOpaque: Bool {
    switch self {
    case .color(let color): color.isOpaque
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _):
      stops.allSatisfy(\.color.isOpaque)
    }
  }

  /// Whether nothing can be seen anywhere.
  public var isInvisible: Bool {
    switch self {
    case .color(let color): color.isInvisible
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _):
      stops.allSatisfy(\.color.isInvisible)
    }
  }
}
