public import KeyboardCore
public import KeyboardInput
public import KeyboardStyling

extension Keyboard {

  /// A single key, for keyboards with a view of their own.
  ///
  /// It shows what the key shows on a ``KeyboardView``, or what is made of that.
  public struct Button<Content: View>: View {

    private let button: KeyboardButtonModifier<Content>

    /// A key with a content that is made of the standard one.
    ///
    /// - Parameters:
    ///   - action: What the key does.
    ///   - actionHandler: What handles the gestures on the key.
    ///   - styleService: Says how the key looks; by default, the standard appearance.
    ///   - keyboardContext: The surroundings of the key.
    ///   - calloutContext: The callouts that show the key, or `nil` for those of the keyboard.
    ///   - edgeInsets: The distance of the key from the edges of its touch area in points.
    ///   - isPressed: Whether the key is drawn pressed.
    ///   - content: What the key shows.
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

    /// What the key is made of.
    public var body: some View { button }
  }
}

extension Keyboard.Button where Content == Keyboard.ButtonContent {

  /// A key that shows the icon or text of its action.
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
