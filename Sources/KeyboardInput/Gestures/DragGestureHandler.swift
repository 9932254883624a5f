public import Foundation

/// A handler of drag gestures.
public protocol DragGestureHandler: AnyObject {

  /// Handle a drag from a start to the current location, in points.
  func handleDragGesture(from start: CGPoint, to current: CGPoint)
}
