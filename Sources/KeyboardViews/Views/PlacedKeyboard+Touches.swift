import Foundation
import KeyboardCore
public import KeyboardInput

extension PlacedKeyboard {

  /// Return the touch areas of the keys in the order of their places.
  ///
  /// The spacers beside letters belong to the letters, so that touches near a key count.
  public func touchableKeys(in context: ViewContext) -> [TouchableKey] {
    keys.filter { $0.item.action != .none }.map { key in
      let action = key.item.action
      return TouchableKey(
        action: action, frame: key.frame,
        calloutActions: keyboard.isNumberPad
          ? []
          : context.environment.keyboardCalloutActions(
            KeyboardCallout.ActionsBuilderParams(action: action)),
        calloutAlignment: key.frame.minX > size.width / 2 ? .trailing : .leading,
        swipeDownAction: key.item.swipeDownAction,
        timing: key.row == 0 ? .firstRow : .standard,
        spaceLongPressBehavior: context.environment.keyboardSpaceLongPressBehavior)
    }
  }
}
