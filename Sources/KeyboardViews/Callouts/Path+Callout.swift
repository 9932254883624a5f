import Foundation
import KeyboardDrawing

extension Path {

  /// The outline of a bubble and the key below it, as one closed line without seams.
  init(
    bubble: CGRect, cornerRadius: Double, key: CGRect, keyCornerRadius: Double,
    left: Shoulder, right: Shoulder
  ) {
    let radius = cornerRadius
    self.init { path in
      path.move(to: CGPoint(x: bubble.minX + radius, y: bubble.minY))
      path.addLine(to: CGPoint(x: bubble.maxX - radius, y: bubble.minY))
      path.addCorner(
        CGPoint(x: bubble.maxX, y: bubble.minY),
        to: CGPoint(x: bubble.maxX, y: bubble.minY + radius))
      path.add(right.placed(x: key.maxX, y: key.minY, outwards: 1))
      path.addKeyBottom(of: key, cornerRadius: keyCornerRadius)
      path.add(
        left.placed(x: key.minX, y: key.minY, outwards: -1).reversed().map(\.reversed))
      path.addLine(to: CGPoint(x: bubble.minX, y: bubble.minY + radius))
      path.addCorner(
        CGPoint(x: bubble.minX, y: bubble.minY),
        to: CGPoint(x: bubble.minX + radius, y: bubble.minY))
      path.closeSubpath()
    }
  }

  private mutating func add(_ curves: [Shoulder.Curve]) {
    for curve in curves {
      addLine(to: curve.start)
      addCurve(to: curve.end, control1: curve.control1, control2: curve.control2)
    }
  }

  private mutating func addKeyBottom(of key: CGRect, cornerRadius: Double) {
    addLine(to: CGPoint(x: key.maxX, y: key.maxY - cornerRadius))
    addCorner(
      CGPoint(x: key.maxX, y: key.maxY), to: CGPoint(x: key.maxX - cornerRadius, y: key.maxY))
    addLine(to: CGPoint(x: key.minX + cornerRadius, y: key.maxY))
    addCorner(
      CGPoint(x: key.minX, y: key.maxY), to: CGPoint(x: key.minX, y: key.maxY - cornerRadius))
  }
}
