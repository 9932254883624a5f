/// Something that knows the secondary actions of keys.
public protocol KeyboardCalloutService: AnyObject {

  /// The secondary actions of a key, which start with the key itself; a key without any has none.
  func calloutActions(for action: KeyboardAction) -> [KeyboardAction]

  /// Lets the user feel that another secondary action is selected.
  func triggerFeedbackForSelectionChange()
}

extension KeyboardCalloutService {

  /// The secondary actions of a key, with the key itself first if it is among them, so that it is
  /// selected at the start.
  package func calloutActions(startingWith action: KeyboardAction) -> [KeyboardAction] {
    calloutActions(for: action).startingWith(action)
  }
}

extension [KeyboardAction] {

  /// The actions with one of them moved to the start.
  package func startingWith(_ action: KeyboardAction) -> [KeyboardAction] {
    guard first != action, contains(action) else { return self }
    return [action] + filter { $0 != action }
  }
}
