public import KeyboardCore

extension KeyboardAction {

  /// The look of a key of this action where nothing else says how it looks.
  public func standardButtonStyle(
    for context: KeyboardContext, isPressed: Bool = false
  ) -> Keyboard.ButtonStyle {
    Keyboard.ButtonStyle(
      backgroundColor: standardButtonBackgroundColor(for: context, isPressed: isPressed),
      foregroundColor: standardButtonForegroundColor(for: context, isPressed: isPressed),
      keyboardFont: standardButtonFont(for: context),
      cornerRadius: standardButtonCornerRadius(for: context),
      border: standardButtonBorderStyle(for: context),
      shadow: standardButtonShadowStyle(for: context),
      contentInsets: standardButtonContentInsets(for: context))
  }
}

extension Keyboard.ButtonStyle {

  /// The look of a key where nothing else says how it looks.
  public static func standard(
    for action: KeyboardAction, context: KeyboardContext, isPressed: Bool = false
  ) -> Self {
    action.standardButtonStyle(for: context, isPressed: isPressed)
  }
}
