public import Foundation
public import KeyboardCore

/// A key as a finger finds it on a view.
public struct TouchableKey {

  /// What the key does.
  public var action: KeyboardAction

  /// Where the finger meets the key, in points from the top left of the view.
  public var frame: CGRect

  /// The secondary actions that the view says the key has, or `nil` to ask the callout service.
  public var calloutActions: [KeyboardAction]?

  /// The side of the key at which its secondary actions start, or `nil` to choose it by the width
  /// of the keyboard.
  public var calloutAlignment: HorizontalAlignment?

  /// What a swipe down on the key does, or `nil` for nothing.
  public var swipeDownAction: KeyboardAction?

  /// The times and distances that count for the key.
  public var timing: GestureTiming

  /// What a long press on the key does if it is space, or `nil` for what the keyboard's context says.
  public var spaceLongPressBehavior: Keyboard.SpaceLongPressBehavior?

  /// What handles the gestures on the key, or `nil` for the handler of the keyboard.
  public var actionHandler: (any KeyboardActionHandler)?

  /// The callouts that show the key, or `nil` for those of the keyboard.
  public var calloutContext: KeyboardCalloutContext?

  /// What repeats the key while it is held, or `nil` for the timer of the keyboard.
  public var repeatTimer: GestureButtonTimer?

  /// A key in a frame in points; all else is the keyboard's unless it is given.
  public init(
    action: KeyboardAction, frame: CGRect, calloutActions: [KeyboardAction]? = nil,
    calloutAlignment: HorizontalAlignment? = nil, swipeDownAction: KeyboardAction? = nil,
    timing: GestureTiming = .standard,
    spaceLongPressBehavior: Keyboard.SpaceLongPressBehavior? = nil,
    actionHandler: (any KeyboardActionHandler)? = nil,
    calloutContext: KeyboardCalloutContext? = nil, repeatTimer: GestureButtonTimer? = nil
  ) {
    self.action = action
    self.frame = frame
    self.calloutActions = calloutActions
    self.calloutAlignment = calloutAlignment
    self.swipeDownAction = swipeDownAction
    self.timing = timing
    self.spaceLongPressBehavior = spaceLongPressBehavior
    self.actionHandler = actionHandler
    self.calloutContext = calloutContext
    self.repeatTimer = repeatTimer
  }
}
