public import KeyboardCore

extension Keyboard {

  /// A builder of the style of every key, for the modifier `keyboardButtonStyle(builder:)`.
  public typealias ButtonStyleBuilder = (ButtonStyleBuilderParams) -> Keyboard.ButtonStyle

  /// The key and state to build a style for.
  public struct ButtonStyleBuilderParams: KeyboardModel {

    /// The action of the key.
    public var action: KeyboardAction

    /// Whether the key is pressed.
    public var isPressed: Bool

    /// The place of the key, if it is known.
    public var place: KeyboardLayout.KeyPlace?

    /// Create the parameters for a key.
    public init(
      action: KeyboardAction, isPressed: Bool, place: KeyboardLayout.KeyPlace? = nil
    ) {
      self.action = action
      self.isPressed = isPressed
      self.place = place
    }

    /// Return the standard style of the key.
    public func standardStyle(for context: KeyboardContext) -> Keyboard.ButtonStyle {
      action.standardButtonStyle(for: context, isPressed: isPressed)
    }
  }
}

extension Keyboard.ButtonStyle {

  /// Return the standard style of a key.
  public static func standard(
    for action: KeyboardAction, context: KeyboardContext, isPressed: Bool = false
  ) -> Self {
    action.standardButtonStyle(for: context, isPressed: isPressed)
  }
}
