public import KeyboardCore
public import KeyboardInput
public import KeyboardStyling

extension Keyboard {

  /// A single key, for custom keyboards.
  ///
  /// It shows the standard content of a key on a ``KeyboardView``, or a custom one based on that.
  public struct Button<Content: View>: View {

    private let button: KeyboardButtonModifier<Content>

    /// Create a key with a content based on the standard one.
    ///
    /// - Parameters:
    ///   - action: The action of the key.
    ///   - actionHandler: The handler of gestures on the key.
    ///   - styleService: The appearance of the key; by default, the standard one.
    ///   - keyboardContext: The context of the keyboard.
    ///   - calloutContext: The callouts of the key, or `nil` for those of the keyboard.
    ///   - edgeInsets: The insets of the key in its touch area, in points.
    ///   - isPressed: Whether the key is drawn pressed.
    ///   - content: The content for a standard one.
    public init(
      action: KeyboardAction, actionHandler: any KeyboardActionHandler,
      styleService: (any KeyboardAppearance)? = nil, keyboardContext: KeyboardContext,
      calloutContext: KeyboardCalloutContext? = nil, edgeInsets: EdgeInsets = EdgeInsets(),
      isPressed: Bool = false, content: (Keyboard.ButtonContent) -> Content
    ) {
      let styleService =
        styleService ?? StandardKeyboardAppearance(keyboardContext: keyboardContext)
      let standard = Keyboard.ButtonContent(
        action: action, styleService: styleService, keyboardContext: keyboardContext,
        isPressed: isPressed)
      button = content(standard).keyboardButton(
        for: action, style: styleService.buttonStyle(for: action, isPressed: isPressed),
        actionHandler: actionHandler, keyboardContext: keyboardContext,
        calloutContext: calloutContext, edgeInsets: edgeInsets, isPressed: isPressed)
    }

    /// The composed key.
    public var body: some View { button }
  }
}

extension Keyboard.Button where Content == Keyboard.ButtonContent {

  /// Create a key that shows the icon or text of its action.
  public init(
    action: KeyboardAction, actionHandler: any KeyboardActionHandler,
    styleService: (any KeyboardAppearance)? = nil, keyboardContext: KeyboardContext,
    calloutContext: KeyboardCalloutContext? = nil, edgeInsets: EdgeInsets = EdgeInsets(),
    isPressed: Bool = false
  ) {
    self.init(
      action: action, actionHandler: actionHandler, styleService: styleService,
      keyboardContext: keyboardContext, calloutContext: calloutContext, edgeInsets: edgeInsets,
      isPressed: isPressed
    ) { $0 }
  }
}
