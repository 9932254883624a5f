import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardStyling

/// The outline of a key or an item: a rectangle with rounded or cut corners, in points.
struct KeyShape: Hashable, Sendable {

  let frame: CGRect
  let cornerRadius: Double
  var cornerStyle = KeyboardCornerStyle.circular
  var radii: KeyCorners?

  var path: Path {
    switch cornerStyle {
    case .circular where radii == nil: Path(roundedRect: frame, cornerRadius: cornerRadius)
    case .continuous where radii == nil:
      Path(continuousRoundedRect: frame, cornerRadius: cornerRadius)
    case .circular, .continuous, .cut: path(in: frame, corners: cornerLengths.inset(by: .zero))
    }
  }

  private func path(in frame: CGRect, corners: CornerSizes) -> Path {
    let reach = reach
    return Path { path in
      path.addRect(frame, corners: corners) { addCorner($1, to: $2, reach: reach, in: &$0) }
    }
  }

  func inset(by distance: Double) -> KeyShape {
    let frame = frame.insetBy(
      dx: min(distance, frame.width / 2), dy: min(distance, frame.height / 2))
    // The sides of a cut have the same distance as the rectangle's.
    let change = cornerStyle == .cut ? distance * cutRatio : distance
    if let radii {
      return KeyShape(frame: frame, radii: radii.reduced(by: change), cornerStyle: cornerStyle)
    }
    let radius = cornerStyle == .cut ? fittingRadius : cornerRadius
    return KeyShape(
      frame: frame, cornerRadius: radius > 0 ? max(radius - change, 0) : 0,
      cornerStyle: cornerStyle)
  }

  /// As in CSS, corners are elliptical arcs that end where the edges of the outer ones do.
  func inset(by distances: EdgeInsets) -> Path? {
    let frame = frame.inset(by: distances)
    guard frame.width > 0, frame.height > 0 else { return nil }
    return path(in: frame, corners: cornerLengths.inset(by: distances))
  }

  func offset(x: Double, y: Double) -> KeyShape {
    let frame = frame.offsetBy(dx: x, dy: y)
    if let radii { return KeyShape(frame: frame, radii: radii, cornerStyle: cornerStyle) }
    return KeyShape(frame: frame, cornerRadius: cornerRadius, cornerStyle: cornerStyle)
  }

  /// Drawn under translucent keys, where the whole lowered outline would shine through.
  func crescent(depth: Double) -> Path {
    let (left, right, bottom) = (frame.minX, frame.maxX, frame.maxY)
    let low = bottom + depth
    let lengths = cornerLengths
    let (first, last) = (lengths.bottomLeft, lengths.bottomRight)
    let reach = reach
    return Path { path in
      let corner = { (path: inout Path, corner: CGPoint, point: CGPoint) in
        addCorner(corner, to: point, reach: reach, in: &path)
      }
      path.reserveCorners()
      path.move(to: CGPoint(x: left, y: bottom - first))
      path.addLine(to: CGPoint(x: left, y: low - first))
      corner(&path, CGPoint(x: left, y: low), CGPoint(x: left + first, y: low))
      path.addLine(to: CGPoint(x: right - last, y: low))
      corner(&path, CGPoint(x: right, y: low), CGPoint(x: right, y: low - last))
      path.addLine(to: CGPoint(x: right, y: bottom - last))
      corner(&path, CGPoint(x: right, y: bottom), CGPoint(x: right - last, y: bottom))
      path.addLine(to: CGPoint(x: left + first, y: bottom))
      corner(&path, CGPoint(x: left, y: bottom), CGPoint(x: left, y: bottom - first))
      path.closeSubpath()
    }
  }

  private var fittingRadius: Double {
    max(min(cornerRadius, frame.width / 2, frame.height / 2), 0)
  }

  private var cornerLengths: KeyCorners {
    guard let radii else {
      guard cornerStyle == .continuous else { return KeyCorners(all: fittingRadius) }
      return KeyCorners(
        all: min(fittingRadius * Path.continuousReach, frame.width / 2, frame.height / 2))
    }
    return cornerStyle == .continuous ? radii.scaled(by: reach) : radii
  }

  /// The extent of a continuous corner along the sides, as a multiple of its radius.
  private var reach: Double {
    guard cornerStyle == .continuous else { return 1 }
    guard let radii else { return fittingRadius > 0 ? cornerLengths.topLeft / fittingRadius : 1 }
    let room = radii.scaled(by: Path.continuousReach).share(fitting: frame.size)
    return max(Path.continuousReach * room, 1)
  }

  private func addCorner(_ corner: CGPoint, to point: CGPoint, reach: Double, in path: inout Path) {
    // A curve without a length would have no direction.
    if radii != nil, corner == point { return }
    switch cornerStyle {
    case .circular: path.addCorner(corner, to: point)
    case .continuous: path.addContinuousCorner(corner, to: point, reach: reach)
    case .cut: path.addLine(to: point)
    }
  }
}

extension KeyShape {

  init(frame: CGRect, radii: KeyCorners, cornerStyle: KeyboardCornerStyle) {
    let isEven = radii == KeyCorners(all: radii.topLeft)
    let fitting = isEven ? radii : radii.scaled(by: radii.share(fitting: frame.size))
    self.init(
      frame: frame, cornerRadius: fitting.largest, cornerStyle: cornerStyle,
      radii: isEven ? nil : fitting)
  }
}

/// The change of a cut's length with the distance of an outline inside of it: 2 − √2.
private let cutRatio = 0.585_786_437_626_905

/// In points.
struct KeyCorners: Hashable, Sendable {

  var topLeft: Double
  var topRight: Double
  var bottomRight: Double
  var bottomLeft: Double
}

extension KeyCorners {

  init(all length: Double) {
    self.init(topLeft: length, topRight: length, bottomRight: length, bottomLeft: length)
  }

  init(_ radii: Keyboard.CornerRadii, height: Double, common: Double) {
    let length = { (radius: Keyboard.CornerRadius?) in
      max(radius?.length(height: height) ?? common, 0)
    }
    self.init(
      topLeft: length(radii.topLeading), topRight: length(radii.topTrailing),
      bottomRight: length(radii.bottomTrailing), bottomLeft: length(radii.bottomLeading))
  }

  var largest: Double { max(topLeft, topRight, bottomRight, bottomLeft) }

  func share(fitting size: CGSize) -> Double {
    let sides = [
      (topLeft + topRight, Double(size.width)), (bottomLeft + bottomRight, Double(size.width)),
      (topLeft + bottomLeft, Double(size.height)), (topRight + bottomRight, Double(size.height)),
    ]
    return sides.reduce(1) { $1.0 > $1.1 ? min($0, max($1.1, 0) / $1.0) : $0 }
  }

  func scaled(by factor: Double) -> Self { factor == 1 ? self : map { $0 * factor } }

  /// Returns the lengths less a distance; sharp corners stay sharp.
  func reduced(by distance: Double) -> Self { map { $0 > 0 ? max($0 - distance, 0) : 0 } }

  private func map(_ change: (Double) -> Double) -> Self {
    Self(
      topLeft: change(topLeft), topRight: change(topRight), bottomRight: change(bottomRight),
      bottomLeft: change(bottomLeft))
  }

  func inset(by distances: EdgeInsets) -> CornerSizes {
    let size = { (length: Double, width: CGFloat, height: CGFloat) in
      CGSize(width: max(length - width, 0), height: max(length - height, 0))
    }
    return CornerSizes(
      topLeft: size(topLeft, distances.leading, distances.top),
      topRight: size(topRight, distances.trailing, distances.top),
      bottomRight: size(bottomRight, distances.trailing, distances.bottom),
      bottomLeft: size(bottomLeft, distances.leading, distances.bottom))
  }
}
