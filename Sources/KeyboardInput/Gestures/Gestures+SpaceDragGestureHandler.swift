public import Foundation
public import KeyboardCore

/// A namespace for the types that follow gestures.
public struct Gestures {
  private init() {}
}

extension Gestures {

  /// Moves the cursor while a finger moves on space.
  open class SpaceDragGestureHandler: DragGestureHandler {

    /// How far the finger moves for a step of the cursor.
    public let sensitivity: Keyboard.SpaceDragSensitivity

    /// How far the finger may go up or down, in points; beyond that the cursor stays.
    public let verticalThreshold: Double

    /// What happens with a number of steps, which are negative backwards.
    public let action: (Int) -> Void

    /// Where the drag has started, or `nil` if there was none.
    public var currentDragStartLocation: CGPoint?

    /// The steps from the start, counted backwards: to the left is positive.
    public var currentDragTextPositionOffset = 0

    /// A handler that does something with each step.
    ///
    /// Source of the numbers: KeyboardKit 9.5.3 Gestures+SpaceDragGestureHandler.
    public init(
      sensitivity: Keyboard.SpaceDragSensitivity = .medium, verticalThreshold: Double = 50,
      action: @escaping (Int) -> Void
    ) {
      self.sensitivity = sensitivity
      self.verticalThreshold = verticalThreshold
      self.action = action
    }

    /// Follow a drag from where it started to where it is, in points.
    open func handleDragGesture(from start: CGPoint, to current: CGPoint) {
      if currentDragStartLocation != start {
        currentDragStartLocation = start
        currentDragTextPositionOffset = 0
      }
      let steps = (start.x - current.x) / Double(max(1, sensitivity.points))
      // No cursor goes further, and a coordinate that is no sensible number must not overflow.
      guard steps.isFinite, abs(steps) < 1_000_000 else { return }
      let change = Int(steps) - currentDragTextPositionOffset
      guard change != 0 else { return }
      currentDragTextPositionOffset = Int(steps)
      if abs(current.y - start.y) < verticalThreshold { action(-change) }
    }

    /// Forget the last drag.
    open func reset() {
      currentDragStartLocation = nil
      currentDragTextPositionOffset = 0
    }
  }
}

extension DragGestureHandler where Self == Gestures.SpaceDragGestureHandler {

  /// A handler that moves the cursor while a finger moves on space.
  public static func spaceDrag(
    sensitivity: Keyboard.SpaceDragSensitivity = .medium, verticalThreshold: Double = 50,
    action: @escaping (Int) -> Void
  ) -> Self {
    Self(sensitivity: sensitivity, verticalThreshold: verticalThreshold, action: action)
  }
}
