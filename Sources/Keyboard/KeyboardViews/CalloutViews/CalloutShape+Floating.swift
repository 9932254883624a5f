import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardStyling

/// In points.
private enum Metrics {
  static let gap = 6.0
  static let pointerHeight = 9.0

  /// A share of the pointer's width, from which its sides curve to the tip.
  static let tip = 0.16
}

// Callouts that leave their key visible: a bubble alone, or with a pointer to the key.
extension CalloutShape {

  /// The bubble is moved over the key, with its items.
  static func floating(
    _ bubble: CGRect, items: [CGRect], over key: CGRect, style: KeyboardCallout.CalloutStyle
  ) -> CalloutShape {
    let hasPointer = style.stem == .pointer
    let distance = hasPointer ? Metrics.pointerHeight : Metrics.gap
    let offset = style.offset ?? .zero
    let bottom = key.minY - distance + offset.y
    let placed = { (rect: CGRect) in rect.offsetBy(dx: offset.x, dy: bottom - bubble.maxY) }
    let moved = placed(bubble)
    let radius = cornerRadius(of: bubble, style: style)
    let outline =
      hasPointer
      ? Path(
        bubble: moved, cornerRadius: radius, pointingTo: key.midX, width: style.stemWidth)
      : Path(roundedRect: moved, cornerRadius: radius)
    return CalloutShape(
      bubble: moved, items: items.isEmpty ? [moved] : items.map(placed), outline: outline)
  }
}

extension CalloutAnchor {

  /// Return the left side of a bubble that fits, over the key or centered over it.
  func left(
    of width: Double, for style: KeyboardCallout.CalloutStyle, overKey left: Double
  ) -> Double {
    fittedLeft(style.placement == .center ? key.midX - width / 2 : left, width: width)
  }
}

extension Path {

  /// The pointer is between the corners of the bubble, as near to its target as these allow.
  fileprivate init(
    bubble: CGRect, cornerRadius radius: Double, pointingTo target: Double, width: Double
  ) {
    let half = min(width / 2, bubble.width / 2 - radius)
    let center = min(max(target, bubble.minX + radius + half), bubble.maxX - radius - half)
    let tip = CGPoint(x: center, y: bubble.maxY + Metrics.pointerHeight)
    let round = half * Metrics.tip
    self.init(bubble: bubble, cornerRadius: radius) { path in
      path.addLine(to: CGPoint(x: bubble.maxX, y: bubble.maxY - radius))
      path.addCorner(
        CGPoint(x: bubble.maxX, y: bubble.maxY),
        to: CGPoint(x: bubble.maxX - radius, y: bubble.maxY))
      if half > 0 {
        path.addLine(to: CGPoint(x: center + half, y: bubble.maxY))
        path.addCurve(
          to: tip, control1: CGPoint(x: center + half / 2, y: bubble.maxY),
          control2: CGPoint(x: center + 2 * round, y: tip.y))
        path.addCurve(
          to: CGPoint(x: center - half, y: bubble.maxY),
          control1: CGPoint(x: center - 2 * round, y: tip.y),
          control2: CGPoint(x: center - half / 2, y: bubble.maxY))
      }
      path.addLine(to: CGPoint(x: bubble.minX + radius, y: bubble.maxY))
      path.addCorner(
        CGPoint(x: bubble.minX, y: bubble.maxY),
        to: CGPoint(x: bubble.minX, y: bubble.maxY - radius))
    }
  }
}
