import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardStyling

/// In points.
struct KeyCorners: Hashable, Sendable {

  var topLeft: Double
  var topRight: Double
  var bottomRight: Double
  var bottomLeft: Double

  init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  init(all length: Double) {
    self.init(topLeft: length, topRight: length, bottomRight: length, bottomLeft: length)
  }

  /// Create the radii on a key of a height, with a common one where a corner has none.
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

  func fitting(_ size: CGSize) -> Self { scaled(by: share(fitting: size)) }

  func scaled(by factor: Double) -> Self {
    factor == 1 ? self : map { $0 * factor }
  }

  /// Return the lengths less a distance; sharp corners stay sharp.
  func reduced(by distance: Double) -> Self {
    map { $0 > 0 ? max($0 - distance, 0) : 0 }
  }

  private func map(_ change: (Double) -> Double) -> Self {
    Self(
      topLeft: change(topLeft), topRight: change(topRight), bottomRight: change(bottomRight),
      bottomLeft: change(bottomLeft))
  }

  var sizes: CornerSizes { inset(by: .zero) }

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
