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
    CalloutContainer(
      content: self,
      actionCallout: KeyboardCallout.ActionCallout(
        calloutContext: calloutContext, keyboardContext: keyboardContext),
      inputCallout: KeyboardCallout.InputCallout(
        calloutContext: calloutContext, keyboardContext: keyboardContext))
  }
}

/// A view with callouts over it.
private struct CalloutContainer<Content: View>: View {

  let content: Content
  let actionCallout: KeyboardCallout.ActionCallout
  let inputCallout: KeyboardCallout.InputCallout

  typealias Body = Never

  func size(in context: ViewContext) -> CGSize {
    var size = content.size(in: context)
    size.height += callouts(width: size.width, in: context).heightAbove
    return size
  }

  func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
    let callouts = callouts(width: frame.width, in: context)
    let above = callouts.heightAbove
    let area = CGRect(
      x: frame.minX, y: frame.minY + above, width: frame.width,
      height: max(frame.height - above, 0))
    content.draw(in: area, context: context, into: &builder)
    for callout in callouts { callout.draw(x: area.minX, y: area.minY, into: &builder) }
  }

  func touchableKeys(in frame: CGRect, context: ViewContext) -> [TouchableKey] {
    content.touchableKeys(in: frame, context: context)
  }

  private func callouts(width: Double, in context: ViewContext) -> [StyledCallout] {
    [
      actionCallout.callout(width: width, in: context),
      inputCallout.callout(width: width, in: context),
    ].compactMap { $0 }
  }
}
