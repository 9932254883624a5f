public import Foundation
public import KeyboardCore

/// A namespace for the types of gestures.
public struct Gestures {
  private init() {}

  /// A handler that moves the cursor as a touch drags on space.
  nonisolated open class SpaceDragGestureHandler: DragGestureHandler {

    /// The drag distance per step of the cursor.
    public let sensitivity: Keyboard.SpaceDragSensitivity

    /// Vertical limit of a drag in points; the cursor stays beyond it, unless it moves by lines.
    public let verticalThreshold: Double

    /// The closure for moving the cursor by a number of lines, up if negative, or `nil` for none.
    public let lineAction: ((Int) -> Void)?

    /// The closure for moving the cursor by a number of steps, backward if negative.
    public let action: (Int) -> Void

    /// The start of the current drag, or `nil` without one.
    public var currentDragStartLocation: CGPoint?

    /// The steps since the start, positive to the left.
    public var currentDragTextPositionOffset = 0

    /// The lines since the start, positive down.
    public var currentDragLineOffset = 0

    package var longPressBehavior: Keyboard.SpaceLongPressBehavior?

    /// Creates a handler that moves the cursor (source of the numbers: KeyboardKit 9.5.3).
    public init(
      sensitivity: Keyboard.SpaceDragSensitivity = .medium, verticalThreshold: Double = 50,
      lineAction: ((Int) -> Void)? = nil, action: @escaping (Int) -> Void
    ) {
      self.sensitivity = sensitivity
      self.verticalThreshold = verticalThreshold
      self.lineAction = lineAction
      self.action = action
    }

    /// Creates a handler with a closure that moves the cursor by characters and lines.
    ///
    /// ```swift
    /// var offsets: [Keyboard.SpacebarDragGestureOffset] = []
    /// let handler = Gestures.SpaceDragGestureHandler { offsets.append($0) }
    /// handler.handleDragGesture(from: .zero, to: CGPoint(x: 10, y: 25))
    /// offsets  // → [.vertical(1), .horizontal(2)]
    /// ```
    public convenience init(
      sensitivity: Keyboard.SpaceDragSensitivity = .medium, verticalThreshold: Double = 50,
      offsetAction: @escaping (Keyboard.SpacebarDragGestureOffset) -> Void
    ) {
      self.init(
        sensitivity: sensitivity, verticalThreshold: verticalThreshold,
        lineAction: { offsetAction(.vertical($0)) }, action: { offsetAction(.horizontal($0)) })
    }

    /// Handles a drag from a start to the current location, in points.
    open func handleDragGesture(from start: CGPoint, to current: CGPoint) {
      if currentDragStartLocation != start {
        currentDragStartLocation = start
        currentDragTextPositionOffset = 0
        currentDragLineOffset = 0
      }
      moveByLines(current.y - start.y)
      let steps = (start.x - current.x) / Double(max(1, sensitivity.points))
      // Infinite and huge coordinates must not overflow.
      guard steps.isFinite, abs(steps) < 1_000_000 else { return }
      let change = Int(steps) - currentDragTextPositionOffset
      guard change != 0 else { return }
      currentDragTextPositionOffset = Int(steps)
      if lineAction != nil || abs(current.y - start.y) < verticalThreshold { action(-change) }
    }

    private func moveByLines(_ distance: Double) {
      let lines = distance / max(1, sensitivity.linePoints)
      guard let lineAction, lines.isFinite, abs(lines) < 1_000_000 else { return }
      let change = Int(lines) - currentDragLineOffset
      guard change != 0 else { return }
      currentDragLineOffset = Int(lines)
      lineAction(change)
    }

    /// Resets the current drag.
    open func reset() {
      currentDragStartLocation = nil
      currentDragTextPositionOffset = 0
      currentDragLineOffset = 0
    }
  }
}

extension Keyboard {

  /// A step of the cursor as a touch drags on space (source of the name: KeyboardKit 10.6).
  public enum SpacebarDragGestureOffset: Hashable, Sendable {

    /// A number of characters, backward if negative.
    case horizontal(Int)

    /// A number of lines, up if negative.
    case vertical(Int)
  }
}

extension DragGestureHandler where Self == Gestures.SpaceDragGestureHandler {

  /// Returns a handler that moves the cursor as a touch drags on space.
  public static func spaceDrag(
    sensitivity: Keyboard.SpaceDragSensitivity = .medium, verticalThreshold: Double = 50,
    action: @escaping (Int) -> Void
  ) -> Self {
    Self(sensitivity: sensitivity, verticalThreshold: verticalThreshold, action: action)
  }
}

/// A handler of drag gestures.
public protocol DragGestureHandler: AnyObject, SendableMetatype {

  /// Handles a drag from a start to the current location, in points.
  func handleDragGesture(from start: CGPoint, to current: CGPoint)
}

/// The durations and distances of gestures (source: KeyboardKit 9.5.3).
public struct GestureTiming: KeyboardModel {

  /// The longest time between two releases of a double tap, in seconds.
  public var doubleTapTimeout: TimeInterval = 0.2

  /// The duration of a press until it is a long press, in seconds.
  public var longPressDelay: TimeInterval = 0.5

  /// The largest movement during a long press, in points.
  public var longPressMaxDistance: Double = 50

  /// Duration of a press before the key repeats, in seconds.
  public var repeatDelay: TimeInterval = 0.5

  /// Duration of a still press before it is canceled, in seconds, or `nil` for never.
  public var cancelDelay: TimeInterval?

  /// The vertical distance of a downward swipe, in points; it must exceed the horizontal one.
  public var swipeDownDistance: Double = 20

  /// Margin around a key for releases that count, in widths and heights of the key.
  public var releaseOutsideTolerance: Double = 1

  /// Creates standard values.
  public init() {}

  /// The standard values.
  public static let standard = Self()

  /// The values for the first row, at whose edge the system may take over the touch.
  public static let firstRow: Self = {
    var timing = Self()
    timing.cancelDelay = 3
    return timing
  }()
}
