import Foundation
public import KeyboardCore
import KeyboardStyling

extension PlacedKeyboard {

  /// Returns a key's secondary actions by modifiers, else the keyboard's service, else the locale's.
  ///
  /// The key itself comes first, if it is among them. Keys of number pads have none.
  public func calloutActions(
    for action: KeyboardAction, in context: ViewContext
  ) -> [KeyboardAction] {
    if keyboard.isNumberPad { return [] }
    let keyboardContext = keyboard.keyboardContext
    let actions =
      context.calloutActions(for: action, in: keyboardContext)
      ?? keyboard.calloutService?.calloutActions(for: action)
      ?? KeyboardCallout.Actions.standard(for: action, context: keyboardContext) ?? []
    return actions.startingWith(action)
  }

  /// Returns this keyboard with a callout and pressed keys.
  public func showing(
    _ callout: KeyboardCallout.Presentation?, pressing actions: Set<KeyboardAction> = []
  ) -> PlacedKeyboard {
    var placed = self
    placed.keyboard.callout = callout
    placed.keyboard.pressedActions = actions
    return placed
  }

  func heightAbove(in context: ViewContext) -> Double {
    keyboard.adjusted(in: context) { _ in callouts(in: context).heightAbove }
  }

  func callouts(in context: ViewContext) -> [StyledCallout] {
    guard !keyboard.isNumberPad, let calloutContext = calloutContext(in: context) else { return [] }
    let center = calloutContext.buttonFrame.center
    guard let index = keys.firstIndex(where: { $0.frame.contains(center) }) else { return [] }
    let (key, place) = (keys[index], keys.keyPlaces[index])
    let composer = { (kind: CalloutKind) in
      CalloutComposer(
        calloutContext: calloutContext, keyboardContext: keyboard.keyboardContext,
        viewWidth: size.width, style: calloutStyle(kind, over: key, at: place, in: context),
        context: context)
    }
    // The appearance is queried only for visible callouts, since resolving a style takes time.
    let actions =
      calloutContext.secondaryActions.isEmpty
      ? nil : composer(.actions).actions(named: key.item.action.keyName ?? "")
    let input = calloutContext.inputAction == nil ? nil : composer(.input).input
    return [actions, input].compactMap { $0 }
  }

  private func calloutContext(in context: ViewContext) -> KeyboardCalloutContext? {
    if let running = keyboard.calloutContext { return running }
    guard let callout = keyboard.callout,
      let key = keys.first(where: { $0.item.action == callout.action })
    else { return nil }
    let result = KeyboardCalloutContext()
    result.availableWidth = size.width
    switch callout {
    case .input(let action):
      result.updateInputAction(action, in: key.frame)
    case .actions(let action, let selectedIndex):
      result.updateSecondaryActions(
        calloutActions(for: action, in: context), for: action, in: key.frame)
      result.selectSecondaryAction(inServiceOrder: selectedIndex)
    }
    return result
  }

  private func calloutStyle(
    _ kind: CalloutKind, over key: KeyboardLayout.PlacedItem, at place: KeyboardLayout.KeyPosition?,
    in context: ViewContext
  ) -> KeyboardCallout.CalloutStyle {
    var style = context.calloutStyle(
      of: StyledPart(place: place, action: key.item.action, callout: kind),
      over: keyboard.appearance.calloutStyle(kind, for: key.item.action, at: place))
    if style.$buttonOverlayInset == nil {
      style.buttonOverlayInset = CGSize(
        width: key.keyFrame.minX - key.frame.minX, height: key.keyFrame.minY - key.frame.minY)
    }
    if let standard = keyboard.keyboardContext.traits.design.styling.calloutStyle {
      let face = keyboard.buttonStyle(for: key.item.action, isPressed: true, at: place, in: context)
      style = standard(kind == .input, face.value).extended(with: style)
    }
    if style.buttonOverlayCornerRadius == nil {
      style.buttonOverlayCornerRadius =
        keyboard.buttonStyle(for: key.item.action, isPressed: true, at: place, in: context)
        .value.lowerCornerRadius(height: key.keyFrame.height)
    }
    return keyboard.accessibilityRules.adapted(style)
  }
}

extension KeyboardCalloutContext {

  fileprivate func selectSecondaryAction(inServiceOrder index: Int) {
    let isReversed = secondaryActionsAlignment == .trailing
    // An invalid index selects nothing in either order.
    guard secondaryActions.indices.contains(index) else { return selectSecondaryAction(at: -1) }
    selectSecondaryAction(at: isReversed ? secondaryActions.count - 1 - index : index)
  }
}

extension KeyboardCallout {

  /// A callout over one of a keyboard's keys.
  public enum Presentation: Hashable, Sendable {

    case input(KeyboardAction)

    /// The action callout of a key, with a selected index in the order of the callout service.
    case actions(of: KeyboardAction, selectedIndex: Int)

    /// The key.
    public var action: KeyboardAction {
      switch self {
      case .input(let action), .actions(let action, _): action
      }
    }
  }
}
