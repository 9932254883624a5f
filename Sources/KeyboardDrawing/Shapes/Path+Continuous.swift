public import Foundation

extension Path {

  /// How far a continuous corner reaches along a side, as a multiple of its radius.
  public static let continuousReach = 1.528_665

  /// A rectangle with continuous corners, whose curvature grows towards the middle of each corner.
  ///
  /// The radius is limited to half of the shorter side. Where that side is too short for two whole
  /// corners, they reach less far and come the closer to circles, so that a pill stays a pill.
  public init(continuousRoundedRect rect: CGRect, cornerRadius: Double) {
    let half = min(rect.width, rect.height) / 2
    let radius = min(max(cornerRadius, 0), half)
    guard radius > 0 else {
      self.init(rect)
      return
    }
    let reach = min(Self.continuousReach, half / radius)
    let length = reach * radius
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    self.init { path in
      path.move(to: CGPoint(x: left + length, y: top))
      path.addLine(to: CGPoint(x: right - length, y: top))
      path.addContinuousCorner(
        CGPoint(x: right, y: top), to: CGPoint(x: right, y: top + length), reach: reach)
      path.addLine(to: CGPoint(x: right, y: bottom - length))
      path.addContinuousCorner(
        CGPoint(x: right, y: bottom), to: CGPoint(x: right - length, y: bottom), reach: reach)
      path.addLine(to: CGPoint(x: left + length, y: bottom))
      path.addContinuousCorner(
        CGPoint(x: left, y: bottom), to: CGPoint(x: left, y: bottom - length), reach: reach)
      path.addLine(to: CGPoint(x: left, y: top + length))
      path.addContinuousCorner(
        CGPoint(x: left, y: top), to: CGPoint(x: left + length, y: top), reach: reach)
      path.closeSubpath()
    }
  }

  /// Add a continuous curve around a corner.
  ///
  /// It leads from the current point, bulging towards the corner, to a point. Both lie on the sides
  /// that meet in the corner, `reach` times the radius away from it: at 1 the curve is a quarter
  /// circle, at ``continuousReach`` the whole continuous corner.
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

/// The points of a corner's three curves but the last one: how far back and ahead of the corner they
/// lie along its sides, in radii.
private typealias CornerPoints = [(back: Double, ahead: Double)]

/// The curves of a continuous corner.
///
/// Source: the measured points of UIKit's corners (PaintCode, "Mysterious iOS 7 Rounded Rects").
private let continuousCorner: CornerPoints = [
  (1.088_493, 0), (0.868_407, 0), (0.631_494, 0.074_911),
  (0.372_824, 0.169_060), (0.169_060, 0.372_824), (0.074_911, 0.631_494),
  (0, 0.868_407), (0, 1.088_493),
]

/// A quarter circle in three pieces that end where those of a continuous corner do: at 21.7°, 68.3°.
private let circularCorner: CornerPoints = [
  (0.873_260, 0), (0.747_676, 0.024_093), (0.629_934, 0.070_995),
  (0.374_766, 0.172_640), (0.172_640, 0.374_766), (0.070_995, 0.629_934),
  (0.024_093, 0.747_676), (0, 0.873_260),
]
