import Foundation
import KeyboardDrawing

// Paths by coordinates in the notation of SVG, and shapes by their centers, as icons are measured.

extension Path {

  init(lines points: (Double, Double)...) {
    self.init(polyline: points.map { Corner($0.0, $0.1) })
  }

  mutating func move(_ x: Double, _ y: Double) {
    move(to: CGPoint(x: x, y: y))
  }

  mutating func line(_ x: Double, _ y: Double) {
    addLine(to: CGPoint(x: x, y: y))
  }

  mutating func lines(_ points: (Double, Double)...) {
    addCorners(points.map { Corner($0.0, $0.1) }, closed: false)
  }

  mutating func quad(_ x1: Double, _ y1: Double, _ x: Double, _ y: Double) {
    addQuadCurve(to: CGPoint(x: x, y: y), control: CGPoint(x: x1, y: y1))
  }

  mutating func curve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x: Double, _ y: Double
  ) {
    addCurve(
      to: CGPoint(x: x, y: y), control1: CGPoint(x: x1, y: y1), control2: CGPoint(x: x2, y: y2))
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

  /// Clockwise.
  init(boxAt x: Double, _ y: Double, width: Double, height: Double, radius: Double) {
    self.init(
      roundedRect: CGRect(center: CGPoint(x: x, y: y), width: width, height: height),
      cornerRadius: radius)
  }

  /// A circle, counterclockwise: a hole in the surrounding shape.
  init(holeAt x: Double, _ y: Double, radius: Double) {
    // A mirrored clockwise circle is counterclockwise, at the same place.
    self = Path(circleAt: x, y, radius: radius).mirrored(atX: x)
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
