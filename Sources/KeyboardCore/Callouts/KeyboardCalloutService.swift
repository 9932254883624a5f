/// A provider of secondary actions of keys.
public protocol KeyboardCalloutService: AnyObject {

  /// Return the secondary actions of a key, starting with the key itself, or an empty list.
  func calloutActions(for action: KeyboardAction) -> [KeyboardAction]

  /// Trigger the feedback for a changed selection of secondary actions.
  func triggerFeedbackForSelectionChange()
}

extension KeyboardCalloutService {

  /// Return the secondary actions of a key, moving the key itself to the front if present.
  ///
  /// The first action is selected initially.
  package func calloutActions(startingWith action: KeyboardAction) -> [KeyboardAction] {
    calloutActions(for: action).startingWith(action)
  }
}

extension [KeyboardAction] {

  /// Return the actions with one of them moved to the front.
  package func startingWith(_ action: KeyboardAction) -> [KeyboardAction] {
    guard first != action, contains(action) else { return self }
    return [action] + filter { $0 != action }
  }
}
