public import Foundation
public import KeyboardDrawing

/// Colors that blend into each other over an area.
public struct KeyboardGradient: Hashable, Codable, Sendable {

  /// How the colors run; points are shares of the area, (0, 0) its top left and (1, 1) its bottom right.
  public enum Shape: Hashable, Codable, Sendable {

    /// From one point to another.
    case linear(from: CGPoint, to: CGPoint)

    /// Along a direction through the middle, so that the first and last colors lie in the corners.
    ///
    /// The angle is in degrees, clockwise: 0 runs to the top and 90 to the right, as in CSS.
    case angle(degrees: Double)

    /// From a point outwards; the radius is a share of the area's longer side.
    case radial(center: CGPoint, radius: Double)
  }

  /// A color and its place.
  public struct Stop: Hashable, Codable, Sendable {

    /// The color here.
    public var color: Color

    /// The place, from 0 (start) to 1 (end).
    public var location: Double

    /// A color at a place from 0 (start) to 1 (end).
    public init(color: Color, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// How the colors run.
  public var shape: Shape

  /// The colors in the order of their places.
  public var stops: [Stop]

  /// A gradient of a shape.
  public init(shape: Shape = .vertical, stops: [Stop]) {
    self.shape = shape
    self.stops = stops
  }

  /// A gradient of evenly spaced colors.
  public init(shape: Shape = .vertical, colors: [Color]) {
    let last = Double(max(colors.count - 1, 1))
    self.init(
      shape: shape,
      stops: colors.enumerated().map { Stop(color: $1, location: Double($0) / last) })
  }

  /// The colors without their places.
  public var colors: [Color] { stops.map(\.color) }
}

extension KeyboardGradient.Shape {

  /// From the top to the bottom.
  public static let vertical = KeyboardGradient.Shape.linear(
    from: CGPoint(x: 0.5, y: 0), to: CGPoint(x: 0.5, y: 1))

  /// From the left to the right.
  public static let horizontal = KeyboardGradient.Shape.linear(
    from: CGPoint(x: 0, y: 0.5), to: CGPoint(x: 1, y: 0.5))
}
