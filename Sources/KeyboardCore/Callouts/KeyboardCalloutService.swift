/// Something that knows the secondary actions of keys.
public protocol KeyboardCalloutService: AnyObject {

  /// The secondary actions of a key, which start with the key itself; a key without any has none.
  func calloutActions(for action: KeyboardAction) -> [KeyboardAction]

  /// Lets the user feel that another secondary action is selected.
  func triggerFeedbackForSelectionChange()
}
