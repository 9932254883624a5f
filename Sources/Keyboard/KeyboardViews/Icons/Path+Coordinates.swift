import Foundation
import KeyboardDrawing

// Lines by their coordinates, and shapes by their centers.

extension Path {

  mutating func lines(_ points: (Double, Double)...) {
    addCorners(points.map { Corner($0.0, $0.1) }, closed: false)
  }

  /// Clockwise.
  init(circleAt x: Double, _ y: Double, radius: Double) {
    self.init(ellipseAt: x, y, width: radius * 2, height: radius * 2)
  }

  /// Clockwise.
  init(circleAt center: CGPoint, radius: Double) {
    self.init(circleAt: center.x, center.y, radius: radius)
  }

  /// Clockwise.
  init(ellipseAt x: Double, _ y: Double, width: Double, height: Double) {
    self.init(ellipseIn: CGRect(center: CGPoint(x: x, y: y), width: width, height: height))
  }

  func adding(_ path: Path) -> Path {
    var sum = self
    sum.addPath(path)
    return sum
  }
}

extension CGRect {

  init(center: CGPoint, width: Double, height: Double) {
    self.init(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }

  var center: CGPoint { CGPoint(x: midX, y: midY) }
}
