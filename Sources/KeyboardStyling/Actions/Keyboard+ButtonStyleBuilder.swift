public import KeyboardCore

extension Keyboard {

  /// A function that makes the style of every key, for the modifier `keyboardButtonStyle(builder:)`.
  public typealias ButtonStyleBuilder = (ButtonStyleBuilderParams) -> Keyboard.ButtonStyle

  /// What a style is made for.
  public struct ButtonStyleBuilderParams: KeyboardModel {

    /// What the key does.
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
