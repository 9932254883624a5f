import Foundation
public import KeyboardCore
import KeyboardDrawing
import KeyboardStyling

extension KeyboardCallout {

  /// The input callout of a callout context.
  ///
  /// It is drawn over a view whose top left corner is the origin of the context's frames.
  public struct InputCallout: View {

    private let bubble: CalloutBubble

    /// Create the input callout of a context, empty without a pressed key or on a pad.
    public init(calloutContext: KeyboardCalloutContext, keyboardContext: KeyboardContext) {
      bubble = CalloutBubble(
        kind: .input, calloutContext: calloutContext, keyboardContext: keyboardContext)
    }

    /// The callout, over the width of the screen.
    public var body: some View { bubble }
  }

  /// The action callout of a callout context.
  ///
  /// It is drawn over a view whose top left corner is the origin of the context's frames.
  public struct ActionCallout: View {

    private let bubble: CalloutBubble

    /// Create the action callout of a context, empty without secondary actions.
    public init(calloutContext: KeyboardCalloutContext, keyboardContext: KeyboardContext) {
      bubble = CalloutBubble(
        kind: .actions, calloutContext: calloutContext, keyboardContext: keyboardContext)
    }

    /// The callout, over the width of the screen.
    public var body: some View { bubble }
  }
}

struct CalloutBubble: PrimitiveView {

  let kind: CalloutKind
  let calloutContext: KeyboardCalloutContext
  let keyboardContext: KeyboardContext

  func size(in context: ViewContext) -> CGSize {
    let width = keyboardContext.traits.screenSize.width
    return CGSize(width: width, height: callout(width: width, in: context)?.box.maxY ?? 0)
  }

  func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
    callout(width: frame.width, in: context)?.draw(x: frame.minX, y: frame.minY, into: &builder)
  }

  func callout(width: Double, in context: ViewContext) -> StyledCallout? {
    let composer = CalloutComposer(
      calloutContext: calloutContext, keyboardContext: keyboardContext, viewWidth: width,
      style: context.calloutStyle(), context: context)
    switch kind {
    case .input: return composer.input
    case .actions: return composer.actions(named: calloutContext.baseName)
    }
  }
}

extension KeyboardCalloutContext {

  fileprivate var baseName: String {
    let base =
      secondaryActionsAlignment == .trailing ? secondaryActions.last : secondaryActions.first
    return base?.keyName ?? ""
  }
}
