public import Foundation

/// Reach of control points for a quarter circle, accurate to 0.03 %: 4/3·(√2 − 1).
private let kappa = 0.552_284_749_830_793_6

extension Path {

  /// Creates a rectangle, clockwise.
  public init(_ rect: CGRect) { self.init { $0.addRect(rect) } }

  /// Creates a rectangle with circular corners.
  public init(roundedRect rect: CGRect, cornerRadius: Double) {
    self.init { $0.addRoundedRect(in: rect, cornerRadius: cornerRadius) }
  }

  /// Creates an ellipse inscribed in a rectangle.
  public init(ellipseIn rect: CGRect) { self.init { $0.addEllipse(in: rect) } }

  /// Adds a rectangle, clockwise.
  public mutating func addRect(_ rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }

  /// Adds a clockwise rectangle with circular corners, limited to half of the shorter side.
  public mutating func addRoundedRect(in rect: CGRect, cornerRadius: Double) {
    let radius = min(max(cornerRadius, 0), rect.width / 2, rect.height / 2)
    guard radius > 0 else { return addRect(rect) }
    addRect(rect, corners: CornerSizes(all: radius)) { $0.addCorner($1, to: $2) }
  }

  /// The closure draws from the current point around a corner to another point.
  package mutating func addRect(
    _ rect: CGRect, corners: CornerSizes,
    corner: (inout Path, _ corner: CGPoint, _ point: CGPoint) -> Void
  ) {
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    let (first, second) = (corners.topLeft, corners.topRight)
    let (third, last) = (corners.bottomRight, corners.bottomLeft)
    reserveCorners()
    move(to: CGPoint(x: left + first.width, y: top))
    addLine(to: CGPoint(x: right - second.width, y: top))
    corner(&self, CGPoint(x: right, y: top), CGPoint(x: right, y: top + second.height))
    addLine(to: CGPoint(x: right, y: bottom - third.height))
    corner(&self, CGPoint(x: right, y: bottom), CGPoint(x: right - third.width, y: bottom))
    addLine(to: CGPoint(x: left + last.width, y: bottom))
    corner(&self, CGPoint(x: left, y: bottom), CGPoint(x: left, y: bottom - last.height))
    addLine(to: CGPoint(x: left, y: top + first.height))
    corner(&self, CGPoint(x: left, y: top), CGPoint(x: left + first.width, y: top))
    closeSubpath()
  }

  /// Adds an ellipse inscribed in a rectangle, clockwise from its rightmost point.
  public mutating func addEllipse(in rect: CGRect) {
    move(to: CGPoint(x: rect.maxX, y: rect.midY))
    addCorner(CGPoint(x: rect.maxX, y: rect.maxY), to: CGPoint(x: rect.midX, y: rect.maxY))
    addCorner(CGPoint(x: rect.minX, y: rect.maxY), to: CGPoint(x: rect.minX, y: rect.midY))
    addCorner(CGPoint(x: rect.minX, y: rect.minY), to: CGPoint(x: rect.midX, y: rect.minY))
    addCorner(CGPoint(x: rect.maxX, y: rect.minY), to: CGPoint(x: rect.maxX, y: rect.midY))
    closeSubpath()
  }

  /// Adds a quarter ellipse from the current point to `point`, both on the sides of the corner.
  public mutating func addCorner(_ corner: CGPoint, to point: CGPoint) {
    let from = currentPoint ?? corner
    addCurve(
      to: point,
      control1: CGPoint(
        x: from.x + (corner.x - from.x) * kappa, y: from.y + (corner.y - from.y) * kappa),
      control2: CGPoint(
        x: point.x + (corner.x - point.x) * kappa, y: point.y + (corner.y - point.y) * kappa))
  }

  private static let longestSweep = 1e4

  /// Adds a circular arc with clockwise angles in radians from the x-axis, if they are finite.
  ///
  /// Pieces are at most a quarter turn; a line connects the current point, if any, with the start.
  public mutating func addArc(
    center: CGPoint, radius: Double, startAngle: Double, endAngle: Double
  ) {
    let first = CGPoint(
      x: center.x + radius * cos(startAngle), y: center.y + radius * sin(startAngle))
    isEmpty ? move(to: first) : addLine(to: first)
    let sweep = endAngle - startAngle
    guard abs(sweep) <= Self.longestSweep else { return }
    let pieces = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / Double(pieces)
    let reach = radius * 4 / 3 * tan(step / 4)
    for index in 0..<pieces {
      let from = startAngle + Double(index) * step
      let to = from + step
      let end = CGPoint(x: center.x + radius * cos(to), y: center.y + radius * sin(to))
      addCurve(
        to: end,
        control1: CGPoint(
          x: center.x + radius * cos(from) - reach * sin(from),
          y: center.y + radius * sin(from) + reach * cos(from)),
        control2: CGPoint(x: end.x + reach * sin(to), y: end.y - reach * cos(to)))
    }
  }

  /// The extent of a continuous corner along a side, as a multiple of its radius.
  public static let continuousReach = 1.528_665

  /// Creates a rectangle with continuous corners, whose curvature increases toward their middle.
  ///
  /// The radius is at most half the shorter side. On short sides, corners shorten toward circles.
  public init(continuousRoundedRect rect: CGRect, cornerRadius: Double) {
    let half = min(rect.width, rect.height) / 2
    let radius = min(max(cornerRadius, 0), half)
    guard radius > 0 else {
      self.init(rect)
      return
    }
    let reach = min(Self.continuousReach, half / radius)
    self.init { path in
      path.addRect(rect, corners: CornerSizes(all: reach * radius)) {
        $0.addContinuousCorner($1, to: $2, reach: reach)
      }
    }
  }

  /// Adds a continuous curve from the current point to another on the sides of a corner.
  ///
  /// Both are at `reach` times the radius: 1 is a quarter circle, ``continuousReach`` the whole corner.
  public mutating func addContinuousCorner(
    _ corner: CGPoint, to point: CGPoint, reach: Double = continuousReach
  ) {
    let from = currentPoint ?? corner
    let reach = min(max(reach, 1), Self.continuousReach)
    let share = (reach - 1) / (Self.continuousReach - 1)
    let points = zip(circularCorner, continuousCorner).map { circular, continuous in
      let back = (circular.back + (continuous.back - circular.back) * share) / reach
      let ahead = (circular.ahead + (continuous.ahead - circular.ahead) * share) / reach
      return CGPoint(
        x: corner.x + (from.x - corner.x) * back + (point.x - corner.x) * ahead,
        y: corner.y + (from.y - corner.y) * back + (point.y - corner.y) * ahead)
    }
    addCurve(to: points[2], control1: points[0], control2: points[1])
    addCurve(to: points[5], control1: points[3], control2: points[4])
    addCurve(to: point, control1: points[6], control2: points[7])
  }
}

/// A corner's points except the last: distances from it along its two sides, in radii.
private typealias CornerPoints = [(back: Double, ahead: Double)]

/// Source: the measured points of UIKit's corners (PaintCode, "Mysterious iOS 7 Rounded Rects").
private let continuousCorner: CornerPoints = [
  (1.088_493, 0), (0.868_407, 0), (0.631_494, 0.074_911),
  (0.372_824, 0.169_060), (0.169_060, 0.372_824), (0.074_911, 0.631_494),
  (0, 0.868_407), (0, 1.088_493),
]

/// Split at the angles of a continuous corner: 21.7° and 68.3°.
private let circularCorner: CornerPoints = [
  (0.873_260, 0), (0.747_676, 0.024_093), (0.629_934, 0.070_995),
  (0.374_766, 0.172_640), (0.172_640, 0.374_766), (0.070_995, 0.629_934),
  (0.024_093, 0.747_676), (0, 0.873_260),
]

/// Horizontal and vertical radii of a rectangle's corners.
package struct CornerSizes: Hashable, Sendable {

  package var topLeft: CGSize
  package var topRight: CGSize
  package var bottomRight: CGSize
  package var bottomLeft: CGSize

  package init(topLeft: CGSize, topRight: CGSize, bottomRight: CGSize, bottomLeft: CGSize) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  package init(all length: Double) {
    let size = CGSize(width: length, height: length)
    self.init(topLeft: size, topRight: size, bottomRight: size, bottomLeft: size)
  }
}
