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
    ///
    /// Circles become smaller toward a focus; one outside of the last circle lies at its edge.
    case radial(center: CGPoint, radius: Double, focus: CGPoint? = nil)

    /// Rays around a center, clockwise from an angle in degrees: 0 points up and 90 right.
    case conic(center: CGPoint, degrees: Double)
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

  /// Whether the colors from the first to the last stop are repeated over the whole area.
  public var isRepeating: Bool

  /// Create a gradient of a shape.
  public init(shape: Shape = .vertical, stops: [Stop], isRepeating: Bool = false) {
    self.shape = shape
    self.stops = stops
    self.isRepeating = isRepeating
  }

  /// Decode a gradient; those of earlier versions don't repeat.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      shape: try values.decode(Shape.self, forKey: .shape),
      stops: try values.decode([Stop].self, forKey: .stops),
      isRepeating: try values.decodeIfPresent(Bool.self, forKey: .isRepeating) ?? false)
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
    let paint = paint(stops, in: area)
    return isRepeating ? paint.repeated(over: area) : paint
  }

  private func paint(_ stops: [Paint.Stop], in area: CGRect) -> Paint {
    switch shape {
    case .linear(let start, let end):
      return .linearGradient(stops, from: area.point(at: start), to: area.point(at: end))
    case .angle(let degrees):
      let half = area.halfDiagonal(atDegrees: degrees)
      return .linearGradient(
        stops,
        from: CGPoint(x: area.midX - half.width, y: area.midY - half.height),
        to: CGPoint(x: area.midX + half.width, y: area.midY + half.height))
    case .radial(let center, let radius, let focus):
      let (center, radius) = (area.point(at: center), radius * max(area.width, area.height))
      return .radialGradient(
        stops, center: center, radius: radius,
        focus: focus.map { area.point(at: $0).within(radius * Self.farthestFocus, of: center) })
    case .conic(let center, let degrees):
      return .conicGradient(stops, center: area.point(at: center), degrees: degrees)
    }
  }

  /// A focus on the outermost circle itself would leave a part of the area without a color.
  private static let farthestFocus = 0.98
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

extension CGPoint {

  fileprivate func within(_ radius: Double, of center: CGPoint) -> CGPoint {
    let (x, y) = (x - center.x, y - center.y)
    let distance = (x * x + y * y).squareRoot()
    guard distance > radius else { return self }
    return CGPoint(x: center.x + x * radius / distance, y: center.y + y * radius / distance)
  }
}
