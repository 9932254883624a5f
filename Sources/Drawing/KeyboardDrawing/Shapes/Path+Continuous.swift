public import Foundation

extension Path {

  /// The extent of a continuous corner along a side, as a multiple of its radius.
  public static let continuousReach = 1.528_665

  /// Create a rectangle with continuous corners, whose curvature increases toward their middle.
  ///
  /// The radius is limited to half of the shorter side. If that side is too short for two whole
  /// corners, they become shorter and approach circles, so that a capsule stays a capsule.
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

  /// Add a continuous curve around a corner.
  ///
  /// The curve connects the current point with another one. Both lie on the sides that meet in the
  /// corner, at a distance of `reach` times the radius: 1 is a quarter circle, ``continuousReach``
  /// the whole continuous corner.
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

/// The points of a corner's three curves except the last: their distances from the corner along its
/// two sides, in radii.
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
