package import Foundation
package import KeyboardCore
import KeyboardInput

extension Typist {

  func take(_ step: TypingPlan.Step) -> Bool {
    switch step {
    case .text(let text): return press(text)
    case .mark(let diacritic): return press(.diacritic(diacritic))
    case .backspace: return press(.backspace)
    case .move(let steps): return dragSpace(by: steps)
    case .waitForSpace: wait(until: lastSpace.addingTimeInterval(Self.spaceDelay))
    case .capsLock: return lockCapitals()
    case .showEmoji(let emoji): return show(emoji)
    case .hiddenEmoji(let emoji): return tap(hidden: emoji)
    }
    return true
  }

  // Slightly more than the standard behavior's thresholds, in seconds.
  private static let spaceDelay = 3.05
  private static let shiftDelay = 0.55

  private func press(_ text: String) -> Bool {
    guard walk(costing: { $0.inputs[text]?.cost }), let input = map.current.inputs[text] else {
      return false
    }
    if input.isSwipe {
      put(on: input.key)
      swipeDown()
      advance(by: pace.pause)
      return true
    }
    guard let action = input.secondaryAction else {
      tap(input.key)
      return true
    }
    return choose(action, of: input.key)
  }

  package func swipeDown() {
    guard let (point, frame) = touchHandler.start else { return }
    let distance = max(GestureTiming.standard.swipeDownDistance, frame.height / 2)
    for step in 1...Self.swipeSteps {
      advance(by: pace.hold / Double(Self.swipeSteps))
      move(to: CGPoint(x: point.x, y: point.y + distance * Double(step) / Double(Self.swipeSteps)))
    }
    lift()
  }

  private static let swipeSteps = 3

  private func press(_ action: KeyboardAction) -> Bool {
    guard let key = reach(action) else { return false }
    tap(key)
    return true
  }

  private func reach(_ action: KeyboardAction) -> KeyboardLayout.PlacedItem? {
    guard walk(costing: { $0.key(for: action) == nil ? nil : 1 }) else { return nil }
    return map.current.key(for: action)
  }

  func walk(costing cost: (KeyLayer) -> Int?) -> Bool {
    // No keyboard has longer paths; the limit prevents an endless loop.
    for _ in 0..<8 where !isStopped {
      guard let path = map.path(costing: cost) else { return false }
      guard let next = path.steps.first else { return true }
      tap(next)
    }
    return false
  }

  package func tap(_ key: KeyboardLayout.PlacedItem) {
    // Two quick taps on shift would turn on caps lock.
    if key.item.action.isShiftAction { wait(until: lastShift.addingTimeInterval(Self.shiftDelay)) }
    quicklyTap(key)
  }

  private func quicklyTap(_ key: KeyboardLayout.PlacedItem) {
    put(on: key)
    advance(by: pace.hold)
    lift()
    let now = controller.services.clock.now
    if key.item.action.isShiftAction { lastShift = now }
    if key.item.action == .space { lastSpace = now }
    advance(by: pace.pause)
  }

  func tap(_ suggestion: TouchableKey) {
    touch { $0.press(suggestion) }
    advance(by: pace.hold)
    lift()
    lastSpace = controller.services.clock.now
    advance(by: pace.pause)
  }

  private func choose(_ action: KeyboardAction, of key: KeyboardLayout.PlacedItem) -> Bool {
    hold(key)
    guard slide(to: action) else {
      if !isStopped { touchHandler.cancel() }
      return false
    }
    advance(by: pace.hold)
    lift()
    advance(by: pace.pause)
    return true
  }

  /// Moves the touch of a held key to a secondary action, and returns whether it is selected.
  package func slide(to action: KeyboardAction) -> Bool {
    guard let frame = touchHandler.start?.frame else { return false }
    let callouts = controller.state.calloutContext
    let isTrailing = callouts.secondaryActionsAlignment == .trailing
    let step = max(20, callouts.dragIndexScaleFactor * min(frame.width, 50))
    let count = callouts.secondaryActions.count
    var place = frame.center
    for _ in 0..<(2 * count) where callouts.selectedSecondaryAction != action {
      place.x += (isTrailing ? -step : step) / 2
      let selected = callouts.selectedSecondaryAction
      move(to: place)
      if callouts.selectedSecondaryAction != selected { advance(by: pace.selection) }
    }
    return callouts.selectedSecondaryAction == action
  }

  private func lockCapitals() -> Bool {
    if let key = map.current.key(for: .capsLock) {
      tap(key)
      return true
    }
    guard let key = map.current.key(for: .shift(.lowercased)) else { return false }
    tap(key)
    quicklyTap(map.current.key(for: .shift(.lowercased)) ?? key)
    return controller.state.keyboardContext.traits.keyboardCase == .capsLocked
  }

  private func dragSpace(by steps: Int) -> Bool {
    guard let key = reach(.space) else { return false }
    let handler = controller.services.spaceDragGestureHandler
    let context = controller.state.keyboardContext
    let isRightToLeft = context.localeProfile.direction == .rightToLeft
    let distance = Double(handler.sensitivity.points) * (isRightToLeft ? -1 : 1)
    hold(key)
    var place = key.frame.center
    move(to: place)
    for _ in 0..<abs(steps) {
      place.x += steps < 0 ? -distance : distance
      move(to: place)
      advance(by: pace.selection)
    }
    lift()
    advance(by: pace.pause)
    return true
  }

  // A stopped typist neither touches keys nor lets time pass.

  private func put(on key: KeyboardLayout.PlacedItem) {
    let key = TouchableKey(
      action: key.item.action, frame: key.frame, swipeDownAction: key.item.swipeDownAction,
      timing: key.row == 0 ? .firstRow : .standard)
    touch { $0.press(key) }
  }

  private func hold(_ key: KeyboardLayout.PlacedItem) {
    put(on: key)
    advance(by: GestureTiming.standard.longPressDelay + pace.selection)
  }

  package func lift() { touch { $0.lift() } }

  package func move(to place: CGPoint) { touch { $0.move(to: place) } }

  func touch(_ move: (KeyTouchHandler) -> Void) {
    guard !isStopped else { return }
    move(touchHandler)
    settled?()
  }

  /// Lets time pass, in which held keys repeat or show their callouts.
  package func advance(by seconds: TimeInterval) {
    wait(until: controller.services.clock.now.addingTimeInterval(seconds))
  }

  private func wait(until date: Date) {
    guard !isStopped else { return }
    isWaiting = true
    controller.services.clock.advance(to: date)
    isWaiting = false
  }
}
