import Foundation
import KeyboardCore

/// The key that a callout belongs to, and the room that the callout has.
struct CalloutAnchor: Hashable, Sendable {

  /// The visible key in points from the top left of the view.
  let key: CGRect

  /// The radius of the key's corners.
  let cornerRadius: Double

  /// The left end of the room for bubbles, at the key or left of it.
  let roomLeft: Double

  /// The right end of the room for bubbles, at the key or right of it.
  let roomRight: Double

  /// A key in a view that is so many points wide, of which a margin at both ends stays free.
  init(key: CGRect, cornerRadius: Double, viewWidth: Double, margin: Double = 0) {
    self.key = key
    self.cornerRadius = min(max(cornerRadius, 0), key.width / 2, key.height / 2)
    roomLeft = min(margin, key.minX)
    roomRight = max(viewWidth - margin, key.maxX)
  }

  /// The width of the room for bubbles.
  var roomWidth: Double { roomRight - roomLeft }

  /// A left end moved as far as needed for something of a width to stay in the room.
  func fittedLeft(_ left: Double, width: Double) -> Double {
    max(min(left, roomRight - width), roomLeft)
  }

  /// The measures of shoulders between a bubble and the part of the key below it.
  func shoulders(
    curve: CGSize, bubbleCornerRadius: Double, bubbleHeight: Double, stemHeight: Double
  ) -> ShoulderMeasures {
    ShoulderMeasures(
      curve: CGSize(width: max(curve.width, 0), height: max(curve.height, 0)),
      cornerRadius: bubbleCornerRadius, bubbleRoom: bubbleHeight - bubbleCornerRadius,
      keyRoom: max(stemHeight - cornerRadius, 0))
  }
}
