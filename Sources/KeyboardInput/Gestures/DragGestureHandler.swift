public import Foundation

/// Something that follows a drag.
public protocol DragGestureHandler: AnyObject {

  /// Follow a drag from where it started to where it is, in points.
  func handleDragGesture(from start: CGPoint, to current: CGPoint)
}
