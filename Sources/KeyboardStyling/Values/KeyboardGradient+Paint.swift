public import Foundation
public import KeyboardDrawing

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
