import Foundation
public import KeyboardCore
import KeyboardDrawing
import KeyboardInput
public import KeyboardStyling

extension View {

  /// This view with secondary actions for the keys in it, by key.
  ///
  /// A list without actions gives the key no callout; `nil` leaves the key to the callout service.
  public func keyboardCalloutActions(
    _ actions: @escaping (KeyboardCallout.ActionsBuilderParams) -> [KeyboardAction]?
  ) -> EnvironmentModifier<Self> {
    transformEnvironment { $0.keyboardCalloutActions = actions }
  }

  /// This view with the callouts of a context over it.
  ///
  /// The frames of the context are points from the top left of this view. Where a callout needs room
  /// above, the view grows upwards.
  public func keyboardCalloutContainer(
    calloutContext: KeyboardCalloutContext, keyboardContext: KeyboardContext
  ) -> some View {
    CalloutContainer(
      content: self,
      callouts: [CalloutBubble.Kind.actions, .input].map { kind in
        CalloutBubble(
          kind: kind, calloutContext: calloutContext, keyboardContext: keyboardContext
        ).callout
      })
  }
}

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
    let bubble = CalloutBubble(
      kind: .actions, calloutContext: calloutContext, keyboardContext: keyboardContext)
    return single(bubble) {
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
    let bubble = CalloutBubble(
      kind: .input, calloutContext: calloutContext, keyboardContext: keyboardContext)
    return single(bubble) { $0.lay(style.callout, over: \.keyboardCalloutStyle) }
  }

  /// This view with the shadow and the fine edge of a callout around all that it fills.
  ///
  /// Texts and lines throw no shadow; they are taken to lie on what is filled.
  public func keyboardCalloutShadow(
    style: KeyboardCallout.CalloutStyle = .standard
  ) -> some View {
    CalloutShadow(content: self, style: style)
  }

  /// This view with a bubble over it, in an environment of its own.
  private func single(
    _ bubble: CalloutBubble, change: @escaping (inout EnvironmentValues) -> Void
  ) -> some View {
    CalloutContainer(
      content: self,
      callouts: [
        { width, context in
          var context = context
          change(&context.environment)
          return bubble.callout(width: width, in: context)
        }
      ])
  }
}
