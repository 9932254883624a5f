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

    /// A gradient from top to bottom.
    public static let vertical = KeyboardGradient.Shape.linear(
      from: CGPoint(x: 0.5, y: 0), to: CGPoint(x: 0.5, y: 1))

    /// A gradient from left to right.
    public static let horizontal = KeyboardGradient.Shape.linear(
      from: CGPoint(x: 0, y: 0.5), to: CGPoint(x: 1, y: 0.5))
  }

  /// A color and its location.
  public struct Stop: Hashable, Codable, Sendable {

    /// The color at the location.
    public var color: Color

    /// The location, from 0 (start) to 1 (end).
    public var location: Double

    /// Creates a stop at a location from 0 (start) to 1 (end).
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

  /// Creates a gradient of a shape.
  public init(shape: Shape = .vertical, stops: [Stop], isRepeating: Bool = false) {
    self.shape = shape
    self.stops = stops
    self.isRepeating = isRepeating
  }

  /// Decodes a gradient; earlier versions don't repeat.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      shape: try values.decode(Shape.self, forKey: .shape),
      stops: try values.decode([Stop].self, forKey: .stops),
      isRepeating: try values.decodeIfPresent(Bool.self, forKey: .isRepeating) ?? false)
  }

  /// Creates a gradient of evenly spaced colors.
  public init(shape: Shape = .vertical, colors: [Color]) {
    let last = Double(max(colors.count - 1, 1))
    self.init(
      shape: shape,
      stops: colors.enumerated().map { Stop(color: $1, location: Double($0) / last) })
  }

  /// The colors of the stops.
  public var colors: [Color] { stops.map(\.color) }

  /// Returns the paint of an area in a color scheme.
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

  /// Returns half of the CSS gradient line, on which the projections of all corners lie.
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

// Stops are written out as often as an area needs them: renderers and files have no repetitions.
extension Paint {

  func repeated(over area: CGRect) -> Paint {
    // Letters and lines exceed their area.
    let area = area.insetBy(dx: -area.width / 4, dy: -area.height / 4)
    let corners = [
      CGPoint(x: area.minX, y: area.minY), CGPoint(x: area.maxX, y: area.minY),
      CGPoint(x: area.minX, y: area.maxY), CGPoint(x: area.maxX, y: area.maxY),
    ]
    switch self {
    case .color: return self
    case .linearGradient(let stops, let from, let to):
      let (x, y) = (to.x - from.x, to.y - from.y)
      let square = x * x + y * y
      guard square > 0 else { return self }
      let places = corners.map { Double((($0.x - from.x) * x + ($0.y - from.y) * y) / square) }
      let range = min(places.min() ?? 0, 0)...max(places.max() ?? 1, 1)
      func point(at place: Double) -> CGPoint {
        CGPoint(x: from.x + x * place, y: from.y + y * place)
      }
      return .linearGradient(
        stops.repeated(over: range), from: point(at: range.lowerBound),
        to: point(at: range.upperBound))
    case .radialGradient(let stops, let center, let radius, let focus):
      let start = focus ?? center
      let (x, y) = (center.x - start.x, center.y - start.y)
      let square = radius * radius - x * x - y * y
      guard square > 0 else { return self }
      // The circle through a corner, whose center moves with its radius.
      let places = corners.map { corner in
        let (across, down) = (corner.x - start.x, corner.y - start.y)
        let along = across * x + down * y
        let root = (along * along + square * (across * across + down * down)).squareRoot()
        return (root - along) / square
      }
      let last = max(places.max() ?? 1, 1)
      return .radialGradient(
        stops.repeated(over: 0...last),
        center: CGPoint(x: start.x + x * last, y: start.y + y * last), radius: radius * last,
        focus: focus)
    case .conicGradient(let stops, let center, let degrees):
      return .conicGradient(stops.repeated(over: 0...1), center: center, degrees: degrees)
    }
  }
}

extension [Paint.Stop] {

  /// The most stops of a repetition, beyond which the last color goes on.
  private static var most: Int { 1024 }

  fileprivate func repeated(over range: ClosedRange<Double>) -> [Paint.Stop] {
    guard let first, let last, last.location > first.location else { return self }
    let period = last.location - first.location
    let start = ((range.lowerBound - first.location) / period).rounded(.down)
    let rounds = ((range.upperBound - first.location) / period).rounded(.up) - start
    let limit = Swift.min(rounds, Double(Self.most / count))
    let copies = (0..<Int(limit)).flatMap { (round: Int) -> [Paint.Stop] in
      let shift: Double = (start + Double(round)) * period
      return map { Paint.Stop($0.color, at: $0.location + shift) }
    }
    let inner = copies.filter { range.contains($0.location) }
    let ends = [range.lowerBound, range.upperBound].map {
      Paint.Stop(copies.color(at: $0), at: $0)
    }
    let length = range.upperBound - range.lowerBound
    return ([ends[0]] + inner + [ends[1]]).map {
      Paint.Stop($0.color, at: ($0.location - range.lowerBound) / length)
    }
  }

  private func color(at place: Double) -> Color.Resolved {
    guard let next = firstIndex(where: { $0.location > place }) else {
      return self[count - 1].color
    }
    guard next > 0 else { return self[0].color }
    let (from, to) = (self[next - 1], self[next])
    let share = (place - from.location) / (to.location - from.location)
    return from.color.blended(with: to.color, share: share)
  }
}
