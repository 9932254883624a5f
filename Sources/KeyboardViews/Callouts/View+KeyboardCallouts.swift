import Foundation
public import KeyboardCore
import KeyboardDrawing
import KeyboardInput

extension View {

  /// Set the secondary actions of the keys in this view, by key.
  ///
  /// An empty list disables the callout of a key; `nil` defers to the callout service.
  public func keyboardCalloutActions(
    _ actions: @escaping (KeyboardCallout.ActionsBuilderParams) -> [KeyboardAction]?
  ) -> EnvironmentModifier<Self> {
    transformEnvironment { $0.keyboardCalloutActions = actions }
  }

  /// Show the callouts of a context over this view.
  ///
  /// The frames of the context are points from the top left of this view, which extends upward to
  /// fit callouts.
  public func keyboardCalloutContainer(
    calloutContext: KeyboardCalloutContext, keyboardContext: KeyboardContext
  ) -> some View {
    calloutContainer(
      [.actions, .input], calloutContext: calloutContext, keyboardContext: keyboardContext)
  }

  /// Show callouts over this view, back to front, in an environment of their own.
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
