public import KeyboardCore

extension Keyboard {

  /// A function that makes the style of every key, for the modifier `keyboardButtonStyle(builder:)`.
  public typealias ButtonStyleBuilder = (ButtonStyleBuilderParams) -> Keyboard.ButtonStyle

  /// The key and the state that a style is made for.
  public struct ButtonStyleBuilderParams: KeyboardModel {

    /// The action of the key.
    public var action: KeyboardAction

    /// Whether the key is pressed.
    public var isPressed: Bool

    /// The parameters for a key.
    public init(action: KeyboardAction, isPressed: Bool) {
      self.action = action
      self.isPressed = isPressed
    }

    /// The look of the key where nothing else says how it looks.
    public func standardStyle(for context: KeyboardContext) -> Keyboard.ButtonStyle {
      action.standardButtonStyle(for: context, isPressed: isPressed)
    }
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
