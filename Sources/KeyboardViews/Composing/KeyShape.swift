import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardStyling

/// The outline of a key or an item: a rectangle with rounded corners, in points.
struct KeyShape: Hashable, Sendable {

  /// The rectangle.
  let frame: CGRect

  /// The radius of all four corners.
  let cornerRadius: Double

  /// The curvature of the corners.
  var cornerStyle = KeyboardCornerStyle.circular

  /// The outline as a path.
  var path: Path {
    switch cornerStyle {
    case .circular: Path(roundedRect: frame, cornerRadius: cornerRadius)
    case .continuous: Path(continuousRoundedRect: frame, cornerRadius: cornerRadius)
    }
  }

  /// Return this outline inset by a distance.
  func inset(by distance: Double) -> KeyShape {
    KeyShape(
      frame: frame.insetBy(
        dx: min(distance, frame.width / 2), dy: min(distance, frame.height / 2)),
      cornerRadius: max(cornerRadius - distance, 0), cornerStyle: cornerStyle)
  }

  /// Return this outline inset by a distance per edge, or `nil` if the distances leave no area.
  ///
  /// As in CSS, its corners are elliptical arcs that end where the edges of the outer ones do.
  func inset(by distances: EdgeInsets) -> Path? {
    let frame = frame.inset(by: distances)
    guard frame.width > 0, frame.height > 0 else { return nil }
    let length = cornerLength
    return Path { path in
      path.addRect(
        frame,
        cornerWidths: (max(length - distances.leading, 0), max(length - distances.trailing, 0)),
        cornerHeights: (max(length - distances.top, 0), max(length - distances.bottom, 0))
      ) { addCorner($1, to: $2, in: &$0) }
    }
  }

  /// Return this outline moved down.
  func lowered(by distance: Double) -> KeyShape {
    KeyShape(
      frame: frame.offsetBy(dx: 0, dy: distance), cornerRadius: cornerRadius,
      cornerStyle: cornerStyle)
  }

  /// Return the visible part of this outline when moved down below itself: a crescent.
  ///
  /// It is drawn under translucent keys, where the whole lowered outline would shine through.
  func crescent(depth: Double) -> Path {
    let (left, right, bottom) = (frame.minX, frame.maxX, frame.maxY)
    let low = bottom + depth
    let length = cornerLength
    return Path { path in
      path.move(to: CGPoint(x: left, y: bottom - length))
      path.addLine(to: CGPoint(x: left, y: low - length))
      addCorner(CGPoint(x: left, y: low), to: CGPoint(x: left + length, y: low), in: &path)
      path.addLine(to: CGPoint(x: right - length, y: low))
      addCorner(CGPoint(x: right, y: low), to: CGPoint(x: right, y: low - length), in: &path)
      path.addLine(to: CGPoint(x: right, y: bottom - length))
      addCorner(CGPoint(x: right, y: bottom), to: CGPoint(x: right - length, y: bottom), in: &path)
      path.addLine(to: CGPoint(x: left + length, y: bottom))
      addCorner(CGPoint(x: left, y: bottom), to: CGPoint(x: left, y: bottom - length), in: &path)
      path.closeSubpath()
    }
  }

  /// The radius, limited to half of the shorter side.
  private var fittingRadius: Double {
    max(min(cornerRadius, frame.width / 2, frame.height / 2), 0)
  }

  /// The extent of a corner along the sides.
  private var cornerLength: Double {
    switch cornerStyle {
    case .circular: fittingRadius
    case .continuous:
      min(fittingRadius * Path.continuousReach, frame.width / 2, frame.height / 2)
    }
  }

  private func addCorner(_ corner: CGPoint, to point: CGPoint, in path: inout Path) {
    switch cornerStyle {
    case .circular: path.addCorner(corner, to: point)
    case .continuous:
      let reach = fittingRadius > 0 ? cornerLength / fittingRadius : 1
      path.addContinuousCorner(corner, to: point, reach: reach)
    }
  }
}
