public import Foundation
public import KeyboardCore

/// A service that handles gestures on keys.
public protocol KeyboardActionHandler: KeyboardFeedbackService {

  func canHandle(_ gesture: Keyboard.Gesture, on action: KeyboardAction) -> Bool

  /// Performs the standard action of a key, without side effects.
  func handle(_ action: KeyboardAction)

  /// Handles a gesture on a key, with all side effects.
  func handle(_ gesture: Keyboard.Gesture, on action: KeyboardAction)

  /// Inserts a suggestion.
  func handle(_ suggestion: Autocomplete.Suggestion)

  /// Handles a drag on a key, in points.
  func handleDrag(on action: KeyboardAction, from start: CGPoint, to current: CGPoint)

  /// Plays the feedback of a gesture on a key.
  func triggerFeedback(for gesture: Keyboard.Gesture, on action: KeyboardAction)
}

extension KeyboardActionHandler {

  /// Performs the standard action of a key, without side effects.
  public func handle(action: KeyboardAction) { handle(action) }

  /// Inserts a suggestion.
  public func handle(suggestion: Autocomplete.Suggestion) { handle(suggestion) }
}

extension KeyboardActionHandler where Self == KeyboardAction.StandardActionHandler {

  /// Returns a handler of gestures like on the system keyboards.
  public static func standard(for controller: any KeyboardController) -> Self {
    Self(controller: controller)
  }
}

extension KeyboardAction {

  /// A handler that does nothing, for previews.
  public final class PreviewActionHandler: KeyboardActionHandler {

    /// Creates a handler that does nothing.
    public init() {}

    /// Always `false`.
    public func canHandle(_ gesture: Keyboard.Gesture, on action: KeyboardAction) -> Bool { false }

    /// Do nothing.
    public func handle(_ action: KeyboardAction) {}

    /// Do nothing.
    public func handle(_ gesture: Keyboard.Gesture, on action: KeyboardAction) {}

    /// Do nothing.
    public func handle(_ suggestion: Autocomplete.Suggestion) {}

    /// Do nothing.
    public func handleDrag(on action: KeyboardAction, from start: CGPoint, to current: CGPoint) {}

    /// Do nothing.
    public func triggerFeedback(for gesture: Keyboard.Gesture, on action: KeyboardAction) {}

    /// Do nothing.
    public func triggerAudioFeedback(_ audio: KeyboardFeedback.Audio) {}

    /// Do nothing.
    public func triggerHapticFeedback(_ haptic: KeyboardFeedback.Haptic) {}
  }
}

extension KeyboardActionHandler where Self == KeyboardAction.PreviewActionHandler {

  /// A handler that does nothing, for previews.
  public static var preview: Self { Self() }
}

/// A key or a suggestion of a view that responds to touches.
public struct TouchableKey {

  /// The action of the key; `none` for a suggestion.
  public var action: KeyboardAction

  /// The touch area, in points from the top left of the view.
  public var frame: CGRect

  /// The secondary actions the view specifies, or `nil` to ask the callout service.
  public var calloutActions: [KeyboardAction]?

  /// Side for the start of the secondary actions, or `nil` to choose it by the width.
  public var calloutAlignment: HorizontalAlignment?

  /// The action of a swipe down, or `nil` for none.
  public var swipeDownAction: KeyboardAction?

  /// The durations and distances of gestures.
  public var timing: GestureTiming

  /// The behavior of a long press on space, or `nil` to use the context's.
  public var spaceLongPressBehavior: Keyboard.SpaceLongPressBehavior?

  /// The handler of gestures on the key, or `nil` to use the keyboard's.
  public var actionHandler: (any KeyboardActionHandler)?

  /// The context of the callouts of the key, or `nil` to use the keyboard's.
  public var calloutContext: KeyboardCalloutContext?

  /// The timer of repeats, or `nil` to use the keyboard's.
  public var repeatTimer: GestureButtonTimer?

  /// The suggestion applied by a tap, or `nil` for a key.
  public var suggestion: Autocomplete.Suggestion?

  /// The effect of a tap on the suggestion, or `nil` to use the gesture handler's.
  public var suggestionAction: ((Autocomplete.Suggestion) -> Void)?

  /// Creates a suggestion with a frame in points.
  public init(
    suggestion: Autocomplete.Suggestion, frame: CGRect,
    action: ((Autocomplete.Suggestion) -> Void)? = nil
  ) {
    self.init(action: .none, frame: frame, calloutActions: [])
    self.suggestion = suggestion
    suggestionAction = action
  }

  /// Creates a key with a frame in points, by default with the keyboard's values.
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
