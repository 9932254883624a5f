public import KeyboardCore
public import KeyboardStyling
public import KeyboardViews

// The names of KeyboardKit 7, which has a modifier and a style for each of the two callouts.
extension View {

  /// Show the action callout of a context over this view.
  ///
  /// - Parameters:
  ///   - calloutContext: The callouts, with frames in points from the top left of this view.
  ///   - keyboardContext: The context of the keyboard.
  ///   - style: The style of the callout, with precedence over styles of outer modifiers.
  ///   - emojiKeyboardStyle: The size of emojis in the callout; by default, that of the
  ///     environment.
  /// - Returns: The view, extended upwards where the callout needs room.
  public func keyboardActionCallout(
    calloutContext: KeyboardCalloutContext, keyboardContext: KeyboardContext,
    style: KeyboardCallout.ActionCalloutStyle = .standard,
    emojiKeyboardStyle: Emoji.KeyboardStyle? = nil
  ) -> some View {
    calloutContainer(
      [.actions], calloutContext: calloutContext, keyboardContext: keyboardContext
    ) {
      $0.layer(style.callout, over: \.keyboardCalloutStyle)
      if let emojiKeyboardStyle { $0.emojiKeyboardStyle = { _ in emojiKeyboardStyle } }
    }
  }

  /// Show the input callout of a context over this view.
  ///
  /// - Parameters:
  ///   - calloutContext: The callouts, with frames in points from the top left of this view.
  ///   - keyboardContext: The context of the keyboard; pads have no input callout.
  ///   - style: The style of the callout, with precedence over styles of outer modifiers.
  /// - Returns: The view, extended upwards where the callout needs room.
  public func keyboardInputCallout(
    calloutContext: KeyboardCalloutContext, keyboardContext: KeyboardContext,
    style: KeyboardCallout.InputCalloutStyle = .standard
  ) -> some View {
    calloutContainer(
      [.input], calloutContext: calloutContext, keyboardContext: keyboardContext
    ) { $0.layer(style.callout, over: \.keyboardCalloutStyle) }
  }
}
