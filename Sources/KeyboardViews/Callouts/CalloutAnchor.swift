import Foundation
import KeyboardCore

/// The key of a callout, and the area available to the callout.
struct CalloutAnchor: Hashable, Sendable {

  /// The visible key in points from the top left of the view.
  let key: CGRect

  /// The corner radius of the key.
  let cornerRadius: Double

  /// The left end of the area for bubbles, at the key or left of it.
  let roomLeft: Double

  /// The right end of the area for bubbles, at the key or right of it.
  let roomRight: Double

  /// Create an anchor in a view of a width in points, with a margin at both ends.
  init(key: CGRect, cornerRadius: Double, viewWidth: Double, margin: Double = 0) {
    self.key = key
    self.cornerRadius = min(max(cornerRadius, 0), key.width / 2, key.height / 2)
    roomLeft = min(margin, key.minX)
    roomRight = max(viewWidth - margin, key.maxX)
  }

  /// The width of the area for bubbles.
  var roomWidth: Double { roomRight - roomLeft }

  /// Return a left edge, moved as needed to keep a width inside the area.
  func fittedLeft(_ left: Double, width: Double) -> Double {
    max(min(left, roomRight - width), roomLeft)
  }

  /// Return the metrics of shoulders between a bubble and the part of the key below it.
  func shoulders(
    curve: CGSize, bubbleCornerRadius: Double, bubbleHeight: Double, stemHeight: Double
  ) -> ShoulderMeasures {
    ShoulderMeasures(
      curve: CGSize(width: max(curve.width, 0), height: max(curve.height, 0)),
      cornerRadius: bubbleCornerRadius, bubbleRoom: bubbleHeight - bubbleCornerRadius,
      keyRoom: max(stemHeight - cornerRadius, 0))
  }
}
