import Foundation
public import KeyboardCore
import KeyboardDrawing
import KeyboardInput

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
    calloutContainer(
      [.actions, .input], calloutContext: calloutContext, keyboardContext: keyboardContext)
  }

  /// This view with callouts over it, back to front, in an environment of their own.
  package func calloutContainer(
    _ kinds: [CalloutKind], calloutContext: KeyboardCalloutContext,
    keyboardContext: KeyboardContext,
    change: @escaping (inout EnvironmentValues) -> Void = { _ in }
  ) -> some View {
    CalloutContainer(
      content: self,
      callouts: kinds.map { kind in
        let bubble = CalloutBubble(
          kind: kind, calloutContext: calloutContext, keyboardContext: keyboardContext)
        return { width, context in
          var context = context
          change(&context.environment)
          return bubble.callout(width: width, in: context)
        }
      })
  }
}
