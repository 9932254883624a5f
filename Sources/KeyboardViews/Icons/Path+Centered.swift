import Foundation
import KeyboardDrawing

// Shapes by their centers, as icons are measured.

extension Path {

  /// A circle, clockwise.
  init(circleAt x: Double, _ y: Double, radius: Double) {
    self.init(ellipseAt: x, y, width: radius * 2, height: radius * 2)
  }

  /// An ellipse, clockwise.
  init(ellipseAt x: Double, _ y: Double, width: Double, height: Double) {
    self.init(
      ellipseIn: CGRect(x: x - width / 2, y: y - height / 2, width: width, height: height))
  }

  /// A rounded rectangle, clockwise.
  init(boxAt x: Double, _ y: Double, width: Double, height: Double, radius: Double) {
    self.init(
      roundedRect: CGRect(x: x - width / 2, y: y - height / 2, width: width, height: height),
      cornerRadius: radius)
  }

  /// A circle, counterclockwise: a hole in the surrounding shape.
  init(holeAt x: Double, _ y: Double, radius: Double) {
    // A mirrored clockwise circle is counterclockwise, at the same place.
    self = Path(circleAt: x, y, radius: radius).mirrored(atX: x)
  }

  /// A straight line.
  init(from start: CGPoint, to end: CGPoint) {
    self.init {
      $0.move(to: start)
      $0.addLine(to: end)
    }
  }
}
