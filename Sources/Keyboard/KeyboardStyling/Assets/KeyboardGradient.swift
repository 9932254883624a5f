public import Foundation
public import KeyboardDrawing

/// A color gradient over an area.
public struct KeyboardGradient: Hashable, Codable, Sendable {

  /// The geometry of a gradient, in unit coordinates with the origin at the top left.
  public enum Shape: Hashable, Codable, Sendable {

    /// A line from one point to another.
    case linear(from: CGPoint, to: CGPoint)

    /// A direction through the center, with the first and last colors in the corners.
    ///
    /// The angle is in degrees, clockwise: 0 points to the top and 90 to the right, as in CSS.
    case angle(degrees: Double)

    /// Circles around a center; the radius is a share of the area's longer side.
    case radial(center: CGPoint, radius: Double)
  }

  /// A color and its location.
  public struct Stop: Hashable, Codable, Sendable {

    /// The color at the location.
    public var color: Color

    /// The location, from 0 (start) to 1 (end).
    public var location: Double

    /// Create a stop at a location from 0 (start) to 1 (end).
    public init(color: Color, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// The geometry of the gradient.
  public var shape: Shape

  /// The stops in order of location.
  public var stops: [Stop]

  /// Create a gradient of a shape.
  public init(shape: Shape = .vertical, stops: [Stop]) {
    self.shape = shape
    self.stops = stops
  }

  /// Create a gradient of evenly spaced colors.
  public init(shape: Shape = .vertical, colors: [Color]) {
    let last = Double(max(colors.count - 1, 1))
    self.init(
      shape: shape,
      stops: colors.enumerated().map { Stop(color: $1, location: Double($0) / last) })
  }

  /// The colors of the stops.
  public var colors: [Color] { stops.map(\.color) }
}

extension KeyboardGradient.Shape {

  /// A gradient from top to bottom.
  public static let vertical = KeyboardGradient.Shape.linear(
    from: CGPoint(x: 0.5, y: 0), to: CGPoint(x: 0.5, y: 1))

  /// A gradient from left to right.
  public static let horizontal = KeyboardGradient.Shape.linear(
    from: CGPoint(x: 0, y: 0.5), to: CGPoint(x: 1, y: 0.5))
}

extension KeyboardGradient {

  /// Return the paint of an area in a color scheme.
  public func paint(in area: CGRect, isDark: Bool) -> Paint {
    let stops = stops.map { Paint.Stop($0.color.resolved(isDark: isDark), at: $0.location) }
    switch shape {
    case .linear(let start, let end):
      return .linearGradient(stops, from: area.point(at: start), to: area.point(at: end))
    case .angle(let degrees):
      let half = area.halfDiagonal(atDegrees: degrees)
      return .linearGradient(
        stops,
        from: CGPoint(x: area.midX - half.width, y: area.midY - half.height),
        to: CGPoint(x: area.midX + half.width, y: area.midY + half.height))
    case .radial(let center, let radius):
      return .radialGradient(
        stops, center: area.point(at: center), radius: radius * max(area.width, area.height))
    }
  }
}

extension CGRect {

  fileprivate func point(at share: CGPoint) -> CGPoint {
    CGPoint(x: minX + share.x * width, y: minY + share.y * height)
  }

  /// Return half of the CSS gradient line, on which the projections of all corners lie.
  fileprivate func halfDiagonal(atDegrees degrees: Double) -> CGSize {
    let radians = degrees * .pi / 180
    let direction = CGSize(width: sin(radians), height: -cos(radians))
    let half = (abs(width * direction.width) + abs(height * direction.height)) / 2
    return CGSize(width: direction.width * half, height: direction.height * half)
  }
}
