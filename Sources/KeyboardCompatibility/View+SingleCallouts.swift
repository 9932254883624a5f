public import KeyboardCore
public import KeyboardStyling
public import KeyboardViews

// The names of KeyboardKit 7, which has a modifier and a style for each of the two callouts.
extension View {

  /// This view with the bubble of a context's secondary actions over it.
  ///
  /// - Parameters:
  ///   - calloutContext: The callouts, with frames in points from the top left of this view.
  ///   - keyboardContext: The surroundings of the keyboard.
  ///   - style: How the bubble looks; what modifiers further out say comes second.
  ///   - emojiKeyboardStyle: The size of emojis in the bubble; by default, that of the surroundings.
  /// - Returns: The view, which grows upwards where the bubble needs room.
  public func keyboardActionCallout(
    calloutContext: KeyboardCalloutContext, keyboardContext: KeyboardContext,
    style: KeyboardCallout.ActionCalloutStyle = .standard,
    emojiKeyboardStyle: Emoji.KeyboardStyle? = nil
  ) -> some View {
    calloutContainer(
      [.actions], calloutContext: calloutContext, keyboardContext: keyboardContext
    ) {
      $0.lay(style.callout, over: \.keyboardCalloutStyle)
      if let emojiKeyboardStyle { $0.emojiKeyboardStyle = { _ in emojiKeyboardStyle } }
    }
  }

  /// This view with the bubble over it that repeats the pressed key of a context.
  ///
  /// - Parameters:
  ///   - calloutContext: The callouts, with frames in points from the top left of this view.
  ///   - keyboardContext: The surroundings of the keyboard; on a pad there is no such bubble.
  ///   - style: How the bubble looks; what modifiers further out say comes second.
  /// - Returns: The view, which grows upwards where the bubble needs room.
  public func keyboardInputCallout(
    calloutContext: KeyboardCalloutContext, keyboardContext: KeyboardContext,
    style: KeyboardCallout.InputCalloutStyle = .standard
  ) -> some View {
    calloutContainer(
      [.input], calloutContext: calloutContext, keyboardContext: keyboardContext
    ) { $0.lay(style.callout, over: \.keyboardCalloutStyle) }
  }
}
