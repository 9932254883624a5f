import Foundation
public import KeyboardCore
import KeyboardDrawing
import KeyboardStyling

extension View {

  /// Sets the secondary actions of the keys in this view, by key.
  ///
  /// ```swift
  /// let view = KeyboardView(keyboardContext: context).keyboardCalloutActions { params in
  ///   params.action == .character("k")
  ///     ? [.character("к"), .character("κ")] : params.standardActions(for: context)
  /// }
  /// let key = view.touchableKeys(measuring: .fixedAdvance).first { $0.action == .character("k") }
  /// key?.calloutActions  // → [.character("к"), .character("κ")]
  /// ```
  ///
  /// An empty list disables the callout of a key; `nil` defers to the callout service.
  public func keyboardCalloutActions(
    _ actions: @escaping (KeyboardCallout.ActionsBuilderParams) -> [KeyboardAction]?
  ) -> EnvironmentModifier<Self> {
    transformEnvironment { $0.keyboardCalloutActions = actions }
  }

  /// Shows a context's callouts over this view, which grows to fit them; frames are in its points.
  public func keyboardCalloutContainer(
    calloutContext: KeyboardCalloutContext, keyboardContext: KeyboardContext
  ) -> some View {
    let bubbles = [CalloutKind.actions, .input].map {
      CalloutBubble(kind: $0, calloutContext: calloutContext, keyboardContext: keyboardContext)
    }
    return CalloutContainer(content: self, bubbles: bubbles)
  }
}

/// View with callouts above it, which make it higher.
private struct CalloutContainer<Content: View>: View {

  let content: Content
  let bubbles: [CalloutBubble]

  var body: Content { content }

  func size(in context: ViewContext) -> CGSize {
    var size = content.size(in: context)
    size.height += callouts(width: size.width, in: context).heightAbove
    return size
  }

  func overhang(in context: ViewContext) -> Double {
    let width = content.size(in: context).width
    return callouts(width: width, in: context).heightAbove + content.overhang(in: context)
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

  private func callouts(width: Double, in context: ViewContext) -> [StyledCallout] {
    bubbles.compactMap { $0.callout(width: width, in: context) }
  }
}
