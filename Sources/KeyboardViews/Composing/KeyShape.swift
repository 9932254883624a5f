import Foundation
import KeyboardDrawing

/// The outline of a key or an item: a rectangle with rounded corners, in points.
struct KeyShape: Hashable, Sendable {

  /// The rectangle.
  let frame: CGRect

  /// The radius of all four corners.
  let cornerRadius: Double

  /// The outline as a path.
  var path: Path { Path(roundedRect: frame, cornerRadius: cornerRadius) }

  /// The outline that runs inside this one at a distance.
  func inset(by distance: Double) -> KeyShape {
    KeyShape(
      frame: frame.insetBy(
        dx: min(distance, frame.width / 2), dy: min(distance, frame.height / 2)),
      cornerRadius: max(cornerRadius - distance, 0))
  }

  /// This outline moved down.
  func lowered(by distance: Double) -> KeyShape {
    KeyShape(frame: frame.offsetBy(dx: 0, dy: distance), cornerRadius: cornerRadius)
  }

  /// What can be seen of this outline, moved down, below itself: a crescent as deep as the move.
  ///
  /// It is drawn where the key is translucent, since the whole lowered outline would shine through.
  func crescent(depth: Double) -> Path {
    let radius = min(cornerRadius, frame.width / 2, frame.height / 2)
    let (left, right) = (frame.minX, frame.maxX)
    let (top, bottom) = (frame.maxY - radius, frame.maxY)
    return Path { path in
      path.move(to: CGPoint(x: left, y: top))
      path.addLine(to: CGPoint(x: left, y: top + depth))
      path.addCorner(
        CGPoint(x: left, y: bottom + depth), to: CGPoint(x: left + radius, y: bottom + depth))
      path.addLine(to: CGPoint(x: right - radius, y: bottom + depth))
      path.addCorner(
        CGPoint(x: right, y: bottom + depth), to: CGPoint(x: right, y: top + depth))
      path.addLine(to: CGPoint(x: right, y: top))
      path.addCorner(CGPoint(x: right, y: bottom), to: CGPoint(x: right - radius, y: bottom))
      path.addLine(to: CGPoint(x: left + radius, y: bottom))
      path.addCorner(CGPoint(x: left, y: bottom), to: CGPoint(x: left, y: top))
      path.closeSubpath()
    }
  }
}
