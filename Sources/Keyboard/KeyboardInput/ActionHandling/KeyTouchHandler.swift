public import Foundation
public import KeyboardCore

/// A handler that turns touches on keys into gestures, as time passes on a clock.
///
/// A touch is a press, possibly a long press and repeats, and when it is lifted possibly a double
/// tap and a release, and always an end. A touch on a suggestion is a press, possibly a release, and
/// an end. Locations are in points in the keyboard's view.
///
/// ```swift
/// let handler = KeyTouchHandler(state: controller.state, services: controller.services)
/// let keys = controller.standardKeyboardView.touchableKeys(measuring: .fixedAdvance)
/// for key in keys where key.action == .character("q") {
///   handler.press(key)
///   handler.lift()
/// }
/// controller.textDocumentProxy.documentContextBeforeInput  // → "q"
/// ```
public final class KeyTouchHandler {

  private let state: Keyboard.State
  private let services: Keyboard.Services
  private var touch: Touch?
  private var alarms: [Int] = []
  private var lastRelease: (action: KeyboardAction, date: Date)?

  /// Called after each gesture and each move that selects a secondary action.
  public var observer: ((Event) -> Void)?

  /// An event of a touch on a key.
  public enum Event: Equatable, Sendable {

    /// A gesture on a key, or the selection of a secondary action.
    case gesture(Keyboard.Gesture, KeyboardAction)

    /// A move of the touch that pressed a key.
    case drag(KeyboardAction)

    case suggestion(Keyboard.Gesture, Autocomplete.Suggestion)
  }

  fileprivate struct Touch {
    var key: TouchableKey
    var handler: any KeyboardActionHandler
    var callouts: KeyboardCalloutContext
    var repeatTimer: GestureButtonTimer
    var start: CGPoint
    var current: CGPoint

    var action: KeyboardAction { key.action }
    var frame: CGRect { key.frame }
    var timing: GestureTiming { key.timing }

    fileprivate var distance: Double { hypot(current.x - start.x, current.y - start.y) }

    fileprivate var swipedAction: KeyboardAction? {
      let (down, aside) = (current.y - start.y, abs(current.x - start.x))
      return down >= timing.swipeDownDistance && down > aside ? key.swipeDownAction : nil
    }

    fileprivate var isReleasedNearby: Bool {
      let tolerance = timing.releaseOutsideTolerance
      return
        frame
        .insetBy(dx: -tolerance * frame.width, dy: -tolerance * frame.height)
        .contains(current)
    }
  }

  /// Creates a handler for the keys of a keyboard.
  public init(state: Keyboard.State, services: Keyboard.Services) {
    self.state = state
    self.services = services
  }

  /// Whether a touch is active.
  public var isTouching: Bool { touch != nil }

  /// The pressed key, as long as the touch is active.
  public var pressedAction: KeyboardAction? { touch?.key.suggestion == nil ? touch?.action : nil }

  /// The pressed suggestion, as long as the touch is active.
  public var pressedSuggestion: Autocomplete.Suggestion? { touch?.key.suggestion }

  /// The move of the touch from its start, in points.
  package var translation: CGSize {
    touch.map { CGSize(width: $0.current.x - $0.start.x, height: $0.current.y - $0.start.y) }
      ?? .zero
  }

  package var start: (point: CGPoint, frame: CGRect)? { touch.map { ($0.start, $0.frame) } }

  /// Starts a touch on a key, by default at its center.
  public func press(
    _ action: KeyboardAction, in frame: CGRect, at point: CGPoint? = nil,
    timing: GestureTiming = .standard
  ) {
    press(TouchableKey(action: action, frame: frame, timing: timing), at: point)
  }

  /// Starts a touch on a key or a suggestion of a view, by default at its center.
  public func press(_ key: TouchableKey, at point: CGPoint? = nil) {
    cancel()
    let point = point ?? CGPoint(x: key.frame.midX, y: key.frame.midY)
    let handler = key.actionHandler ?? services.actionHandler
    let callouts = key.calloutContext ?? state.calloutContext
    if callouts.scheduler == nil { callouts.scheduler = services.clock.perform }
    touch = Touch(
      key: key, handler: handler, callouts: callouts,
      repeatTimer: key.repeatTimer ?? services.repeatGestureTimer, start: point, current: point)
    if let suggestion = key.suggestion {
      observer?(.suggestion(.press, suggestion))
      return
    }
    callouts.updateInputAction(key.action, in: key.frame)
    spaceDragHandler(of: handler).longPressBehavior = key.spaceLongPressBehavior
    handle(.press, on: key.action, with: handler)
    schedule(after: key.timing.longPressDelay) { $0.longPress() }
    schedule(after: key.timing.repeatDelay) { $0.startRepeating() }
    if let delay = key.timing.cancelDelay { schedule(after: delay) { $0.cancelIfStill() } }
  }

  /// Moves the touch.
  public func move(to point: CGPoint) {
    guard touch != nil else { return }
    touch?.current = point
    guard let touch, touch.key.suggestion == nil else { return }
    touch.handler.handleDrag(on: touch.action, from: touch.start, to: point)
    touch.callouts.updateSecondaryActionsSelection(
      location: CGPoint(x: point.x - touch.frame.minX, y: point.y - touch.frame.minY),
      translation: CGSize(width: point.x - touch.start.x, height: point.y - touch.start.y))
    observer?(.drag(touch.action))
  }

  /// End the touch: release the key, apply the suggestion or perform the selected action.
  public func lift() {
    guard let touch else { return }
    cancelAlarms(touch)
    if let suggestion = touch.key.suggestion {
      if touch.isReleasedNearby { apply(suggestion, of: touch) }
    } else if let chosen = touch.callouts.selectedSecondaryAction {
      touch.callouts.handleSelectedSecondaryAction()
      observer?(.gesture(.release, chosen))
    } else if let swiped = touch.swipedAction {
      handle(.release, on: swiped, with: touch.handler)
    } else {
      tryDoubleTap(touch)
      if touch.isReleasedNearby { handle(.release, on: touch.action, with: touch.handler) }
    }
    end(touch)
  }

  /// End the touch without releasing the key.
  public func cancel() {
    guard let touch else { return }
    cancelAlarms(touch)
    end(touch)
  }

  private func handle(
    _ gesture: Keyboard.Gesture, on action: KeyboardAction, with handler: any KeyboardActionHandler
  ) {
    handler.handle(gesture, on: action)
    // The system performs the action of this key, which has no gestures of its own.
    if action == .nextKeyboard {
      if gesture == .release { services.controller?.selectNextKeyboard() }
      if gesture == .longPress { services.controller?.showKeyboardList() }
    }
    observer?(.gesture(gesture, action))
  }

  private func spaceDragHandler(
    of handler: any KeyboardActionHandler
  ) -> Gestures.SpaceDragGestureHandler {
    (handler as? KeyboardAction.StandardActionHandler)?.spaceDragGestureHandler
      ?? services.spaceDragGestureHandler
  }

  private func apply(_ suggestion: Autocomplete.Suggestion, of touch: Touch) {
    if let action = touch.key.suggestionAction {
      action(suggestion)
    } else {
      touch.handler.handle(suggestion)
    }
    observer?(.suggestion(.release, suggestion))
  }

  private func tryDoubleTap(_ touch: Touch) {
    let now = services.clock.now
    if let last = lastRelease, last.action == touch.action,
      now.timeIntervalSince(last.date) < touch.timing.doubleTapTimeout
    {
      // A third tap doesn't make another double tap with the second.
      lastRelease = nil
      handle(.doubleTap, on: touch.action, with: touch.handler)
    } else {
      lastRelease = (touch.action, now)
    }
  }

  private func end(_ ended: Touch) {
    touch = nil
    if let suggestion = ended.key.suggestion {
      observer?(.suggestion(.end, suggestion))
      return
    }
    ended.callouts.resetInputActionWithDelay()
    ended.callouts.resetSecondaryActions()
    handle(.end, on: ended.action, with: ended.handler)
    spaceDragHandler(of: ended.handler).longPressBehavior = nil
  }

  private func longPress() {
    guard let touch, touch.distance <= touch.timing.longPressMaxDistance else { return }
    let callouts = touch.callouts
    if callouts.availableWidth == 0 {
      callouts.availableWidth = state.keyboardContext.traits.keyboardWidth
    }
    let actions =
      touch.key.calloutActions
      ?? callouts.calloutService?.calloutActions(startingWith: touch.action)
    callouts.updateSecondaryActions(
      actions, for: touch.action, in: touch.frame, alignment: touch.key.calloutAlignment)
    if !callouts.secondaryActions.isEmpty { callouts.resetInputAction() }
    handle(.longPress, on: touch.action, with: touch.handler)
  }

  private func startRepeating() {
    guard let touch else { return }
    touch.repeatTimer.start { [weak self] in
      self?.handle(.repeatPress, on: touch.action, with: touch.handler)
    }
  }

  private func cancelIfStill() {
    if touch?.distance == 0 { cancel() }
  }

  private func schedule(after delay: TimeInterval, _ action: @escaping (KeyTouchHandler) -> Void) {
    let alarm = services.clock.schedule(after: delay) { [weak self] in
      if let self { action(self) }
    }
    alarms.append(alarm)
  }

  private func cancelAlarms(_ touch: Touch) {
    for alarm in alarms { services.clock.cancel(alarm) }
    alarms = []
    touch.repeatTimer.stop()
  }
}
