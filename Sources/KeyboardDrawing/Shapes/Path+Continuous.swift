public import Foundation

/// How far a continuous corner reaches along a side, as a share of its radius.
private let reach = 1.528_665

extension Path {

  /// A rectangle with continuous corners, whose curvature grows towards the middle of each corner.
  ///
  /// The radius is limited so that two corners fit on the shorter side.
  ///
  /// Source: the measured points of UIKit's corners (PaintCode, "Mysterious iOS 7 Rounded Rects").
  public init(continuousRoundedRect rect: CGRect, cornerRadius: Double) {
    let limit = min(rect.width, rect.height) / 2 / reach
    let radius = min(max(cornerRadius, 0), limit)
    guard radius > 0 else {
      self.init(rect)
      return
    }
    self.init { path in
      path.move(to: CGPoint(x: rect.minX + reach * radius, y: rect.minY))
      path.addContinuousCorner(
        CGPoint(x: rect.maxX, y: rect.minY), radius: radius, from: (-1, 0), to: (0, 1))
      path.addContinuousCorner(
        CGPoint(x: rect.maxX, y: rect.maxY), radius: radius, from: (0, -1), to: (-1, 0))
      path.addContinuousCorner(
        CGPoint(x: rect.minX, y: rect.maxY), radius: radius, from: (1, 0), to: (0, -1))
      path.addContinuousCorner(
        CGPoint(x: rect.minX, y: rect.minY), radius: radius, from: (0, 1), to: (1, 0))
      path.closeSubpath()
    }
  }

  /// Adds the side up to a corner and the corner itself.
  ///
  /// The directions lead from the corner along the side it is reached on and the one it is left on.
  private mutating func addContinuousCorner(
    _ corner: CGPoint, radius: Double, from back: (x: Double, y: Double),
    to ahead: (x: Double, y: Double)
  ) {
    func point(_ alongBack: Double, _ alongAhead: Double) -> CGPoint {
      CGPoint(
        x: corner.x + radius * (alongBack * back.x + alongAhead * ahead.x),
        y: corner.y + radius * (alongBack * back.y + alongAhead * ahead.y))
    }
    addLine(to: point(reach, 0))
    addCurve(
      to: point(0.631_494, 0.074_911), control1: point(1.088_493, 0), control2: point(0.868_407, 0))
    addCurve(
      to: point(0.074_911, 0.631_494), control1: point(0.372_824, 0.169_060),
      control2: point(0.169_060, 0.372_824))
    addCurve(
      to: point(0, reach), control1: point(0, 0.868_407), control2: point(0, 1.088_493))
  }
}
